/* Which combination beats which, and the candidate plays of a hand.
 *
 * Candidates are canonical: every kind, size and top card, the lower cards
 * filled with the lowest held. Only the top card decides a comparison.
 */
#ifndef COMBOS_H
#define COMBOS_H
#include "cards.h"

static int beats(const Rules *r, const Combo *table, const Combo *c) {
    int a = strength(r, table->top), b = strength(r, c->top);
    if (is_bomb(c)) {
        int pairs = c->size / 2;
        if (is_bomb(table)) {
            if (r->bomb_order == ORDER_LADDER) {
                int rung_c = c->kind == QUAD ? 7 : c->size, rung_t = table->kind == QUAD ? 7 : table->size;
                return rung_c != rung_t ? rung_c > rung_t : b > a;
            }
            if (c->kind != table->kind) return 0;
            if (c->size == table->size) return b > a;
            return r->bomb_order == ORDER_LONGER && c->size > table->size;
        }
        if (r->bombs_beat_anything) return 1;
        if (table->kind > TRIPLE || rank_of(table->top) != TWO) return 0;
        if (c->kind == QUAD) return table->size <= r->quad_beats_twos;
        int need = r->pairs_beat_twos[table->size - 1];
        return need > 0 && pairs >= need;
    }
    if (c->kind != table->kind || c->size != table->size) return 0;
    if (r->suits_match && c->kind != TRIPLE) {
        int rt = rank_of(table->top), rc = rank_of(c->top);
        if (c->kind != STRAIGHT && rc == TWO) return rt != TWO || b > a;
        int suit_t = (table->top >> 1) & 3, suit_c = (c->top >> 1) & 3;
        if (c->kind == PAIR) return (suit_t >> 1) == (suit_c >> 1) && b > a;
        return suit_t == suit_c && b > a;
    }
    return b > a;
}

typedef struct {
    Mask hand;
    Combo table;     /* kind PASS: none */
    int opening;     /* the card the opening play must hold, or -1 */
    int locked, on_turn;
} Turn;

/* 2s and bombs: what free bombs and interrupts answer, and what costs its owner. */
static int is_target(const Combo *t) {
    return is_bomb(t) || (t->kind != PASS && t->kind <= TRIPLE && rank_of(t->top) == TWO);
}

static int may_bomb(const Rules *r, const Turn *t, const Combo *c) {
    /* a bomb after a pass or out of turn: on 2s or bombs only */
    if (!is_bomb(c)) return 0;
    int four_pairs = c->kind == DOUBLE_SEQUENCE && c->size >= 8;
    int level = t->on_turn ? r->free_bombs : (r->interrupts ? FREE_FOUR_PAIRS : FREE_NONE);
    if (level == FREE_NONE || (level == FREE_FOUR_PAIRS && !four_pairs)) return 0;
    return is_target(&t->table);
}

static int legal(const Rules *r, const Turn *t, const Combo *c) {
    if (!r->finish_on_two && c->cards == t->hand && (c->cards & rank_mask(TWO))) return 0;
    if (t->table.kind == PASS) {
        if (t->opening < 0) return 1;
        return r->opening_alone ? c->cards == ONE << t->opening : (c->cards >> t->opening) & 1;
    }
    if ((t->locked || !t->on_turn) && !may_bomb(r, t, c)) return 0;
    return beats(r, &t->table, c);
}

typedef struct { const Rules *r; const Turn *t; Combo *out; int n, forced; } Gen;

static void offer(Gen *g, int kind, int size, int top, Mask cards) {
    Combo c = {cards, kind, size, top};
    if (g->n >= MAX_CANDIDATES - 1 || !legal(g->r, g->t, &c)) return;
    if (!is_bomb(&c)) g->forced = 1;
    g->out[g->n++] = c;
}

/* The tops a set may have when `size` of `bits` (cards of one rank) are laid: fn(top, cards). */
#define FOR_TOPS(bits, size, rank, TOP, SET)                                             \
    uint8_t cs_[8]; int n_ = 0;                                                          \
    for (uint8_t b_ = (bits); b_; b_ &= b_ - 1) cs_[n_++] = __builtin_ctz(b_);           \
    Mask low_ = 0;                                                                       \
    for (int i_ = 0; i_ < (size) - 1 && i_ < n_; i_++) low_ |= ONE << ((rank) * 8 + cs_[i_]); \
    for (int j_ = (size) - 1; j_ < n_; j_++) {                                           \
        if (g->r->twins_equal && j_ >= (size) && cs_[j_] == (cs_[j_ - 1] | 1)            \
            && !(cs_[j_ - 1] & 1)) continue;                                             \
        int TOP = (rank) * 8 + cs_[j_];                                                  \
        Mask SET = low_ | ONE << TOP;

static void groups(Gen *g, uint8_t bits, int size, int rank) {
    FOR_TOPS(bits, size, rank, top, set) offer(g, size, size, top, set); }
}

static Mask lowest_of(uint8_t bits, int rank, int n) {
    Mask m = 0;
    for (; n-- && bits; bits &= bits - 1) m |= ONE << (rank * 8 + __builtin_ctz(bits));
    return m;
}

static void runs(Gen *g, Cards h, uint8_t filter, int width, int kind) {
    for (int s = 0; s <= ACE - 2; s++) {
        Mask low = 0;
        for (int e = s; e <= ACE; e++) {
            uint8_t bits = h.r[e] & filter;
            if (popcount8(bits) < width) break;
            if (e >= s + 2) {
                FOR_TOPS(bits, width, e, top, set) offer(g, kind, (e - s + 1) * width, top, low | set); }
            }
            low |= lowest_of(bits, e, width);
        }
    }
}

/* Candidates into out (pass first when allowed); returns how many. */
static int candidates(const Rules *r, const Turn *t, Combo *out) {
    Cards h = {t->hand};
    Gen gen = {r, t, out + 1, 0, 0}, *g = &gen;
    int lead = t->table.kind == PASS, k = t->table.kind;
    for (int size = 1; size <= 3; size++) {
        if (!lead && k != size) continue;
        for (int rank = 0; rank < RANKS; rank++) {
            uint8_t bits = h.r[rank];
            if (size == PAIR && r->suits_match && rank != TWO) {
                groups(g, bits & 0x0F, size, rank);
                groups(g, bits & 0xF0, size, rank);
            } else groups(g, bits, size, rank);
        }
    }
    if (lead || k == STRAIGHT) {
        if (r->suits_match) for (int s = 0; s < 4; s++) runs(g, h, 3 << (2 * s), 1, STRAIGHT);
        else runs(g, h, 0xFF, 1, STRAIGHT);
    }
    int forced = g->forced;
    for (int rank = 0; rank < RANKS; rank++) groups(g, h.r[rank], QUAD, rank);
    if (r->double_sequences) runs(g, h, 0xFF, 2, DOUBLE_SEQUENCE);
    if (lead) { memmove(out, out + 1, g->n * sizeof *out); return g->n; }
    if (r->must_beat && forced && t->on_turn && !t->locked) {
        memmove(out, out + 1, g->n * sizeof *out);
        return g->n;
    }
    out[0] = (Combo){0, PASS, 0, 0};
    return g->n + 1;
}
#endif
