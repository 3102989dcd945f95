/* One round: whose answer is wanted, what a play does, what the round scored. */
#ifndef ROUND_H
#define ROUND_H
#include "combos.h"
#include "reading.h"

typedef struct {
    Rules rules;
    Mask hands[MAX_SEATS], played;      /* played: laid down by anybody, this round */
    uint8_t counts[MAX_SEATS], place[MAX_SEATS];  /* place 0: not out yet */
    Combo table;
    int seat, owner, leader, opening;
    int on_turn;                /* 0: seat is asked for an interrupt */
    uint16_t locked, played_any, dropped;
    int out, over, voided;
    int stake, stake_payer, stake_payee;  /* settlement: what the trick's beaten sets cost */
    int points[MAX_SEATS];
    Word words[MAX_SEATS];      /* what each seat has told the others */
} Round;

static int active(const Round *g, int s) { return g->counts[s] && !((g->dropped >> s) & 1); }

static Turn turn_of(const Round *g) {
    return (Turn){g->hands[g->seat], g->table, g->opening,
                  g->on_turn ? (g->locked >> g->seat) & 1 : 0, g->on_turn};
}

/* Whether a seat holds a legal free bomb (on turn) or interrupt (off turn). */
static int has_bomb(const Round *g, int seat, int on_turn) {
    const Rules *r = &g->rules;
    if (on_turn ? r->free_bombs == FREE_NONE : !r->interrupts) return 0;
    if (!is_target(&g->table)) return 0;
    if (g->counts[seat] < 4) return 0;
    Turn t = {g->hands[seat], g->table, -1, 1, on_turn};
    Combo found[MAX_CANDIDATES];
    return candidates(r, &t, found) > 1;
}

static int can_lead(const Round *g, int seat) {
    if (g->rules.finish_on_two && g->opening < 0) return 1;
    Turn t = {g->hands[seat], {0, PASS, 0, 0}, g->opening, 0, 1};
    Combo found[MAX_CANDIDATES];
    return candidates(&g->rules, &t, found) > 0;
}

static int value_of_twos(Mask cards) { /* settlement: black 1, red 2 */
    int n = 0;
    for (Mask m = cards & rank_mask(TWO); m; m &= m - 1) n += ((lowest(m) >> 1) & 3) < 2 ? 1 : 2;
    return n;
}
static int value_of_bomb(const Combo *c) { return c->kind == QUAD ? 4 : c->size == 6 ? 3 : 5; }

static int max2(int a, int b) { return a > b ? a : b; }

/* The dearest bombs a hand holds besides its 2s: quads, and double sequences from what is left. */
static int value_from(uint8_t *n, int rank, int dseq) {
    if (rank >= TWO) return 0;
    int best = value_from(n, rank + 1, dseq);
    if (n[rank] >= 4) {
        n[rank] -= 4;
        best = max2(best, 4 + value_from(n, rank, dseq));
        n[rank] += 4;
    }
    if (dseq && n[rank] >= 2)
        for (int e = rank; e <= ACE && n[e] >= 2; e++)
            if (e >= rank + 2) {
                for (int i = rank; i <= e; i++) n[i] -= 2;
                best = max2(best, (e == rank + 2 ? 3 : 5) + value_from(n, rank, dseq));
                for (int i = rank; i <= e; i++) n[i] += 2;
            }
    return best;
}
static int value_of_hand(const Round *g, Mask hand) {
    Cards h = {hand};
    uint8_t n[TWO];
    for (int i = 0; i < TWO; i++) n[i] = popcount8(h.r[i]);
    return value_of_twos(hand) + value_from(n, 0, g->rules.double_sequences);
}

static void pay(Round *g, int from, int to, int points) {
    g->points[from] -= points;
    g->points[to] += points;
}

static void settle_stake(Round *g) {
    if (g->stake) pay(g, g->stake_payer, g->stake_payee, g->stake);
    g->stake = 0;
}

static void score(Round *g) {
    const Rules *r = &g->rules;
    int n = r->seats, at[MAX_SEATS + 1] = {0}, holder = -1, holders = 0;
    for (int s = 0; s < n; s++) {
        if (g->place[s]) at[g->place[s]] = s;
        if (active(g, s)) { holder = s; holders++; }
    }
    int first = at[1];
    settle_stake(g);
    if (r->scoring == CARDS_LEFT) for (int s = 0; s < n; s++) g->points[s] = -(int)g->counts[s];
    if (r->scoring == WINS) g->points[first] = 1;
    if (r->scoring == COLLECT)
        for (int s = 0; s < n; s++) {
            if (s == first) continue;
            Cards h = {g->hands[s]};
            int owed = 26;
            if ((g->played_any >> s) & 1) {
                int twos = popcount8(h.r[TWO]), red = popcount8(h.r[TWO] & 0xF0);
                owed = g->counts[s] - twos + 4 * red + 2 * (twos - red);
                for (int i = 0; i < RANKS; i++) owed += 8 * (popcount8(h.r[i]) / 4);
            }
            pay(g, s, first, owed);
        }
    if (r->scoring == SETTLEMENT) {
        for (int s = 0; s < n; s++) {
            if (!active(g, s)) continue;
            pay(g, s, first, 2);
            pay(g, s, at[g->out], value_of_hand(g, g->hands[s]));
        }
        if (g->out >= 3) pay(g, at[3], at[2], 1);
    }
    if (holders == 1) g->place[holder] = g->out + 1;
    for (int s = 0; s < n; s++) if (!g->place[s]) g->place[s] = n;
    if (r->scoring == PLACES) for (int s = 0; s < n; s++) g->points[s] = n - g->place[s];
}

