/* The simulator behind build/ai: many rounds at once for training and
 * measuring, one round at a time for the checks. See sim.py for its use.
 */
#include <stdlib.h>
#include "players.h"

typedef struct {
    Round g;
    int64_t game;
    uint8_t kinds[MAX_SEATS];
    int idle, n;
    Combo c[MAX_CANDIDATES];
} Table;

typedef struct { int64_t game; int32_t seats, scoring, place[MAX_SEATS], points[MAX_SEATS]; } Result;

typedef struct {
    int n_tables, n_rules, n_results, room;
    Rules rules[256];
    float share[256];           /* cumulative */
    float mixed, free_lead;     /* shares of games: with other players; led by a random seat */
    int measure;                /* 1: duplicate deals, kinds rotated; stop at `games` */
    int64_t games, next_game;
    uint8_t kinds[MAX_SEATS];
    uint64_t rng, seed;
    Rooms rooms;
    float *state, *action;      /* given by the caller: n_tables x STATE, room x ACTION */
    int32_t *first, *seat, *kind; /* n_tables + 1 offsets; who decides, as what */
    int64_t *game;
    Result *results;
    Table tables[];
} Env;

Env *env_new(int n_tables, int room, float *state, float *action, int32_t *first, int32_t *seat,
             int32_t *kind, int64_t *game, Result *results, uint64_t seed) {
    Env *e = calloc(1, sizeof *e + n_tables * sizeof(Table));
    *e = (Env){.n_tables = n_tables, .room = room, .state = state, .action = action, .first = first,
               .seat = seat, .kind = kind, .game = game, .results = results,
               .seed = seed, .rng = seed * 2654435769u + 88172645463325252ull};
    return e;
}
void env_free(Env *e) { free(e); }
void env_mix(Env *e, const Rules *r, const float *cumulative, int n, float mixed, float free_lead) {
    memcpy(e->rules, r, n * sizeof *r);
    memcpy(e->share, cumulative, n * sizeof *cumulative);
    e->n_rules = n; e->mixed = mixed; e->free_lead = free_lead;
}
void env_measure(Env *e, int64_t games, const uint8_t *kinds) {
    e->measure = 1; e->games = games; e->next_game = 0;
    memcpy(e->kinds, kinds, MAX_SEATS);
}
void set_weights(const float *w) { memcpy(weights, w, sizeof weights); }
int sizes(int i) { return i == 0 ? STATE : i == 1 ? ACTION : i == 2 ? (int)sizeof(Result) : MAX_CANDIDATES; }

/* Others beside the network: often all of one kind, so that it learns what they are like. */
static void seat_others(uint8_t *kinds, int seats, uint64_t *rng) {
    if (below(rng, 10) < 8) {
        memset(kinds, below(rng, 10) < 8 ? GREEDY : HEURISTIC, seats);
        kinds[below(rng, seats)] = NETWORK;
        return;
    }
    int others = 1 + below(rng, seats - 1);
    for (int k = 0; k < others; k++)
        kinds[below(rng, seats)] = below(rng, 3) == 0 ? GREEDY : HEURISTIC;
}

static int new_game(Env *e, Table *t) {
    if (e->measure && e->next_game >= e->games) { t->idle = 1; return 0; }
    t->game = e->next_game++;
    uint64_t own, *rng = &e->rng;
    const Rules *r = e->rules;
    if (e->measure) {
        int n = r->seats, turn = t->game % n;
        own = (e->seed + 1) * 0x9E3779B97F4A7C15ull ^ (t->game / n + 1) * 0xD6E8FEB86659FD93ull;
        rng = &own;
        for (int i = 0; i < 8; i++) next_random(rng);
        for (int s = 0; s < n; s++) t->kinds[s] = e->kinds[(s + turn) % n];
    } else {
        float x = (next_random(rng) >> 40) / 16777216.0f;
        int i = 0;
        while (i < e->n_rules - 1 && x >= e->share[i]) i++;
        r = &e->rules[i];
        memset(t->kinds, NETWORK, sizeof t->kinds);
        if (below(rng, 1000) < e->mixed * 1000) seat_others(t->kinds, r->seats, rng);
    }
    int leader = below(rng, 1000) < e->free_lead * 1000 ? (int)below(rng, r->seats) : -1;
    deal(&t->g, r, leader, rng);
    return 1;
}

