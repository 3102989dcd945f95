/* Cards, rules and combinations as the simulator sees them.
 *
 * A card is (rank*4 + suit)*2 + copy, exactly as in thirteen.engine; a set of
 * cards is a 128-bit mask, which is also one byte a rank (bit suit*2 + copy).
 */
#ifndef CARDS_H
#define CARDS_H
#include <stdint.h>
#include <string.h>

typedef unsigned __int128 Mask;
typedef union { Mask m; uint8_t r[16]; } Cards;

enum { RANKS = 13, TWO = 12, ACE = 11, MAX_SEATS = 12, MAX_CANDIDATES = 400, MAX_HAND = 13 };
enum { PASS, SINGLE, PAIR, TRIPLE, QUAD, STRAIGHT, DOUBLE_SEQUENCE };
enum { ORDER_SAME, ORDER_LONGER, ORDER_LADDER };
enum { FREE_NONE, FREE_FOUR_PAIRS, FREE_ANY };
enum { WINS, PLACES, CARDS_LEFT, SETTLEMENT, COLLECT };

/* One int32 an option, in this order on both sides of ctypes (see sim.py). */
typedef struct {
    int32_t seats, decks, twins_equal, opening_alone, pass_locks, must_beat, suits_match,
        double_sequences, bombs_beat_anything, quad_beats_twos, pairs_beat_twos[3],
        bomb_order, free_bombs, interrupts, finish_on_two, play_on, scoring;
} Rules;

typedef struct { Mask cards; uint8_t kind, size, top; } Combo;

static const Mask ONE = 1;

static inline int rank_of(int card) { return card >> 3; }
static inline int popcount8(uint8_t b) { return __builtin_popcount(b); }
static inline int popcount(Mask m) {
    return __builtin_popcountll((uint64_t)m) + __builtin_popcountll((uint64_t)(m >> 64));
}
static inline int lowest(Mask m) {
    uint64_t lo = (uint64_t)m;
    return lo ? __builtin_ctzll(lo) : 64 + __builtin_ctzll((uint64_t)(m >> 64));
}
static inline int highest(Mask m) {
    uint64_t hi = (uint64_t)(m >> 64);
    return hi ? 127 - __builtin_clzll(hi) : 63 - __builtin_clzll((uint64_t)m);
}
static inline Mask rank_mask(int rank) { return (Mask)0xFF << (rank * 8); }
static inline int is_bomb(const Combo *c) { return c->kind == QUAD || c->kind == DOUBLE_SEQUENCE; }
static inline int strength(const Rules *r, int top) { return r->twins_equal ? top >> 1 : top; }

/* xorshift64*: fast, seedable, good enough for dealing. */
static inline uint64_t next_random(uint64_t *s) {
    *s ^= *s >> 12; *s ^= *s << 25; *s ^= *s >> 27;
    return *s * 2685821657736338717ull;
}
static inline uint32_t below(uint64_t *s, uint32_t n) {
    return (uint32_t)(((next_random(s) >> 32) * n) >> 32);
}
#endif