static void give_lead(Round *g, int seat) {
    g->table = (Combo){0, PASS, 0, 0};
    g->locked = 0;
    g->on_turn = 1;
    for (int i = 0; i < g->rules.seats; i++) {
        int s = (seat + i) % g->rules.seats;
        if (!active(g, s)) continue;
        if (can_lead(g, s)) { g->seat = s; return; }
        g->opening = -1;
    }
    memset(g->points, 0, sizeof g->points);
    g->voided = g->over = 1;
}

/* The next seat that is asked, going round from `from` until the owner of the table. */
static void pass_on(Round *g, int from) {
    int n = g->rules.seats;
    for (int s = from; s != g->owner; s = (s + 1) % n) {
        if (!active(g, s)) continue;
        if (((g->locked >> s) & 1) && !has_bomb(g, s, 1)) continue;
        g->seat = s;
        g->on_turn = 1;
        return;
    }
    settle_stake(g);
    give_lead(g, g->owner);
}

/* After a play: the interrupts first, in seat order, then the turn. */
static void ask_interrupts(Round *g, int from) {
    int n = g->rules.seats;
    if (g->rules.interrupts)
        for (int s = from; s != g->owner; s = (s + 1) % n)
            if (active(g, s) && has_bomb(g, s, 0)) {
                g->seat = s;
                g->on_turn = 0;
                return;
            }
    pass_on(g, (g->owner + 1) % n);
}

static void drop_idle(Round *g, int first) {
    for (int s = 0; s < g->rules.seats; s++)
        if (active(g, s) && !((g->played_any >> s) & 1)) {
            pay(g, s, first, 4 + value_of_hand(g, g->hands[s]));
            g->dropped |= 1 << s;
        }
}

static int players_left(const Round *g) {
    int n = 0;
    for (int s = 0; s < g->rules.seats; s++) n += active(g, s);
    return n;
}

static void play(Round *g, const Combo *c) {
    int s = g->seat, n = g->rules.seats;
    if (c->kind == PASS) {
        if (!g->on_turn) { ask_interrupts(g, (s + 1) % n); return; }
        if (!((g->locked >> s) & 1)) read_pass(&g->words[s], &g->rules, &g->table);
        if (g->rules.pass_locks) g->locked |= 1 << s;
        pass_on(g, (s + 1) % n);
        return;
    }
    if (g->rules.scoring == SETTLEMENT && is_bomb(c) && is_target(&g->table)) {
        int value = is_bomb(&g->table) ? value_of_bomb(&g->table) : value_of_twos(g->table.cards);
        if (g->counts[g->owner]) g->stake += value;
        g->stake_payer = g->owner;
        g->stake_payee = s;
    }
    read_play(&g->words[s], &g->rules, &g->table, c, !g->played, g->on_turn);
    g->hands[s] &= ~c->cards;
    g->played |= c->cards;
    g->counts[s] -= c->size;
    g->played_any |= 1 << s;
    g->table = *c;
    g->owner = s;
    g->opening = -1;
    if (!g->counts[s]) {
        g->place[s] = ++g->out;
        if (g->out == 1 && g->rules.scoring == SETTLEMENT) drop_idle(g, s);
        if (g->out == 1 && !g->rules.play_on) { g->over = 1; score(g); return; }
    }
    if (players_left(g) <= 1) { g->over = 1; score(g); return; }
    ask_interrupts(g, (s + 1) % n);
}

static void begin(Round *g, const Rules *r, const Mask *hands, int leader) {
    memset(g, 0, sizeof *g);
    g->rules = *r;
    g->opening = -1;
    g->owner = -1;
    int lowest_card = 1000, holder = 0;
    for (int s = 0; s < r->seats; s++) {
        g->hands[s] = hands[s];
        g->counts[s] = popcount(hands[s]);
        g->words[s].top_pair = TWO;
        int c = lowest(hands[s]);
        if (c < lowest_card) { lowest_card = c; holder = s; }
    }
    if (leader < 0) { leader = holder; g->opening = lowest_card; }
    g->leader = leader;
    give_lead(g, leader);
}

static void deal(Round *g, const Rules *r, int leader, uint64_t *rng) {
    uint8_t deck[104];
    int total = 52 * r->decks, each = total / r->seats;
    if (each > MAX_HAND) each = MAX_HAND;
    for (int i = 0; i < total; i++) deck[i] = r->decks == 2 ? i : 2 * i;
    Mask hands[MAX_SEATS] = {0};
    for (int i = 0; i < each * r->seats; i++) {
        int j = i + below(rng, total - i);
        uint8_t c = deck[j];
        deck[j] = deck[i];
        hands[i % r->seats] |= ONE << c;
    }
    begin(g, r, hands, leader);
}
#endif
