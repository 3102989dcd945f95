/* What the network sees: one vector a decision, one a candidate play.
 * thirteen/ai/features.py gives the same numbers; tests compare the two.
 */
#ifndef FEATURES_H
#define FEATURES_H
#include "round.h"
#include "partition.h"
#include <math.h>

enum { STATE = 470, ACTION = 97 };

static float *one_hot(float *p, int n, int i) {
    memset(p, 0, n * sizeof *p);
    if (i >= 0 && i < n) p[i] = 1;
    return p + n;
}
static int min2(int a, int b) { return a < b ? a : b; }

typedef struct {
    const Round *g;
    Partition *p, *read, *answer;  /* unseen cards; those the others may hold by their word; and may answer with */
    int seat, others[MAX_SEATS], n_others, unlocked, least, total;
    Split now, now_read;
    Word words[MAX_SEATS];         /* of the others, doubted where they cannot be true */
    int quads, longest_pairs;      /* bombs the unseen cards may hold */
} Look;

/* The unseen cards a seat may hold if its word is true. */
static Mask possible(const Look *k, Mask unseen, int s) { return unseen & ~k->words[s].excluded; }

static int same_deck(const Partition *a, const Partition *b) {
    return a->unseen.m == b->unseen.m && a->reach == b->reach && a->top_pair == b->top_pair;
}

/* Room for the three partitions of one look. */
typedef struct { Partition all, read, answer; } Rooms;

/* The cards that some of the others may hold by their word, and how many one of them holds. */
static void read_deck(const Look *k, Partition *p, Mask unseen, uint16_t without) {
    const Round *g = k->g;
    Mask cards = 0;
    int top_pair = 0, reach = 0;
    for (int i = 0; i < k->n_others; i++) {
        int s = k->others[i];
        if ((without >> s) & 1) continue;
        cards |= possible(k, unseen, s);
        top_pair = max2(top_pair, k->words[s].top_pair);
        reach = max2(reach, g->counts[s]);
    }
    unseen_begin(p, &g->rules, cards, reach, top_pair);
}

static void look(Look *k, const Round *g, int seat, Mask unseen, Rooms *rooms) {
    int n = g->rules.seats, reach = 0;
    Mask hand = g->hands[seat];
    k->g = g; k->seat = seat; k->p = &rooms->all;
    k->n_others = k->unlocked = k->total = 0; k->least = 99;
    for (int i = 1; i < n; i++) {
        int s = (seat + i) % n;
        if (!active(g, s)) continue;
        k->others[k->n_others++] = s;
        k->unlocked += !((g->locked >> s) & 1);
        k->least = min2(k->least, g->counts[s]);
        k->total += g->counts[s];
        reach = max2(reach, g->counts[s]);
        k->words[s] = g->words[s];
        if (popcount(possible(k, unseen, s)) < g->counts[s]) k->words[s] = DOUBTED;
    }
    unseen_begin(k->p, &g->rules, unseen, reach, TWO);
    partition_begin(k->p, hand);
    k->now = k->now_read = split(k->p, hand);
    k->read = &rooms->read;
    read_deck(k, k->read, unseen, 0);
    if (same_deck(k->read, k->p)) k->read = k->p;
    else {
        partition_begin(k->read, hand);
        k->now_read = split(k->read, hand);
    }
    k->answer = k->read;
    if (k->unlocked < k->n_others) read_deck(k, k->answer = &rooms->answer, unseen, g->locked);
    k->quads = k->longest_pairs = 0;
    if (reach >= 4) for (int i = 0; i < RANKS; i++) k->quads |= popcount8(k->p->unseen.r[i]) >= 4;
    if (g->rules.double_sequences)
        for (int e = 0; e <= ACE; e++)
            k->longest_pairs = max2(k->longest_pairs, min2(k->p->run2[e], reach / 2));
}

static float *card_counts(float *p, const Cards *c) {
    for (int i = 0; i < RANKS; i++)
        for (int s = 0; s < 4; s++) *p++ = popcount8((c->r[i] >> 2 * s) & 3);
    for (int i = 0; i < RANKS; i++) {
        int n = popcount8(c->r[i]);
        for (int k = 1; k <= 4; k++) *p++ = n >= k;
    }
    return p;
}

/* The neighbours the state tells of: the next, the one after, the last before; -1: nobody. */
static int neighbour(const Look *k, int i) {
    int m = k->n_others, at = i == 0 ? 0 : i == 1 ? (m >= 3 ? 1 : -1) : (m >= 2 ? m - 1 : -1);
    return at >= 0 && at < m ? k->others[at] : -1;
}

