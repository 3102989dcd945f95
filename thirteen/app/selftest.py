"""`--self-test`: whether all that the program needs is here and works, without a screen.

Checks every asset, draws every scene in every language, and lets bots play a match through the
real scenes, cut off in the middle and gone on with.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from thirteen import __version__, i18n
from thirteen.app.environment import prepare_environment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from thirteen.app.application import App
    from thirteen.app.context import Context
    from thirteen.app.scene import Scene
    from thirteen.app.session import Session
    from thirteen.app.view import View

SIZES: Final = ((960, 600), (1920, 1080))
SEED: Final = 20_261_129
STEP: Final = 0.05  # seconds of the match's own time
LONGEST_MATCH: Final = 400_000  # steps; bots that never end must not hang the test
PLAYS_BEFORE_CUT: Final = 30
DOMAIN_LETTERS: Final = "Aa0ếĐ♠"


class SelfTestError(Exception):
    """Something that should be so is not."""


def self_test(report: Path | None) -> int:
    """Run every check; the exit status, 0 or 1. The report goes to stdout and to the file."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    lines = [f"Thirteen {__version__}"]
    failed = False
    for name, check in (("assets", _assets), ("scenes", _scenes), ("match", _match)):
        begun = time.perf_counter()
        try:
            found = check()
        except Exception as error:  # noqa: BLE001 - every check is to be made and told
            failed = True
            found = f"FAILED: {type(error).__name__}: {error}"
        lines.append(f"{name}: {found} ({time.perf_counter() - begun:.1f} s)")
    lines.append("self-test failed" if failed else "self-test passed")
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    if report is not None:
        try:
            report.write_text(text, encoding="utf-8")
        except OSError as error:
            sys.stderr.write(f"the report cannot be written: {error}\n")
            failed = True
    return int(failed)


def _fail(why: str) -> NoReturn:
    raise SelfTestError(why)


def _require(held: object, otherwise: str) -> None:
    if not held:
        _fail(otherwise)


def _assets() -> str:
    """Fonts, sounds, drawings, licences and catalogues."""
    import pygame  # noqa: PLC0415 - the environment comes first

    from thirteen.app.about import components  # noqa: PLC0415
    from thirteen.app.art.backs import back_svg  # noqa: PLC0415
    from thirteen.app.art.cards import card_svg  # noqa: PLC0415
    from thirteen.app.art.icons import ICONS, icon_svg  # noqa: PLC0415
    from thirteen.app.art.logo import app_icon_svg  # noqa: PLC0415
    from thirteen.app.fonts import FALLBACKS, Fonts  # noqa: PLC0415
    from thirteen.app.sound import Sounds  # noqa: PLC0415
    from thirteen.app.table.cards import BACKS  # noqa: PLC0415

    pygame.font.init()
    fonts = Fonts()
    faces = sorted({face for chain in FALLBACKS.values() for face in chain})
    for face in faces:
        blank = fonts.font(face, 24).size(" ")[0]
        _require(fonts.font(face, 24).size("Thirteen 13")[0] > 4 * blank, f"{face} is no font")
    for weight in FALLBACKS:
        for letter in DOMAIN_LETTERS + "十":
            face = fonts.face_of(letter, weight)
            _require(fonts.has(face, letter), f"{face} lacks {letter!a}")
    sounds = Sounds()
    _require(sounds.open(), "no sound device, not even one that is silent")
    _require(not sounds.missing, f"no effect {', '.join(sounds.missing)}")
    sounds.close()
    drawings = [card_svg(card, four_colour=four) for card in range(104) for four in (False, True)]
    drawings += [back_svg(design) for design in BACKS]
    drawings += [icon_svg(icon) for icon in ICONS]
    drawings.append(app_icon_svg())
    for drawing in drawings:
        picture = pygame.image.load_sized_svg(io.BytesIO(drawing.encode()), (60, 84))
        _require(picture.get_bounding_rect().width, "a drawing is empty")
    parts = components()
    for part in parts:
        _require(part.notice, f"no licence of {part.name}")
    for code in i18n.LANGUAGES:
        _require(code == i18n.SOURCE or i18n.has_catalogue(code), f"no catalogue of {code}")
    return f"{len(faces)} faces, {len(drawings)} drawings, {len(parts)} licences"


