/* The rounds of pisti.engine and pisti.sim.kernel by hand in C: the same algorithm, the same generator, the same options
 * at run time. bench_engine.py builds it, checks that it gives exactly the same totals, and compares the speed. */
#include <stdint.h>

/* Left to itself gcc keeps some of these out of line and loses two fifths of the speed. */
#define INLINE static inline __attribute__((always_inline))

enum { JACK = 9, PLAYS = 48, NO_SIDE = 4 };
enum { NOTHING, CAPTURE, PISTI, DOUBLE };
enum { SET_ASIDE, UNDER, OPEN };

#define JACK_SET (15ull << 36)
#define ACE_SET (15ull << 48)

/* The totals, as in kernel.py. */
enum { ROUNDS, REDEALS, TIES, POINTS, POINTS_SQUARED = 7, TOGETHER = 11, PISTIS = 13, DOUBLES = 15, MARGIN = 17 };
enum { HISTOGRAM = 19, REACH = 200 };

typedef struct { /* engine.Options, in its order */
    int64_t seats, side_mask, pisti, double_pisti, jack, ace, two_of_clubs, ten_of_diamonds, most_cards;
    int64_t first_card_pisti, last_card_pisti, lone_jack, centre, redeal_on_jack, cut_jack_rule;
} options;

typedef struct {
    uint8_t deck[52], hand[16];
    uint64_t won[4], pile, set_aside;
    int32_t pistis[4], doubles[4];
    int32_t turned_up, top, dealt, turn, held, ply, last_side;
} state;

typedef struct { uint32_t a, b, c, d; } words;

INLINE void advance(words *w) {
    uint32_t b = w->b;
    w->c ^= w->a;
    w->d ^= b;
    w->b ^= w->c;
    w->a ^= w->d;
    w->c ^= b << 9;
    w->d = w->d << 11 | w->d >> 21;
}

INLINE uint32_t below(const words *w, uint32_t n) { return (uint64_t)(w->a + w->d) * n >> 32; }
INLINE int size(uint64_t cards) { return __builtin_popcountll(cards); }

INLINE void make_deck(state *s, uint8_t *pack, const options *o, int cuts, words *w) {
    for (uint32_t last = 51; last > 0; last--) {
        advance(w);
        uint32_t other = below(w, last + 1);
        uint8_t card = pack[last];
        pack[last] = pack[other];
        pack[other] = card;
    }
    uint32_t lifted = 0;
    if (cuts) {
        do {
            advance(w);
            lifted = 1 + below(w, 51);
        } while (o->cut_jack_rule && pack[lifted - 1] >> 2 == JACK);
    }
    for (uint32_t i = 0; i < 52 - lifted; i++) s->deck[i] = pack[lifted + i];
    for (uint32_t i = 0; i < lifted; i++) s->deck[52 - lifted + i] = pack[i];
}

INLINE void deal_hands(state *s, const options *o) {
    for (int i = 0; i < 4 * o->seats; i++) s->hand[i] = s->deck[s->dealt + i];
    s->dealt += 4 * o->seats;
    s->held = 4;
    s->turn = 0;
}

INLINE int deal(state *s, const options *o) {
    for (int i = 0; i < 4; i++) s->won[i] = s->pistis[i] = s->doubles[i] = 0;
    s->pile = s->set_aside = s->ply = 0;
    s->dealt = 4;
    s->last_side = NO_SIDE;
    deal_hands(s, o);
    int face_down = 3;
    if (o->centre == OPEN) face_down = 0;
    else while (face_down >= 0 && s->deck[face_down] >> 2 == JACK && !o->redeal_on_jack) face_down--;
    s->turned_up = face_down < 0 ? 4 : 4 - face_down;
    if (face_down < 0 || (s->deck[face_down] >> 2 == JACK && o->centre != OPEN)) return 0;
    s->top = s->deck[o->centre == OPEN ? 3 : face_down];
    for (int i = 0; i < 4; i++) {
        if (i < face_down && o->centre == SET_ASIDE) s->set_aside |= 1ull << s->deck[i];
        else s->pile |= 1ull << s->deck[i];
    }
    return 1;
}

INLINE int capture_kind(const state *s, const options *o, int rank) {
    if (s->pile & (s->pile - 1)) return CAPTURE;
    if (rank == s->top >> 2) return rank == JACK ? DOUBLE : PISTI;
    return o->lone_jack;
}