static void finish(Env *e, Table *t) {
    Result *x = &e->results[e->n_results++];
    x->game = t->game; x->seats = t->g.rules.seats; x->scoring = t->g.rules.scoring;
    for (int s = 0; s < MAX_SEATS; s++) {
        x->place[s] = s < x->seats ? (t->g.voided ? x->seats : t->g.place[s]) : 0;
        x->points[s] = t->g.points[s];
    }
}

/* Plays on until a network has a choice to make; features of it at state, action. */
static void advance(Env *e, Table *t, float *state, float *action) {
    Look k;
    for (;;) {
        if (t->g.over) {
            finish(e, t);
            if (!new_game(e, t)) { t->n = 0; return; }
            continue;
        }
        Turn turn = turn_of(&t->g);
        t->n = candidates(&t->g.rules, &turn, t->c);
        int kind = t->kinds[t->g.seat], pick = 0;
        if (t->n > 1) {
            if (kind == GREEDY) pick = greedy(&t->g, t->c, t->n);
            else if (kind == RANDOM) pick = below(&e->rng, t->n);
            else {
                int copies = t->g.rules.decks, seat = t->g.seat;
                Mask deck = copies == 2 ? ~(Mask)0 >> 24 : (~(Mask)0 >> 24) / 3;
                look(&k, &t->g, seat, deck & ~t->g.hands[seat] & ~t->g.played, &e->rooms);
                for (int i = 0; i < t->n; i++) action_features(&k, &t->c[i], action + i * ACTION);
                if (kind != HEURISTIC) { state_features(&k, state); return; }
                pick = heuristic(action, t->n, weights[context_of(&k)]);
            }
        }
        play(&t->g, &t->c[pick]);
    }
}

/* Applies one choice a table (first call: NULL) and fills the arrays; gives how many candidates. */
int env_step(Env *e, const int32_t *choice) {
    int at = 0;
    e->n_results = 0;
    for (int i = 0; i < e->n_tables; i++) {
        Table *t = &e->tables[i];
        e->first[i] = at;
        if (!choice) { t->idle = 0; if (!new_game(e, t)) t->n = 0; }
        else if (!t->idle) play(&t->g, &t->c[choice[i]]);
        if (!t->idle) advance(e, t, e->state + (long)i * STATE, e->action + (long)at * ACTION);
        else t->n = 0;
        e->seat[i] = t->g.seat; e->kind[i] = t->n ? t->kinds[t->g.seat] : -1; e->game[i] = t->game;
        at += t->n;
        if (at + MAX_CANDIDATES > e->room) return -1;
    }
    e->first[e->n_tables] = at;
    return at;
}
int env_results(const Env *e) { return e->n_results; }

/* --- one round at a time, for the checks --- */
typedef struct { Round g; Combo c[MAX_CANDIDATES]; int n; Rooms rooms; } One;

One *one_new(const Rules *r, const Mask *hands, int leader) {
    One *o = calloc(1, sizeof *o);
    begin(&o->g, r, hands, leader);
    return o;
}
void one_free(One *o) { free(o); }
int one_candidates(One *o, Mask *out) {
    Turn turn = turn_of(&o->g);
    o->n = candidates(&o->g.rules, &turn, o->c);
    for (int i = 0; i < o->n; i++) out[i] = o->c[i].cards;
    return o->n;
}
void one_play(One *o, int i) { play(&o->g, &o->c[i]); }
void one_info(const One *o, int32_t *out) {
    const Round *g = &o->g;
    int32_t head[4] = {g->seat, g->on_turn, g->over, g->voided};
    memcpy(out, head, sizeof head);
    for (int s = 0; s < MAX_SEATS; s++) { out[4 + s] = g->place[s]; out[16 + s] = g->points[s]; }
}
void one_features(One *o, uint64_t low, uint64_t high, float *state, float *action) {
    Look k;
    look(&k, &o->g, o->g.seat, (Mask)high << 64 | low, &o->rooms);
    state_features(&k, state);
    for (int i = 0; i < o->n; i++) action_features(&k, &o->c[i], action + i * ACTION);
}