static float *told(const Look *k, float *p) {
    int believed = 0;
    for (int i = 0; i < 3; i++) {
        int s = neighbour(k, i);
        if (s < 0) { memset(p, 0, 18 * sizeof *p); p += 18; continue; }
        const Word *w = &k->words[s];
        Cards c = {possible(k, k->p->unseen.m, s)};
        for (int rank = 0; rank < RANKS; rank++) *p++ = popcount8(c.r[rank]) / 4.0f;
        *p++ = !w->doubted;
        *p++ = min2(w->leads, 8) / 4.0f; *p++ = min2(w->answers, 8) / 4.0f; *p++ = min2(w->passes, 8) / 4.0f;
        *p++ = w->top_pair / 12.0f;
    }
    for (int i = 0; i < k->n_others; i++) believed += !k->words[k->others[i]].doubted;
    *p++ = believed / 4.0f;
    *p++ = popcount(k->read->unseen.m) / 32.0f;
    p = one_hot(p, 6, min2(k->now_read.losers, 5));
    *p++ = k->now_read.cost / 1024.0f;
    return p;
}

/* How few of the unseen cards each word leaves, and how odd a hand of only those would be. */
static float *odd_words(const Look *k, float *p) {
    int unseen = popcount(k->p->unseen.m);
    double odd[MAX_SEATS], oddest = 0, share[MAX_SEATS];
    for (int i = 0; i < k->n_others; i++) {
        int s = k->others[i], few = popcount(possible(k, k->p->unseen.m, s));
        share[s] = (double)few / unseen;
        odd[s] = k->g->counts[s] * log((double)unseen / few);
        if (odd[s] > oddest) oddest = odd[s];
    }
    for (int i = 0; i < 3; i++) {
        int s = neighbour(k, i);
        *p++ = s < 0 ? 0 : share[s];
        *p++ = s < 0 ? 0 : fmin(odd[s], 16) / 8;
    }
    *p++ = fmin(oddest, 16) / 8;
    return p;
}

static void state_features(const Look *k, float *p) {
    const Round *g = k->g;
    const Rules *r = &g->rules;
    float *start = p;
    p = card_counts(p, &k->p->hand);
    p = card_counts(p, &k->p->unseen);
    int none = g->table.kind == PASS;
    p = one_hot(p, 7, g->table.kind);
    p = one_hot(p, 13, none ? -1 : g->table.size - 1);
    p = one_hot(p, 13, none ? -1 : rank_of(g->table.top));
    p = one_hot(p, 4, none ? -1 : (g->table.top >> 1) & 3);
    *p++ = g->stake / 8.0f;
    *p++ = !none && !active(g, g->owner);
    int m = k->n_others;
    for (int i = 0; i < 3; i++) {
        int s = neighbour(k, i);
        p = one_hot(p, 13, s < 0 ? -1 : g->counts[s] - 1);
        *p++ = s >= 0 && ((g->locked >> s) & 1);
        *p++ = s >= 0 && ((g->played_any >> s) & 1);
        *p++ = s >= 0 && !none && g->owner == s;
    }
    p = one_hot(p, 11, m - 1);
    p = one_hot(p, 13, k->least - 1);
    for (int limit = 1; limit <= 4; limit *= 2) {
        int few = 0;
        for (int i = 0; i < m; i++) few += g->counts[k->others[i]] <= limit;
        *p++ = few / 4.0f;
    }
    *p++ = k->unlocked / 4.0f;
    *p++ = k->total / 32.0f;
    *p++ = (popcount(k->p->unseen.m) - k->total) / 32.0f;
    p = one_hot(p, 11, r->seats - 2);
    p = one_hot(p, 5, min2(g->out, 4));
    p = one_hot(p, 13, g->counts[k->seat] - 1);
    *p++ = g->opening >= 0;
    *p++ = (g->locked >> k->seat) & 1;
    *p++ = g->on_turn;
    *p++ = (g->played_any >> k->seat) & 1;
    *p++ = r->pass_locks; *p++ = r->must_beat; *p++ = r->suits_match; *p++ = r->double_sequences;
    *p++ = r->bombs_beat_anything; *p++ = r->finish_on_two; *p++ = r->play_on; *p++ = r->interrupts;
    *p++ = r->decks - 1; *p++ = r->twins_equal; *p++ = r->opening_alone;
    *p++ = r->quad_beats_twos / 4.0f;
    for (int i = 0; i < 3; i++) *p++ = r->pairs_beat_twos[i] / 8.0f;
    p = one_hot(p, 3, r->bomb_order);
    p = one_hot(p, 3, r->free_bombs);
    p = one_hot(p, 5, r->scoring);
    p = one_hot(p, 9, min2(k->now.turns, 9) - 1);
    *p++ = k->now.cost / 1024.0f;
    p = one_hot(p, 6, min2(k->now.losers, 5));
    p = told(k, p);
    p = odd_words(k, p);
    if (p != start + STATE) __builtin_trap();
}