def _scenes() -> str:
    """A frame of every scene in every language at two sizes."""
    pictures = 0
    with tempfile.TemporaryDirectory() as folder:
        for code in i18n.LANGUAGES:
            for size in SIZES:
                with _app(Path(folder, f"{code}{size[0]}"), size, code) as app:
                    for make in _every_scene(app.context):
                        _draw(app, make())
                        pictures += 1
    i18n.use_language(i18n.SOURCE)
    return f"{pictures} pictures in {len(i18n.LANGUAGES)} languages"


def _every_scene(context: Context) -> list[Callable[[], Scene]]:
    from thirteen.app.scenes.about import AboutScene  # noqa: PLC0415
    from thirteen.app.scenes.hand_result import HandResultScene  # noqa: PLC0415
    from thirteen.app.scenes.house_rules import HouseRulesScene  # noqa: PLC0415
    from thirteen.app.scenes.licences import LicencesScene  # noqa: PLC0415
    from thirteen.app.scenes.match_result import MatchResultScene  # noqa: PLC0415
    from thirteen.app.scenes.new_game import NewGameScene  # noqa: PLC0415
    from thirteen.app.scenes.pause import PauseScene  # noqa: PLC0415
    from thirteen.app.scenes.rules import RulesScene  # noqa: PLC0415
    from thirteen.app.scenes.settings import SettingsScene  # noqa: PLC0415
    from thirteen.app.scenes.title import TitleScene  # noqa: PLC0415
    from thirteen.app.session import Phase  # noqa: PLC0415
    from thirteen.app.table.scene import TableScene  # noqa: PLC0415

    session = _session(context)
    _advance(session, lambda: len(session.history) >= 3)  # noqa: PLR2004 - some cards are out
    ended = _session(context)
    _advance(ended, lambda: ended.phase is Phase.MATCH_OVER)
    return [
        lambda: TitleScene(context),
        lambda: NewGameScene(context),
        lambda: HouseRulesScene(context, NewGameScene(context)),
        lambda: SettingsScene(context),
        lambda: RulesScene(context, ended.rules, ended.preset),
        lambda: AboutScene(context),
        lambda: LicencesScene(context),
        lambda: TableScene(context, session),
        lambda: PauseScene(context, session),
        lambda: HandResultScene(context, ended, lambda: None),
        lambda: MatchResultScene(context, ended),
    ]


def _session(context: Context) -> Session:
    from thirteen.app.session import Pace, Player, Session, SessionOptions  # noqa: PLC0415
    from thirteen.engine import PRESETS  # noqa: PLC0415

    players = [Player("Mai", "human"), *(Player(name, "greedy") for name in ("An", "Vũ", "Hà"))]
    options = SessionOptions(pace=Pace.INSTANT)
    return Session(PRESETS["treze"], players, SEED, context.store, options=options)


def _advance(session: Session, done: Callable[[], bool]) -> None:
    """Let a session go on, the person playing the lowest legal play, until it is `done`."""
    from thirteen.app.session import Phase  # noqa: PLC0415
    from thirteen.engine import PASS  # noqa: PLC0415

    for _step in range(LONGEST_MATCH):
        if done():
            return
        if session.phase is Phase.ROUND_OVER:
            session.next_round()
        turn = session.ask.mine
        if turn is not None and session.awaiting == session.me:
            session.submit(next(iter(turn.plays), PASS))
        session.update(STEP)
    _fail("a match of bots does not end")


