/* What the others' plays and passes tell of their hands, if they are taken at
 * their word: thirteen/ai/reading.py, number for number.
 */
#ifndef READING_H
#define READING_H
#include "cards.h"

typedef struct {
    Mask excluded;
    uint8_t doubted, top_pair, leads, answers, passes;
} Word;

static const Word DOUBTED = {.doubted = 1, .top_pair = TWO};

static Mask below_card(int card) { return (ONE << card) - 1; }

static Mask higher(const Rules *r, int top) {
    Mask cards = ~below_card((r->twins_equal ? top | 1 : top) + 1);
    if (!r->suits_match || rank_of(top) == TWO) return cards;
    Mask keep = rank_mask(TWO);
    for (int rank = 0; rank < TWO; rank++) keep |= (Mask)(3 << 2 * ((top >> 1) & 3)) << 8 * rank;
    return cards & keep;
}

static void read_play(Word *w, const Rules *r, const Combo *table, const Combo *c, int first, int on_turn) {
    if (w->doubted) return;
    if ((c->cards & w->excluded) || (c->kind == PAIR && rank_of(c->top) > w->top_pair)) {
        *w = DOUBTED;
    } else if (table->kind == PASS) {
        if (first && r->opening_alone) return;
        w->excluded |= below_card(lowest(c->cards));
        if (c->kind <= TRIPLE && !r->suits_match) w->excluded |= rank_mask(rank_of(c->top));
        w->leads++;
    } else if (on_turn && c->kind == SINGLE) {
        w->excluded |= higher(r, table->top) & below_card(c->top);
        w->answers++;
    }
}

static void read_pass(Word *w, const Rules *r, const Combo *table) {
    if (w->doubted) return;
    if (table->kind == SINGLE) {
        w->excluded |= higher(r, table->top);
        w->passes++;
    } else if (table->kind == PAIR && !r->suits_match) {
        if (rank_of(table->top) < w->top_pair) w->top_pair = rank_of(table->top);
        w->passes++;
    }
}
#endif
