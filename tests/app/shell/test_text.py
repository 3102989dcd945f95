from __future__ import annotations

import pytest

from thirteen import resources
from thirteen.app.fonts import Fonts
from thirteen.app.text import TextPainter, line_height
from thirteen.app.theme import CREAM, INK

SENTENCE = "Người thắng ván trước đánh trước, và được đánh bất cứ bộ nào."


@pytest.mark.parametrize("wrap", [120, 200, 333, 800])
def test_lines_fit_the_width_and_lose_no_word(wrap: int) -> None:
    text = TextPainter()
    lines = text.lines(SENTENCE, 20, "regular", wrap)
    assert " ".join(lines) == SENTENCE
    assert all(text.measure(line, 20)[0] <= wrap for line in lines)


def test_scripts_without_spaces_break_anywhere_but_before_a_stop() -> None:
    text = TextPainter()
    lines = text.lines("十三张的规则。" * 8, 20, "regular", 90)
    assert len(lines) > 1
    assert not any(line.startswith("。") for line in lines)
    assert "".join(lines) == "十三张的规则。" * 8


def test_a_word_wider_than_the_line_stands_alone() -> None:
    lines = TextPainter().lines("a incomprehensibilities b", 30, "regular", 40)
    assert lines == ["a", "incomprehensibilities", "b"]


def test_every_line_of_a_size_is_equally_high() -> None:
    text = TextPainter()
    assert text.measure("x", 24)[1] == text.measure("Ệ", 24)[1] == line_height(24)
    assert text.render("x\nỆ", 24, CREAM).get_height() == 2 * line_height(24)


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold", "display"])
@pytest.mark.parametrize("size", [13, 24, 56])
def test_stacked_marks_are_not_cut(size: int, weight: str) -> None:
    words = "ỆỂẰgjỤ"
    fonts = Fonts()
    whole = fonts.font(fonts.face_of("x", weight), size).render(words, True, CREAM)  # noqa: FBT003
    ink = TextPainter().render(words, size, CREAM, weight).get_bounding_rect()
    assert ink.height == whole.get_bounding_rect().height


@pytest.mark.parametrize("weight", ["regular", "semibold", "bold", "display"])
@pytest.mark.parametrize("size", [13, 15, 20, 24, 36, 56])
def test_capitals_stand_in_the_middle_of_their_line(size: int, weight: str) -> None:
    picture = TextPainter().render("HE", size, CREAM, weight)
    ink = picture.get_bounding_rect()
    assert abs((ink.top + ink.bottom) - picture.get_height()) <= 2


@pytest.mark.parametrize("size", [15, 24, 44])
def test_marks_do_not_move_the_letters_under_them(size: int) -> None:
    text = TextPainter()
    plain = text.render("H", size, CREAM).get_bounding_rect()
    for word in ("ẤH", "ẾH", "ỞH", "ÉH", "ựH"):
        line = text.render(word, size, CREAM)
        left = text.measure(word[0], size)[0]
        rest = line.subsurface((left, 0, line.get_width() - left, line.get_height()))
        assert abs(rest.get_bounding_rect().bottom - plain.bottom) <= 0.05 * size, word


def test_what_fits_is_not_changed_and_what_does_not_is_cut_with_dots() -> None:
    text = TextPainter()
    whole = text.render("Thirteen", 24, CREAM)
    assert text.fit("Thirteen", 24, CREAM, 500) is whole
    assert text.fit("Thirteen " * 9, 24, CREAM, 150).get_width() <= 150


def test_pictures_are_kept_by_everything_that_makes_them() -> None:
    text = TextPainter()
    assert text.render("a", 24, CREAM) is text.render("a", 24, CREAM)
    assert text.render("a", 24, CREAM) is not text.render("a", 24, INK)
    assert text.render("a", 24, CREAM) is not text.render("a", 25, CREAM)


@pytest.mark.skipif(not resources.exists("fonts/coverage.json"), reason="fonts not built")
def test_each_piece_is_drawn_by_a_face_that_has_it() -> None:
    fonts = Fonts()
    runs = fonts.runs("Tiến Lên 十三张 10♥", "regular")
    assert "".join(piece for _face, piece in runs) == "Tiến Lên 十三张 10♥"
    assert [face for face, _piece in runs] == ["text-regular", "cjk-regular", "text-regular"]


@pytest.mark.parametrize("odd", ["a\0b", "a\x1b[1mb", "a\udcffb", "\0", "a\tb"])
def test_what_no_font_can_show_is_left_out(odd: str) -> None:
    text = TextPainter()
    assert text.render(odd, 20, CREAM).get_height() == line_height(20)
    assert text.fit(odd, 20, CREAM, 60).get_width() <= 60
    assert text.measure(odd, 20)[0] <= text.measure("a[1m b", 20)[0]


def test_a_text_that_must_fit_is_one_line() -> None:
    assert TextPainter().fit("a\nb", 20, CREAM, 200).get_height() == line_height(20)
