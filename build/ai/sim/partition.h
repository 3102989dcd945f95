/* The cheapest way to split a hand into combinations, by three measures at once:
 * turns (combinations), cost (how often the lead is lost, 1/256) and losers
 * (combinations the unseen cards can beat). Integers only, so that the run-time
 * Python gives the same numbers.
 */
#ifndef PARTITION_H
#define PARTITION_H
#include "combos.h"

typedef struct { int turns, cost, losers; } Split;

enum { MEMO = 1 << 12, TURN_COST = 32 };
static const int HOLD[7] = {1, 5, 4, 12, 12, 0, 12};       /* by kind; straights by length: */
static const int HOLD_STRAIGHT[13] = {1, 1, 1, 3, 5, 8, 12, 12, 12, 12, 12, 12, 12};

typedef struct {
    const Rules *r;
    Cards hand, unseen;
    int reach;                     /* the most cards an opponent still in holds */
    int top_pair;                  /* the highest rank of which two may be together */
    int8_t run1[5][RANKS], run2[RANKS]; /* unseen runs ending at a rank; run1[1+suit] within a suit */
    int8_t group_b[5][RANKS], straight_b[4][13][RANKS], double_b[7][RANKS];
    struct { Mask key; uint32_t stamp; Split v; } memo[MEMO];
    struct { uint32_t stamp; Split v; } twos[256];
    uint32_t stamp;
} Partition;

static uint8_t above(const Rules *r, int top) {  /* bits of the rank's byte that beat `top` */
    int bit = top & 7;
    return (uint8_t)(0xFF << ((r->twins_equal ? (bit | 1) : bit) + 1));
}

/* How many unseen combinations of the same kind and size (by rank) would beat this one. */
static int beaters(const Partition *p, int kind, int size, int top) {
    int rank = rank_of(top), suit = (top >> 1) & 3, n = 0;
    const uint8_t *u = p->unseen.r;
    if (p->reach < size) return 0;
    int match = p->r->suits_match;
    if (kind == SINGLE) {
        if (match && rank != TWO) {
            for (int i = rank + 1; i <= ACE; i++) n += popcount8(u[i] & (3 << 2 * suit));
            n += popcount8(u[rank] & above(p->r, top) & (3 << 2 * suit));
            return n + popcount8(u[TWO]);
        }
        for (int i = rank + 1; i < RANKS; i++) n += popcount8(u[i]);
        return n + popcount8(u[rank] & above(p->r, top));
    }
    if (kind <= QUAD) {
        int colour = kind == PAIR && match && rank != TWO;
        uint8_t filter = !colour ? 0xFF : suit < 2 ? 0x0F : 0xF0;
        for (int i = rank + 1; i <= p->top_pair; i++)
            n += popcount8(u[i] & (i == TWO ? 0xFF : filter)) >= size;
        return n + (rank <= p->top_pair && popcount8(u[rank] & filter) >= size && (u[rank] & filter & above(p->r, top)));
    }
    const int8_t *run = kind == DOUBLE_SEQUENCE ? p->run2 : p->run1[match ? 1 + suit : 0];
    int length = kind == DOUBLE_SEQUENCE ? size / 2 : size;
    for (int e = rank + 1; e <= ACE; e++) n += run[e] >= length;
    uint8_t filter = match && kind == STRAIGHT ? 3 << 2 * suit : 0xFF;
    return n + (run[rank] >= length && (u[rank] & filter & above(p->r, top)));
}

static void runs_of(const Cards *c, uint8_t filter, int width, int8_t *run) {
    int n = 0;
    for (int e = 0; e <= ACE; e++) run[e] = n = popcount8(c->r[e] & filter) >= width ? n + 1 : 0;
    run[TWO] = 0;
}