def _draw(app: App, scene: Scene) -> None:
    import pygame  # noqa: PLC0415

    app.context.stack.clear_to(scene)
    canvas = pygame.Surface(app.context.view.size)
    for _frame in range(30):  # until what fades in is there
        app.step(STEP)
    app.draw(canvas)
    pixels = canvas.get_width() * canvas.get_height()
    same = pygame.mask.from_threshold(canvas, canvas.get_at((0, 0)), (2, 2, 2, 255)).count()
    _require(same < pixels, f"{type(scene).__name__} is blank")


def _match() -> str:
    """A match of bots through the real scenes, cut off in the middle and gone on with."""
    from thirteen.app.people import learned_bots  # noqa: PLC0415
    from thirteen.app.scenes.start import begin_match, resume_match  # noqa: PLC0415
    from thirteen.storage import NewGame  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as name:
        whole, cut = Path(name, "whole"), Path(name, "cut")
        with _app(whole, SIZES[0], i18n.SOURCE) as app:
            bots = ("careful", "greedy", "heuristic", "master" if learned_bots() else "careful")
            begin_match(app.context, NewGame(preset="chops", players=bots))
            session = _play_on(app, lambda session: len(session.history) >= PLAYS_BEFORE_CUT)
            _copy_files(whole, cut)
            position = (session.round_no, session.round.hands, session.scores)
            expected = _play_on(app, _is_over).scores
        with _app(cut, SIZES[1], i18n.SOURCE) as app:
            record = app.context.store.running()
            if record is None:
                _fail("the match that was cut off is not there")
            resume_match(app.context, record)
            session = _play_on(app, lambda _session: True)
            found = (session.round_no, session.round.hands, session.scores)
            _require(found == position, "the match does not go on from the same card")
            scores = _play_on(app, _is_over).scores
            _require(scores == expected, f"the match ends with {scores}, not {expected}")
            _require(not app.context.store.has_running, "a match that is over is still running")
    return f"{', '.join(bots)}: cut off and gone on with, {scores} both times"


def _copy_files(whole: Path, cut: Path) -> None:
    """Copy what is left on the disk when the power fails."""
    shutil.copytree(
        whole, cut, ignore=shutil.ignore_patterns("*.lock"), copy_function=shutil.copyfile
    )


def _is_over(session: Session) -> bool:
    return session.match_summary is not None


def _play_on(app: App, done: Callable[[Session], bool]) -> Session:
    """Step the program, pressing Enter on every panel, until the table's session is `done`."""
    import pygame  # noqa: PLC0415

    from thirteen.app.table.scene import TableScene  # noqa: PLC0415

    canvas = pygame.Surface(app.context.view.size)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    for step in range(LONGEST_MATCH):
        scenes = app.context.stack.scenes
        table = scenes[0] if scenes and isinstance(scenes[0], TableScene) else None
        if table is not None and done(table.session):
            return table.session
        panel = table is not None and app.context.stack.top is not table
        changed = app.step(STEP, [enter] if panel and step % 20 == 0 else [])
        if changed and step % 100 == 0:
            app.draw(canvas)
    _fail("a match through the scenes does not end")


@contextmanager
def _app(folder: Path, size: tuple[int, int], code: str) -> Iterator[App]:
    """The program without a window, with instant animations."""
    import pygame  # noqa: PLC0415

    from thirteen.app.application import App  # noqa: PLC0415
    from thirteen.app.context import Context  # noqa: PLC0415
    from thirteen.app.scenes.title import TitleScene  # noqa: PLC0415
    from thirteen.app.view import View  # noqa: PLC0415
    from thirteen.storage import Folders, Store  # noqa: PLC0415

    pygame.display.init()
    pygame.font.init()
    view: View = View(*size)
    store = Store(Folders.find(folder))
    context = Context(store, view, SEED, code)
    context.change_settings(speed=0.0, pace="fast", reduced_motion=True)
    app = App(context, TitleScene(context))
    try:
        yield app
    finally:
        app.close()
        store.close()