INLINE int pisti_allowed(const state *s, const options *o) {
    return (s->ply > 0 || o->first_card_pisti) && (s->ply < PLAYS - 1 || o->last_card_pisti);
}

INLINE void play(state *s, const options *o, int slot) {
    uint8_t *hand = s->hand + 4 * s->turn;
    int card = hand[slot], rank = card >> 2;
    hand[slot] = hand[s->held - 1];
    if (s->pile && (rank == s->top >> 2 || rank == JACK)) {
        int done = pisti_allowed(s, o) ? capture_kind(s, o, rank) : CAPTURE, side = s->turn & o->side_mask;
        s->won[side] |= s->pile | s->set_aside | 1ull << card;
        s->pile = s->set_aside = 0;
        s->last_side = side;
        if (done == PISTI) s->pistis[side]++;
        else if (done == DOUBLE) s->doubles[side]++;
    } else {
        s->pile |= 1ull << card;
        s->top = card;
    }
    s->ply++;
    if (++s->turn < o->seats) return;
    s->turn = 0;
    if (--s->held > 0) return;
    if (s->ply < PLAYS) {
        deal_hands(s, o);
    } else if (s->last_side != NO_SIDE) {
        s->won[s->last_side] |= s->pile;
        s->pile = 0;
    }
}

INLINE int has_most_cards(const state *s, const options *o, int side) {
    int mine = size(s->won[side]);
    for (int other = 0; other < o->seats; other++)
        if (other != side && size(s->won[other]) >= mine) return 0;
    return 1;
}

INLINE int64_t points(const state *s, const options *o, int side) {
    uint64_t won = s->won[side];
    int64_t cards = size(won & JACK_SET) * o->jack + size(won & ACE_SET) * o->ace;
    cards += (int64_t)(won & 1) * o->two_of_clubs + (int64_t)(won >> 33 & 1) * o->ten_of_diamonds;
    int64_t pistis = s->pistis[side] * o->pisti + s->doubles[side] * o->double_pisti;
    return cards + (has_most_cards(s, o, side) ? o->most_cards : 0) + pistis;
}

INLINE void add(int64_t *totals, int place, int64_t value) {
    totals[place] += value;
    totals[place + 1] += value * value;
}

INLINE void count(const state *s, const options *o, int64_t *totals) {
    int sides = o->seats < o->side_mask + 1 ? o->seats : o->side_mask + 1;
    int64_t first = 0, together = 0, best = -1, pistis = 0, doubles = 0, ahead = 0;
    for (int side = 0; side < sides; side++) {
        int64_t got = points(s, o, side);
        together += got;
        if (side == 0) first = got;
        else if (got > best) best = got;
        totals[POINTS + side] += got;
        totals[POINTS_SQUARED + side] += got * got;
        pistis += s->pistis[side] + s->doubles[side];
        doubles += s->doubles[side];
        ahead += has_most_cards(s, o, side);
    }
    int64_t margin = first - best;
    totals[ROUNDS]++;
    totals[TIES] += 1 - ahead;
    add(totals, TOGETHER, together);
    add(totals, PISTIS, pistis);
    add(totals, DOUBLES, doubles);
    add(totals, MARGIN, margin);
    totals[HISTOGRAM + REACH + (margin < -REACH ? -REACH : margin > REACH ? REACH : margin)]++;
}

/* `generator` is read and written; `pack` is 52 cards and stays shuffled. */
void random_rounds(uint8_t *restrict pack, const options *given, int cuts, uint32_t *generator, int64_t rounds, int64_t *totals) {
    state s;
    const options local = *given, *o = &local;
    words w = {generator[0], generator[1], generator[2], generator[3]};
    for (int64_t i = 0; i < rounds; i++) {
        make_deck(&s, pack, o, cuts, &w);
        while (!deal(&s, o)) {
            totals[REDEALS]++;
            make_deck(&s, pack, o, cuts, &w);
        }
        while (s.ply < PLAYS) {
            advance(&w);
            play(&s, o, below(&w, s.held));
        }
        count(&s, o, totals);
    }
    generator[0] = w.a, generator[1] = w.b, generator[2] = w.c, generator[3] = w.d;
}