/* What `beaters` needs; `split` needs `partition_begin` as well. */
static void unseen_begin(Partition *p, const Rules *r, Mask unseen, int reach, int top_pair) {
    p->r = r; p->unseen.m = unseen; p->reach = reach; p->top_pair = top_pair;
    runs_of(&p->unseen, 0xFF, 1, p->run1[0]);
    if (r->suits_match) for (int s = 0; s < 4; s++) runs_of(&p->unseen, 3 << 2 * s, 1, p->run1[1 + s]);
    runs_of(&p->unseen, 0xFF, 2, p->run2);
}

static void partition_begin(Partition *p, Mask hand) {
    const Rules *r = p->r;
    p->hand.m = hand;
    p->stamp++;
    for (int rank = 0; rank < TWO; rank++) {
        uint8_t bits = p->hand.r[rank];
        if (!bits) continue;
        int top = rank * 8 + 31 - __builtin_clz(bits), n = popcount8(bits);
        for (int k = 1; k <= n && k <= 4; k++) p->group_b[k][rank] = beaters(p, k, k, top);
    }
    int8_t own[RANKS];
    for (int s = 0; s < (r->suits_match ? 4 : 1); s++) {
        uint8_t filter = r->suits_match ? 3 << 2 * s : 0xFF;
        runs_of(&p->hand, filter, 1, own);
        for (int e = 2; e <= ACE; e++)
            for (int len = 3; len <= own[e]; len++)
                p->straight_b[s][len][e] = beaters(p, STRAIGHT, len, e * 8 + 31 - __builtin_clz(p->hand.r[e] & filter));
    }
    if (r->double_sequences && !r->suits_match) {
        runs_of(&p->hand, 0xFF, 2, own);
        for (int e = 2; e <= ACE; e++)
            for (int len = 3; len <= own[e] && len <= 6; len++)
                p->double_b[len][e] = beaters(p, DOUBLE_SEQUENCE, 2 * len, e * 8 + 31 - __builtin_clz(p->hand.r[e]));
    }
}

static void better(Split *best, Split rest, int kind, int length, int b) {
    int hold = kind == STRAIGHT ? HOLD_STRAIGHT[length] : HOLD[kind];
    int bomb = kind == QUAD || kind == DOUBLE_SEQUENCE;
    int cost = rest.cost + TURN_COST + (bomb ? 0 : 256 * b / (b + hold));
    int turns = rest.turns + 1, losers = rest.losers + (b > 0);
    if (turns < best->turns) best->turns = turns;
    if (cost < best->cost) best->cost = cost;
    if (losers < best->losers) best->losers = losers;
}

static const Split WORST = {999, 1 << 20, 999}, EMPTY = {0, 0, 0};

static Split split_twos(Partition *p, uint8_t bits) {
    if (!bits) return EMPTY;
    if (p->twos[bits].stamp == p->stamp) return p->twos[bits].v;
    Split best = WORST;
    uint8_t one[8]; int n = 0;
    for (uint8_t b = bits; b; b &= b - 1) one[n++] = b & -b;
    uint8_t low = 0;
    for (int k = 1; k <= n && k <= 4; k++) {
        for (int j = k - 1; j < n; j++) {
            if (k == 1 && j) break;
            int top = TWO * 8 + __builtin_ctz(one[j]);
            better(&best, split_twos(p, bits & ~(low | one[j])), k, k, beaters(p, k, k, top));
        }
        low |= one[k - 1];
    }
    p->twos[bits].stamp = p->stamp;
    return p->twos[bits].v = best;
}

static int slot(Mask key) {
    uint64_t h = ((uint64_t)key ^ (uint64_t)(key >> 64) * 0x9E3779B97F4A7C15ull) * 0xD6E8FEB86659FD93ull;
    return h >> 52;
}

