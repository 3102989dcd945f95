/* The players that need no network: greedy and the linear heuristic. */
#ifndef PLAYERS_H
#define PLAYERS_H
#include "features.h"

enum { NETWORK, HEURISTIC, GREEDY, RANDOM, OTHER_NETWORK };

enum { CONTEXTS = 16 };
static float weights[CONTEXTS][ACTION];

/* Which weights apply: what is asked, whether somebody is nearly out, whether this seat is. */
static int context_of(const Look *k) {
    int kind = k->g->table.kind, lead = kind == PASS;
    return 4 * (lead ? 3 : kind == PAIR ? 2 : kind == SINGLE ? 1 : 0) + 2 * (k->least <= 3)
        + (k->g->counts[k->seat] <= 6);
}

/* Lowest legal play; leads the biggest combination with its lowest card; passes only when it must. */
static int greedy(const Round *g, const Combo *c, int n) {
    int best = 0, lead = g->table.kind == PASS;
    long top = -1000000;
    Mask hand = g->hands[g->seat];
    for (int i = 0; i < n; i++) {
        long v;
        if (c[i].kind == PASS) v = -900000;
        else if (lead) v = ((c[i].cards >> lowest(hand)) & 1 ? 100000 : 0) + c[i].size * 1000 - c[i].top;
        else v = (is_bomb(&c[i]) && !is_bomb(&g->table) ? -100000 : 0) - c[i].top - c[i].size * 200;
        if (v > top) { top = v; best = i; }
    }
    return best;
}

/* Action features of all candidates are at f; gives the one with the greatest weighted sum. */
static int heuristic(const float *f, int n, const float *w) {
    int best = 0;
    float top = -1e30f;
    for (int i = 0; i < n; i++) {
        float v = 0;
        for (int j = 0; j < ACTION; j++) v += w[j] * f[i * ACTION + j];
        if (v > top) { top = v; best = i; }
    }
    return best;
}
#endif