/* Whether the unseen cards may hold a bomb that beats this play. */
static int bomb_threat(const Look *k, const Combo *c) {
    const Rules *r = &k->g->rules;
    if (is_bomb(c) || c->kind == PASS) return 0;
    if (r->bombs_beat_anything) return k->quads || k->longest_pairs >= 3;
    if (c->kind > TRIPLE || rank_of(c->top) != TWO) return 0;
    int need = r->pairs_beat_twos[c->size - 1];
    return (k->quads && c->size <= r->quad_beats_twos) || (need > 0 && k->longest_pairs >= need);
}

static void action_features(const Look *k, const Combo *c, float *p) {
    const Round *g = k->g;
    float *start = p;
    Mask rest = k->p->hand.m & ~c->cards;
    Cards h = k->p->hand, after = {rest};
    int pass = c->kind == PASS, left = popcount(rest), lead = g->table.kind == PASS;
    Split then = pass ? k->now : split(k->p, rest);
    Split by_word = pass ? k->now_read : k->read == k->p ? then : split(k->read, rest);
    int b = pass ? 0 : beaters(k->p, c->kind, c->size, c->top);
    int answers = pass ? 0 : beaters(k->answer, c->kind, c->size, c->top), safe = !pass && answers == 0;
    int rank = rank_of(c->top), size = c->size, next = k->n_others ? g->counts[k->others[0]] : 0;
    p = one_hot(p, 7, c->kind);
    p = one_hot(p, 13, pass ? -1 : rank);
    p = one_hot(p, 4, pass ? -1 : (c->top >> 1) & 3);
    p = one_hot(p, 13, size - 1);
    p = one_hot(p, 8, min2(then.turns, 7));
    *p++ = (k->now.turns - then.turns) / 2.0f;
    *p++ = then.cost / 1024.0f;
    *p++ = (k->now.cost - then.cost) / 512.0f;
    p = one_hot(p, 6, min2(then.losers, 5));
    *p++ = (k->now.losers - then.losers) / 2.0f;
    *p++ = !pass && b == 0; *p++ = b == 1; *p++ = b == 2; *p++ = b == 3 || b == 4;
    *p++ = min2(b, 16) / 16.0f;
    *p++ = bomb_threat(k, c);
    *p++ = !pass && b == 0 && then.losers <= 1;
    *p++ = !pass && b == 0 && then.losers == 0;
    *p++ = left == 0; *p++ = left == 1; *p++ = left == 2;
    *p++ = (popcount8(h.r[TWO]) - popcount8(after.r[TWO])) / 4.0f;
    *p++ = popcount8(after.r[TWO]) / 4.0f;
    *p++ = popcount8(after.r[ACE]) / 4.0f;
    *p++ = left / 16.0f;
    *p++ = c->kind == SINGLE && next == 1;
    *p++ = c->kind == PAIR && next == 2;
    *p++ = !pass && size == k->least;
    *p++ = !pass && size > k->p->reach;
    *p++ = !pass && is_bomb(c);
    *p++ = !pass && is_bomb(c) && !lead && !is_bomb(&g->table);
    *p++ = !pass && is_bomb(c) && !lead && is_bomb(&g->table);
    int broken = 0, broken_quad = 0;
    for (int i = 0; i < RANKS; i++) {
        int was = popcount8(h.r[i]), is = popcount8(after.r[i]);
        broken += was != is && is > 0;
        broken_quad |= was >= 4 && is < 4 && c->kind != QUAD;
    }
    *p++ = min2(broken, 4) / 4.0f;
    *p++ = broken_quad;
    *p++ = !pass && ((c->cards >> lowest(h.m)) & 1);
    *p++ = lead;
    *p++ = k->unlocked / 4.0f;
    *p++ = safe; *p++ = answers == 1; *p++ = answers == 2; *p++ = answers == 3 || answers == 4;
    *p++ = min2(answers, 16) / 16.0f;
    *p++ = by_word.cost / 1024.0f;
    p = one_hot(p, 6, min2(by_word.losers, 5));
    *p++ = (k->now_read.losers - by_word.losers) / 2.0f;
    *p++ = safe && by_word.losers <= 1;
    *p++ = safe && by_word.losers == 0;
    if (p != start + ACTION) __builtin_trap();
}
#endif