/* Counts of ranks 3..A, four bits each. */
static Split split_counts(Partition *p, uint64_t key) {
    if (!key) return EMPTY;
    int at = slot(key);
    for (int probe = 0; probe < 8; probe++, at = (at + 1) & (MEMO - 1)) {
        if (p->memo[at].stamp != p->stamp) break;
        if (p->memo[at].key == key) return p->memo[at].v;
    }
    Split best = WORST;
    int rank = __builtin_ctzll(key) >> 2, n = (key >> 4 * rank) & 15;
    for (int k = 1; k <= n && k <= 4; k++)
        better(&best, split_counts(p, key - ((uint64_t)k << 4 * rank)), k, k, p->group_b[k][rank]);
    uint64_t rest = key;
    for (int e = rank; e <= ACE && (key >> 4 * e & 15); e++) {
        rest -= 1ull << 4 * e;
        if (e >= rank + 2)
            better(&best, split_counts(p, rest), STRAIGHT, e - rank + 1, p->straight_b[0][e - rank + 1][e]);
    }
    if (p->r->double_sequences && n >= 2) {
        rest = key;
        for (int e = rank; e <= ACE && e < rank + 6 && (key >> 4 * e & 15) >= 2; e++) {
            rest -= 2ull << 4 * e;
            if (e >= rank + 2)
                better(&best, split_counts(p, rest), DOUBLE_SEQUENCE, e - rank + 1, p->double_b[e - rank + 1][e]);
        }
    }
    p->memo[at].stamp = p->stamp; p->memo[at].key = key;
    return p->memo[at].v = best;
}

/* The cards below 2 themselves, where suits matter (northern matching). */
static Split split_suited(Partition *p, Mask key) {
    if (!key) return EMPTY;
    int at = slot(key);
    for (int probe = 0; probe < 8; probe++, at = (at + 1) & (MEMO - 1)) {
        if (p->memo[at].stamp != p->stamp) break;
        if (p->memo[at].key == key) return p->memo[at].v;
    }
    Split best = WORST;
    Cards c = {key};
    int low = lowest(key), rank = rank_of(low), suit = (low >> 1) & 3;
    Mask me = ONE << low;
    uint8_t others[8]; int n = 0;
    for (uint8_t b = c.r[rank] & ~(1 << (low & 7)); b; b &= b - 1) others[n++] = rank * 8 + __builtin_ctz(b);
    better(&best, split_suited(p, key & ~me), SINGLE, 1, beaters(p, SINGLE, 1, low));
    for (int i = 0; i < n; i++) {
        Mask two = me | ONE << others[i];
        if ((((others[i] >> 1) & 3) >> 1) == (suit >> 1))
            better(&best, split_suited(p, key & ~two), PAIR, 2, beaters(p, PAIR, 2, others[i]));
        for (int j = i + 1; j < n; j++) {
            Mask three = two | ONE << others[j];
            better(&best, split_suited(p, key & ~three), TRIPLE, 3, p->group_b[3][rank]);
            for (int k = j + 1; k < n; k++)
                better(&best, split_suited(p, key & ~(three | ONE << others[k])), QUAD, 4, p->group_b[4][rank]);
        }
    }
    Mask rest = key;
    for (int e = rank; e <= ACE; e++) {
        uint8_t bits = c.r[e] & (3 << 2 * suit);
        if (!bits) break;
        rest &= ~(ONE << (e * 8 + __builtin_ctz(bits)));
        if (e >= rank + 2)
            better(&best, split_suited(p, rest), STRAIGHT, e - rank + 1, p->straight_b[suit][e - rank + 1][e]);
    }
    p->memo[at].stamp = p->stamp; p->memo[at].key = key;
    return p->memo[at].v = best;
}

static Split split(Partition *p, Mask hand) {
    Cards h = {hand};
    Split twos = split_twos(p, h.r[TWO]), rest;
    if (p->r->suits_match) rest = split_suited(p, hand & ~rank_mask(TWO));
    else {
        uint64_t key = 0;
        for (int i = 0; i < TWO; i++) key |= (uint64_t)popcount8(h.r[i]) << 4 * i;
        rest = split_counts(p, key);
    }
    return (Split){rest.turns + twos.turns, rest.cost + twos.cost, rest.losers + twos.losers};
}
#endif
