/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * oracle: the fewest wavefronts that any layout of the family takes (bench/oracle.py).
 *
 * It shares no code with the pass: neither the bank rule, nor the layouts, nor a search. From the
 * standard input it reads cells, each an array and what the lanes of each warp access of it:
 *
 *   cell NAME BYTES WIDEST       begins a cell; WIDEST: bytes of its widest access
 *   row BYTES                    a row length that pads and rotations may have
 *   layout TEXT                  a layout to count
 *   ld|st BYTES TIMES O0 .. O31  one instruction of a warp: bytes a lane, how often it is executed,
 *                                the offset of each lane, -1 where it is inactive; or ldmatrix,
 *                                stmatrix: of four matrices, whose rows of 16 bytes the lanes name
 *   end                          answers with a line of JSON
 *
 * An instruction falls into groups of lanes that are served together. A group of accesses of 4 or
 * more bytes costs the most distinct addresses in one slot of banks; as layouts are one to one and
 * keep what is accessed at once whole, which lanes share an address is the same under all of them.
 * For bytes and halves the distinct words count, which layouts with smaller atoms may change.
 *
 * What is searched, with `atom` the widest access:
 *
 *   pads       pad:R:P for each row R; P below 128, since 128 bytes more move no bank
 *   swizzles   xor:B:M:S, M without gaps
 *   rotations  rot:R:K; K below 128 where R is a multiple of that, else below 512
 *   matrices   every linear map of the bits above the atom (a word at least): branch and bound over
 *              the maps to bits of banks, one for each subspace, cut by the most addresses that the
 *              banks must hold. Where that is not done within its budget, "proved" is false
 *   two pads   pad:R:P:Q:T, R before Q by divisibility
 *   both       a swizzle, a rotation (K up to 32) or one of the best matrices, then a pad
 *
 * Where the atom is smaller than a word, matrices, two pads and both keep words whole; beside these
 * the best swizzles and rotations of smaller atoms are tried with all pads.
 *
 * A search ends where the sum of the least cost of each group is met: nothing goes below it. */
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  LANES = 32,
  BANK_ROW = 128,
  STATIC_MAX = 48 * 1024,
  ROWS_MAX = 96,
  TEXT_MAX = 256,
  KEPT = 5, /* layouts of each kind */
  COLUMNS = 16,
  BITS = 16,
  NODES_MAX = 120000, /* of one branch and bound: groups looked at, in thousands */
  BEAM = 6,
};

enum kind { IDENTITY, PAD, XOR, ROT, LIN, PADS, XOR_PAD, ROT_PAD, LIN_PAD, KINDS };
static const char *const kind_names[KINDS] = {"identity", "pad",     "xor",     "rot",    "lin",
                                              "pad2",     "xor+pad", "rot+pad", "lin+pad"};

struct layout {
  enum kind kind;
  uint32_t bit, mask, shift;         /* of a swizzle */
  uint32_t turned, step;             /* of a rotation */
  uint32_t column[BITS];             /* of a matrix: the bits that bit J flips */
  uint32_t row, pad, plane, further; /* of pads, 0: none */
};

/* Lanes that are served together. */
struct group {
  uint32_t width;
  double times;
  double least; /* wavefronts under any layout */
  unsigned count, first;
};

struct found {
  struct layout layout;
  double cost;
  uint32_t bytes;
};

struct cell {
  char name[TEXT_MAX];
  uint32_t bytes, atom;
  uint32_t rows[ROWS_MAX];
  unsigned row_count;
  char (*asked)[TEXT_MAX];
  unsigned asked_count;
  struct group *groups;
  unsigned group_count, group_room;
  uint32_t *points; /* offsets of all groups */
  unsigned point_count, point_room;
  double least, best;
  struct found found[KINDS][KEPT];
  unsigned found_count[KINDS];
  bool proved;
};

static void *grown(void *items, unsigned count, unsigned *room, size_t bytes) {
  if (count < *room)
    return items;
  *room = *room ? 2 * *room : 64;
  items = realloc(items, *room * bytes);
  if (!items)
    abort();
  return items;
}

/* Layouts. */

static uint32_t permuted(const struct layout *layout, uint32_t offset) {
  if (layout->mask)
    return offset ^ ((offset >> layout->shift & layout->mask) << layout->bit);
  if (layout->turned) {
    uint32_t q = offset / layout->turned, column = offset % layout->turned;
    return q * layout->turned + (uint32_t)((column + (uint64_t)q * layout->step) % layout->turned);
  }
  uint32_t out = offset;
  for (unsigned j = 0; j < BITS; j++)
    out ^= offset >> j & 1 ? layout->column[j] : 0;
  return out;
}

static uint32_t apply(const struct layout *layout, uint32_t offset) {
  uint32_t out = permuted(layout, offset);
  return out + (layout->row ? out / layout->row * layout->pad : 0) +
         (layout->plane ? out / layout->plane * layout->further : 0);
}

/* Bytes in which a permutation moves them. */
static uint32_t line_of(const struct layout *layout) {
  uint32_t flipped = layout->mask << layout->bit, line = 1;
  for (unsigned j = 0; j < BITS; j++)
    flipped |= layout->column[j];
  while (line <= flipped)
    line *= 2;
  return layout->turned ? layout->turned : flipped ? line : 1;
}

static uint32_t size_of(const struct layout *layout, uint32_t bytes) {
  uint32_t line = line_of(layout), filled = (bytes + line - 1) / line * line;
  struct layout pads = *layout;
  pads.mask = pads.turned = 0;
  memset(pads.column, 0, sizeof pads.column);
  return apply(&pads, filled - 1) + 1;
}

static bool fits(const struct cell *cell, const struct layout *layout) {
  return (size_of(layout, cell->bytes) + 15) / 16 * 16 <= STATIC_MAX;
}

static void print_layout(const struct layout *layout, char *out) {
  char *at = out;
  if (layout->mask)
    at += sprintf(at, "+xor:%u:%u:%u", layout->bit, layout->mask, layout->shift);
  if (layout->turned)
    at += sprintf(at, "+rot:%u:%u", layout->turned, layout->step);
  bool any = false;
  for (unsigned j = 0; j < BITS; j++)
    if (layout->column[j])
      at += sprintf(at, any ? ":%u:%u" : "+lin:%u:%u", j, layout->column[j]), any = true;
  if (layout->row)
    at += sprintf(at, "+pad:%u:%u", layout->row, layout->pad);
  if (layout->plane)
    at += sprintf(at, ":%u:%u", layout->plane, layout->further);
  if (at == out)
    strcpy(out, "+identity");
  memmove(out, out + 1, strlen(out));
}

static bool read_layout(const char *text, struct layout *out) {
  *out = (struct layout){0};
  for (const char *part = text; part; part = strchr(part, '+') ? strchr(part, '+') + 1 : NULL) {
    int used = 0;
    if (!strncmp(part, "identity", 8))
      continue;
    if (sscanf(part, "xor:%u:%u:%u", &out->bit, &out->mask, &out->shift) == 3 ||
        sscanf(part, "rot:%u:%u", &out->turned, &out->step) == 2 ||
        sscanf(part, "pad:%u:%u:%u:%u", &out->row, &out->pad, &out->plane, &out->further) >= 2)
      continue;
    if (strncmp(part, "lin", 3))
      return false;
    unsigned j, mask;
    for (const char *at = part + 3; sscanf(at, ":%u:%u%n", &j, &mask, &used) == 2; at += used)
      if (j < BITS)
        out->column[j] = mask;
  }
  return true;
}

/* The bank rule. */

/* The most distinct words, or slots of wider accesses, that meet in one bank. */
static unsigned degree(uint32_t width, const uint32_t *at, unsigned count) {
  uint8_t in_slot[BANK_ROW / 4] = {0};
  unsigned most = 0;
  if (width >= 4) {
    unsigned log = (unsigned)__builtin_ctz(width);
    for (unsigned i = 0; i < count; i++) {
      unsigned now = ++in_slot[at[i] % BANK_ROW >> log];
      most = now > most ? now : most;
    }
    return most;
  }
  uint32_t seen[LANES], words = 0;
  for (unsigned i = 0; i < count; i++) {
    uint32_t word = at[i] / 4;
    bool is_new = true;
    for (unsigned k = words; k-- > 0 && is_new;)
      is_new = seen[k] != word;
    if (!is_new)
      continue;
    seen[words++] = word;
    unsigned now = ++in_slot[word % (BANK_ROW / 4)];
    most = now > most ? now : most;
  }
  return most;
}

/* Whether the lanes from `first` on have in pairs the same address, or one is inactive: lane i and
 * lane i ^ 1, or each lane i and lane i ^ 2. */
static bool is_paired(const int32_t *lane, unsigned first, unsigned count) {
  for (unsigned x = 1; x <= 2; x++) {
    bool all = true;
    for (unsigned i = first; i < first + count; i++)
      all &= lane[i] < 0 || lane[i ^ x] < 0 || lane[i] == lane[i ^ x];
    if (all)
      return true;
  }
  return false;
}

static void add_group(struct cell *cell, uint32_t width, double times, const int32_t *lane,
                      unsigned count) {
  struct group group = {.width = width, .times = times, .first = cell->point_count};
  for (unsigned i = 0; i < count; i++) {
    bool is_new = lane[i] >= 0;
    for (unsigned k = 0; is_new && k < group.count; k++)
      is_new = cell->points[group.first + k] != (uint32_t)lane[i];
    if (!is_new)
      continue;
    cell->points = grown(cell->points, cell->point_count, &cell->point_room, sizeof(uint32_t));
    cell->points[cell->point_count++] = (uint32_t)lane[i];
    group.count++;
  }
  if (!group.count)
    return;
  uint32_t bytes = group.count * width;
  group.least = (bytes + BANK_ROW - 1) / BANK_ROW;
  for (unsigned g = 0; g < cell->group_count; g++) {
    struct group *known = &cell->groups[g];
    if (known->width == width && known->count == group.count &&
        !memcmp(&cell->points[known->first], &cell->points[group.first],
                group.count * sizeof(uint32_t))) {
      known->times += times;
      cell->point_count = group.first;
      return;
    }
  }
  cell->groups = grown(cell->groups, cell->group_count, &cell->group_room, sizeof group);
  cell->groups[cell->group_count++] = group;
}

/* Loads of 8 bytes are served by halves of a warp, of 16 by quarters, unless they are paired, then
 * twice as many lanes at once; stores and matrices never are, so the eight rows of one matrix are a
 * quarter. */
static void add_instruction(struct cell *cell, bool is_load, uint32_t width, double times,
                            const int32_t lane[LANES]) {
  unsigned at_once = width < 8 ? 32 : width == 8 ? 16 : 8;
  unsigned together = width < 8 ? 32 : 2 * at_once;
  for (unsigned first = 0; first < LANES; first += together) {
    bool paired = is_load && is_paired(lane, first, together);
    unsigned step = paired ? together : at_once;
    for (unsigned i = first; i < first + together; i += step)
      add_group(cell, width, times, lane + i, step);
  }
}

static double count_layout(const struct cell *cell, const struct layout *layout) {
  double sum = 0;
  for (unsigned g = 0; g < cell->group_count; g++) {
    const struct group *group = &cell->groups[g];
    uint32_t at[LANES];
    for (unsigned i = 0; i < group->count; i++)
      at[i] = apply(layout, cell->points[group->first + i]);
    sum += group->times * degree(group->width, at, group->count);
  }
  return sum;
}

/* What was found. */

static void keep(struct cell *cell, const struct layout *layout, double cost) {
  struct found *list = cell->found[layout->kind];
  unsigned *count = &cell->found_count[layout->kind];
  struct found new = {*layout, cost, size_of(layout, cell->bytes)};
  unsigned at = *count < KEPT ? (*count)++ : KEPT;
  for (; at && (cost < list[at - 1].cost ||
                (cost == list[at - 1].cost && new.bytes < list[at - 1].bytes));
       at--)
    if (at < KEPT)
      list[at] = list[at - 1];
  if (at < KEPT)
    list[at] = new;
  cell->best = fmin(cell->best, cost);
}

/* Above it a layout of that kind is of no interest. */
static double limit_of(const struct cell *cell, enum kind kind) {
  unsigned count = cell->found_count[kind];
  double own = count == KEPT ? cell->found[kind][KEPT - 1].cost : INFINITY;
  return fmin(own, kind > LIN ? cell->best : cell->best * 1.25);
}

/* Permutations and pads. The points of all groups after a permutation, and the row in which each
 * lies, are computed once for all pads of it; groups that then differ by a turn of the banks alone
 * are one. */

struct folded {
  struct group *groups;
  unsigned count;
  uint32_t *base, *row, *plane;
  uint32_t slots; /* of the hash table of groups, a power of two */
  uint32_t *slot; /* group + 1, or 0 */
  double least;
};

static void new_folded(const struct cell *cell, struct folded *folded) {
  size_t points = cell->point_count + 1;
  *folded = (struct folded){.groups = calloc(cell->group_count + 1, sizeof(struct group)),
                            .base = calloc(points, sizeof(uint32_t)),
                            .row = calloc(points, sizeof(uint32_t)),
                            .plane = calloc(points, sizeof(uint32_t)),
                            .slots = 64};
  while (folded->slots < 2 * cell->group_count)
    folded->slots *= 2;
  folded->slot = calloc(folded->slots, sizeof(uint32_t));
}

static void free_folded(struct folded *folded) {
  free(folded->groups);
  free(folded->base);
  free(folded->row);
  free(folded->plane);
  free(folded->slot);
}

static bool same_points(const struct folded *folded, const struct group *a, const struct group *b) {
  size_t bytes = a->count * sizeof(uint32_t);
  return a->width == b->width && a->count == b->count &&
         !memcmp(&folded->base[a->first], &folded->base[b->first], bytes) &&
         !memcmp(&folded->row[a->first], &folded->row[b->first], bytes) &&
         !memcmp(&folded->plane[a->first], &folded->plane[b->first], bytes);
}

static int dearer_first(const void *a, const void *b) {
  const struct group *x = a, *y = b;
  double p = x->times * x->count, q = y->times * y->count;
  return p != q ? (p < q ? 1 : -1) : (x->first > y->first) - (x->first < y->first);
}

/* The points of a group, behind those before; returns a hash of them. */
static uint64_t fold_group(const struct cell *cell, const struct layout *layout,
                           const struct group *group, struct folded *folded, unsigned points) {
  uint32_t base0 = 0, row0 = 0, plane0 = 0;
  uint64_t key = group->width * 131 + group->count;
  for (unsigned i = 0; i < group->count; i++) {
    uint32_t at = permuted(layout, cell->points[group->first + i]), k = points + i;
    uint32_t row = layout->row ? at / layout->row : 0;
    uint32_t plane = layout->plane ? at / layout->plane : 0;
    if (!i && group->width >= 4)
      base0 = at, row0 = row, plane0 = plane;
    folded->base[k] = group->width >= 4 ? (at - base0) % BANK_ROW : at;
    folded->row[k] = row - row0;
    folded->plane[k] = plane - plane0;
    key = (key ^ folded->base[k] ^ (uint64_t)folded->row[k] << 20 ^
           (uint64_t)folded->plane[k] << 40) *
          UINT64_C(0x9e3779b97f4a7c15);
    key ^= key >> 29;
  }
  return key;
}

/* layout: the permutation, and the lengths of its rows and planes. */
static void fold(const struct cell *cell, const struct layout *layout, struct folded *folded) {
  unsigned points = 0;
  folded->count = 0;
  memset(folded->slot, 0, folded->slots * sizeof *folded->slot);
  for (unsigned g = 0; g < cell->group_count; g++) {
    struct group new = cell->groups[g];
    uint64_t key = fold_group(cell, layout, &new, folded, points);
    uint32_t at = (uint32_t)key & (folded->slots - 1);
    new.first = points;
    while (folded->slot[at] && !same_points(folded, &folded->groups[folded->slot[at] - 1], &new))
      at = (at + 1) & (folded->slots - 1);
    if (folded->slot[at]) {
      folded->groups[folded->slot[at] - 1].times += new.times;
    } else {
      folded->groups[folded->count++] = new;
      folded->slot[at] = folded->count;
      points += new.count;
    }
  }
  folded->least = cell->least;
  qsort(folded->groups, folded->count, sizeof *folded->groups, dearer_first);
}

/* Wavefronts; anything above the limit when they exceed it. The group that exceeds it moves to the
 * front half: it will do so again. */
static double cost_folded(const struct folded *folded, const struct layout *layout, double limit) {
  double sum = folded->least;
  for (unsigned g = 0; g < folded->count; g++) {
    const struct group group = folded->groups[g];
    const uint32_t *base = &folded->base[group.first], *row = &folded->row[group.first];
    const uint32_t *plane = &folded->plane[group.first];
    uint32_t at[LANES];
    for (unsigned i = 0; i < group.count; i++)
      at[i] = base[i] + row[i] * layout->pad + plane[i] * layout->further;
    sum += group.times * (degree(group.width, at, group.count) - group.least);
    if (sum > limit) {
      folded->groups[g] = folded->groups[g / 2];
      folded->groups[g / 2] = group;
      return sum;
    }
  }
  return sum;
}

/* All amounts of one pad. */
static void try_pads_of(struct cell *cell, struct folded *folded, struct layout layout) {
  uint32_t step = cell->atom;
  if (layout.row >= cell->bytes || layout.row % line_of(&layout) || layout.row % step)
    return;
  layout.pad = 0;
  fold(cell, &layout, folded);
  for (layout.pad = step; layout.pad < BANK_ROW; layout.pad += step) {
    double limit = limit_of(cell, layout.kind), cost = cost_folded(folded, &layout, limit);
    if (cost <= limit && fits(cell, &layout))
      keep(cell, &layout, cost);
  }
}

static void try_pads(struct cell *cell, struct folded *folded, struct layout layout,
                     enum kind kind) {
  layout.kind = kind;
  for (unsigned r = 0; r < cell->row_count; r++) {
    layout.row = cell->rows[r];
    try_pads_of(cell, folded, layout);
  }
}

static bool is_done(const struct cell *cell) { return cell->best <= cell->least; }

static void try_two_pads(struct cell *cell, struct folded *folded) {
  uint32_t step = cell->atom;
  for (unsigned r = 0; r < cell->row_count; r++)
    for (unsigned q = 0; q < cell->row_count && !is_done(cell); q++) {
      struct layout layout = {.kind = PADS, .row = cell->rows[r], .plane = cell->rows[q]};
      if (layout.plane <= layout.row || layout.plane % layout.row || layout.row % step ||
          layout.plane >= cell->bytes)
        continue;
      fold(cell, &layout, folded);
      for (layout.pad = step; layout.pad < BANK_ROW; layout.pad += step)
        for (layout.further = step; layout.further < BANK_ROW; layout.further += step) {
          double limit = limit_of(cell, PADS), cost = cost_folded(folded, &layout, limit);
          if (cost <= limit && fits(cell, &layout))
            keep(cell, &layout, cost);
        }
    }
}

static void try_alone(struct cell *cell, struct folded *folded, const struct layout *layout) {
  if (!fits(cell, layout))
    return;
  fold(cell, layout, folded);
  double limit = limit_of(cell, layout->kind), cost = cost_folded(folded, layout, limit);
  if (cost <= limit)
    keep(cell, layout, cost);
}

static void try_swizzles(struct cell *cell, struct folded *folded, bool padded) {
  for (uint32_t bit = 0; bit < 7; bit++)
    for (uint32_t width = 7 - bit; width > 0; width--)
      for (uint32_t shift = bit + 1; 1u << shift < cell->bytes; shift++) {
        struct layout layout = {.kind = XOR, .bit = bit, .mask = (1u << width) - 1, .shift = shift};
        if (1u << bit < cell->atom)
          continue;
        if (!padded)
          try_alone(cell, folded, &layout);
        else if (!is_done(cell))
          try_pads(cell, folded, layout, XOR_PAD);
      }
}

static void try_rotations(struct cell *cell, struct folded *folded, bool padded) {
  for (unsigned r = 0; r < cell->row_count; r++) {
    uint32_t row = cell->rows[r], most = row % BANK_ROW || row < BANK_ROW ? row : BANK_ROW;
    most = most > 512 ? 512 : most;
    for (uint32_t step = cell->atom; step < most && row % cell->atom == 0; step += cell->atom) {
      struct layout layout = {.kind = ROT, .turned = row, .step = step};
      if (!padded)
        try_alone(cell, folded, &layout);
      else if (!is_done(cell) && row >= 32 && step < BANK_ROW && step <= 32)
        try_pads(cell, folded, layout, ROT_PAD);
    }
  }
}

/* Matrices. A linear map takes granules, aligned groups of bytes that stay whole, to the slots of a
 * row of banks: as many functionals, sums of bits, as a slot has bits. Which banks they name does
 * not matter: maps that span the same space of functionals cost the same. Groups that differ by an
 * exclusive or are one. */

struct matrix_search {
  struct cell *cell;
  unsigned low;  /* bits below a granule */
  unsigned want; /* functionals */
  uint32_t span; /* bits by which functionals may differ on what is accessed */
  struct group *groups;
  unsigned group_count;
  uint32_t *granule; /* of each point */
  uint8_t *inside;   /* the slot's part below the granule, of narrower accesses */
  uint8_t *slot[8];  /* of each point, by the number of functionals chosen */
  uint32_t chosen[8], lead[8];
  uint64_t work, budget;
  double least, best;
  uint32_t best_chosen[8];
};

/* The least that the groups cost when `more` functionals may yet part those with one slot. */
static double bound(struct matrix_search *search, unsigned depth, double limit) {
  unsigned more = search->want - depth;
  double sum = search->least;
  for (unsigned g = 0; g < search->group_count && sum < limit; g++) {
    const struct group *group = &search->groups[g];
    uint8_t count[BANK_ROW] = {0}, most = 0;
    const uint8_t *slot = search->slot[depth] + group->first;
    const uint8_t *inside = search->inside + group->first;
    for (unsigned i = 0; i < group->count; i++) {
      uint8_t now = ++count[slot[i] << 2 | inside[i]];
      most = now > most ? now : most;
    }
    double cost = (most + (1u << more) - 1) >> more;
    sum += group->times * fmax(0, cost - group->least);
    search->work++;
  }
  return sum;
}

static void choose(struct matrix_search *search, unsigned depth, uint32_t functional) {
  search->chosen[depth] = functional;
  unsigned points = 0;
  for (unsigned g = 0; g < search->group_count; g++)
    points += search->groups[g].count;
  for (unsigned i = 0; i < points; i++)
    search->slot[depth + 1][i] =
        (uint8_t)(search->slot[depth][i] << 1 |
                  (__builtin_popcount(search->granule[i] & functional) & 1));
}

static void found_matrix(struct matrix_search *search, double cost) {
  if (cost >= search->best)
    return;
  search->best = cost;
  memcpy(search->best_chosen, search->chosen, sizeof search->chosen);
}

/* The next functional, whose highest bit lies below those before: spaces in reduced form. */
static bool branch(struct matrix_search *search, unsigned depth) {
  if (depth == search->want) {
    found_matrix(search, bound(search, depth, search->best));
    return true;
  }
  for (uint32_t functional = search->span; functional;
       functional = (functional - 1) & search->span) {
    uint32_t lead = 1u << (31 - __builtin_clz(functional));
    bool reduced = !depth || lead < search->lead[depth - 1];
    for (unsigned i = 0; reduced && i < depth; i++)
      reduced = !(search->chosen[i] & lead) && !(functional & search->lead[i]);
    if (!reduced ||
        (unsigned)__builtin_popcount(search->span & (lead - 1)) + depth + 1 < search->want)
      continue;
    if (search->work > search->budget)
      return false;
    choose(search, depth, functional);
    search->lead[depth] = lead;
    if (bound(search, depth + 1, search->best) < search->best && !branch(search, depth + 1))
      return false;
    if (search->best <= search->least)
      return true;
  }
  return true;
}

/* A first matrix that is good: from the few best of each depth on. */
struct beam {
  uint32_t chosen[8];
  double cost;
};

static bool is_independent(const uint32_t *chosen, unsigned count, uint32_t functional) {
  uint32_t rows[9], rank = 0;
  for (unsigned i = 0; i <= count; i++) {
    uint32_t row = i < count ? chosen[i] : functional;
    for (unsigned k = 0; k < rank; k++)
      row = (row ^ rows[k]) < row ? row ^ rows[k] : row;
    if (!row)
      return false;
    rows[rank++] = row;
  }
  return true;
}

static double crowd(struct matrix_search *search, unsigned depth) {
  double sum = 0;
  for (unsigned g = 0; g < search->group_count; g++) {
    const struct group *group = &search->groups[g];
    uint8_t count[BANK_ROW] = {0};
    unsigned squares = 0;
    for (unsigned i = 0; i < group->count; i++) {
      unsigned k = group->first + i;
      squares += 2u * count[search->slot[depth][k] << 2 | search->inside[k]]++ + 1;
    }
    sum += group->times * squares / group->count;
  }
  return sum;
}

static void beam_search(struct matrix_search *search) {
  struct beam beams[BEAM] = {{{0}, 0}}, next[BEAM];
  unsigned count = 1;
  for (unsigned depth = 0; depth < search->want; depth++) {
    unsigned next_count = 0;
    for (unsigned b = 0; b < count; b++) {
      for (unsigned i = 0; i < depth; i++)
        choose(search, i, beams[b].chosen[i]);
      for (uint32_t f = search->span; f; f = (f - 1) & search->span) {
        if (!is_independent(beams[b].chosen, depth, f))
          continue;
        choose(search, depth, f);
        struct beam new = beams[b];
        new.chosen[depth] = f;
        new.cost = bound(search, depth + 1, INFINITY) + 1e-3 * crowd(search, depth + 1);
        unsigned at = next_count < BEAM ? next_count++ : BEAM;
        for (; at && new.cost < next[at - 1].cost; at--)
          if (at < BEAM)
            next[at] = next[at - 1];
        if (at < BEAM)
          next[at] = new;
      }
    }
    memcpy(beams, next, sizeof next);
    count = next_count;
  }
  for (unsigned b = 0; b < count; b++) {
    for (unsigned i = 0; i < search->want; i++)
      choose(search, i, beams[b].chosen[i]);
    found_matrix(search, bound(search, search->want, INFINITY));
  }
}

/* The matrix whose bits of banks are those functionals: reduced by the low bits first, so that as
 * many as can be are one low bit and some high ones; the bits that a functional replaces go where
 * its leading one was. */
static struct layout layout_of(const struct matrix_search *search, const uint32_t *chosen) {
  uint32_t rows[8], pivots[8], taken = 0;
  struct layout layout = {.kind = LIN};
  memcpy(rows, chosen, sizeof rows);
  for (unsigned i = 0; i < search->want; i++) {
    for (unsigned k = 0; k < i; k++)
      rows[i] ^= rows[i] & pivots[k] ? rows[k] : 0;
    pivots[i] = rows[i] & -rows[i];
    for (unsigned k = 0; k < i; k++)
      rows[k] ^= rows[k] & pivots[i] ? rows[i] : 0;
    taken |= pivots[i];
  }
  uint32_t output[BITS]; /* the functional of each bit of granules */
  for (unsigned b = 0; b < BITS; b++)
    output[b] = 1u << b;
  unsigned spare = 0;
  uint32_t low = (1u << search->want) - 1;
  for (unsigned i = 0; i < search->want; i++)
    if (pivots[i] & low)
      output[__builtin_ctz(pivots[i])] = rows[i];
  for (unsigned i = 0; i < search->want; i++)
    if (!(pivots[i] & low)) {
      while (taken & 1u << spare)
        spare++;
      output[spare] = rows[i];
      output[__builtin_ctz(pivots[i])] = 1u << spare;
      spare++;
    }
  for (unsigned b = 0; b + search->low < BITS; b++)
    for (unsigned j = 0; j + search->low < BITS; j++)
      if ((output[b] >> j & 1) != (b == j))
        layout.column[j + search->low] |= 1u << (b + search->low);
  return layout;
}

/* The bits that tell apart what any group accesses: a basis of all differences, its leading bits.
 */
static uint32_t span_of(const struct matrix_search *search) {
  uint32_t basis[32] = {0}, span = 0;
  for (unsigned g = 0; g < search->group_count; g++)
    for (unsigned i = 1; i < search->groups[g].count; i++) {
      uint32_t row = search->granule[search->groups[g].first + i];
      for (int b = 31; b >= 0 && row; b--)
        if (row >> b & 1) {
          if (!basis[b])
            basis[b] = row, row = 0;
          else
            row ^= basis[b];
        }
    }
  for (unsigned b = 0; b < 32; b++)
    span |= basis[b] ? 1u << b : 0;
  return span;
}

static void fold_matrix(struct matrix_search *search) {
  const struct cell *cell = search->cell;
  unsigned points = 0;
  for (unsigned g = 0; g < cell->group_count; g++) {
    struct group new = cell->groups[g];
    const uint32_t *from = &cell->points[new.first];
    new.first = points;
    new.count = 0;
    uint32_t width = new.width < 4 ? 4 : new.width;
    for (unsigned i = 0; i < cell->groups[g].count; i++) {
      uint32_t granule = (from[i] ^ from[0]) >> search->low;
      uint32_t inside = ((from[i] ^ from[0]) & ((1u << search->low) - 1)) / width;
      bool is_new = true;
      for (unsigned k = points; is_new && k < points + new.count; k++)
        is_new = search->granule[k] != granule || search->inside[k] != inside;
      if (!is_new)
        continue;
      search->granule[points + new.count] = granule;
      search->inside[points + new.count++] = (uint8_t)inside;
    }
    bool known = false;
    for (unsigned k = 0; k < search->group_count && !known; k++) {
      struct group *other = &search->groups[k];
      known = other->width == new.width && other->count == new.count &&
              !memcmp(&search->granule[other->first], &search->granule[points],
                      new.count * sizeof(uint32_t)) &&
              !memcmp(&search->inside[other->first], &search->inside[points], new.count);
      other->times += known ? new.times : 0;
    }
    if (!known) {
      search->groups[search->group_count++] = new;
      points += new.count;
    }
  }
}

/* Functionals of the whole span are enough; where it is smaller than a row of banks, others part
 * nothing more. */
static void try_matrices(struct cell *cell) {
  struct matrix_search search = {.cell = cell, .budget = (uint64_t)NODES_MAX * 10};
  size_t points = cell->point_count + 1;
  uint32_t granule = cell->atom < 4 ? 4 : cell->atom;
  search.low = (unsigned)__builtin_ctz(granule);
  search.want = 7 - search.low;
  search.groups = calloc(cell->group_count + 1, sizeof *search.groups);
  search.granule = calloc(points, sizeof *search.granule);
  search.inside = calloc(points, sizeof *search.inside);
  for (unsigned i = 0; i < 8; i++)
    search.slot[i] = calloc(points, 1);
  fold_matrix(&search);
  qsort(search.groups, search.group_count, sizeof *search.groups, dearer_first);
  search.span = span_of(&search);
  for (unsigned b = 0; (unsigned)__builtin_popcount(search.span) < search.want; b++)
    search.span |= 1u << b;
  search.least = cell->least;
  search.best = INFINITY;
  bool was_done = is_done(cell);
  beam_search(&search);
  if (isfinite(search.best)) {
    struct layout layout = layout_of(&search, search.best_chosen);
    if (fits(cell, &layout))
      keep(cell, &layout, count_layout(cell, &layout));
  }
  cell->proved = is_done(cell);
  if (!was_done && !cell->proved) {
    double beam_best = search.best;
    search.best = cell->best;
    search.work = 0;
    cell->proved = branch(&search, 0);
    if (search.best < fmin(beam_best, cell->best)) {
      struct layout layout = layout_of(&search, search.best_chosen);
      if (fits(cell, &layout))
        keep(cell, &layout, count_layout(cell, &layout));
    }
  }
  free(search.groups);
  free(search.granule);
  free(search.inside);
  for (unsigned i = 0; i < 8; i++)
    free(search.slot[i]);
}

/* What combines, and matrices, for groups of words at least. */
static void search_combined(struct cell *cell, struct folded *folded) {
  try_matrices(cell);
  try_two_pads(cell, folded);
  try_swizzles(cell, folded, true);
  try_rotations(cell, folded, true);
  for (unsigned i = 0; i < cell->found_count[LIN] && !is_done(cell); i++)
    try_pads(cell, folded, cell->found[LIN][i].layout, LIN_PAD);
}

/* The same cell, of words: what touches bytes and halves touches the words that they lie in. */
static struct cell words_of(const struct cell *cell) {
  struct cell words = {.bytes = cell->bytes, .atom = 4, .row_count = cell->row_count};
  memcpy(words.rows, cell->rows, sizeof words.rows);
  for (unsigned g = 0; g < cell->group_count; g++) {
    const struct group *group = &cell->groups[g];
    int32_t lane[LANES];
    for (unsigned i = 0; i < group->count; i++)
      lane[i] = (int32_t)(cell->points[group->first + i] & ~UINT32_C(3));
    add_group(&words, 4, group->times, lane, group->count);
  }
  for (unsigned g = 0; g < words.group_count; g++)
    words.least += words.groups[g].times * words.groups[g].least;
  return words;
}

static void clear(struct cell *cell) {
  free(cell->groups);
  free(cell->points);
  free(cell->asked);
  *cell = (struct cell){0};
}

static void search_words(struct cell *cell) {
  struct cell words = words_of(cell);
  struct folded folded;
  new_folded(&words, &folded);
  words.best = cell->best;
  search_combined(&words, &folded);
  for (unsigned kind = LIN; kind < KINDS; kind++)
    for (unsigned i = 0; i < words.found_count[kind]; i++)
      keep(cell, &words.found[kind][i].layout, words.found[kind][i].cost);
  cell->proved = words.proved;
  free_folded(&folded);
  clear(&words);
}

static void search_family(struct cell *cell) {
  struct folded folded;
  struct layout identity = {0};
  new_folded(cell, &folded);
  cell->best = INFINITY;
  cell->least = 0;
  for (unsigned g = 0; g < cell->group_count; g++)
    cell->least += cell->groups[g].times * cell->groups[g].least;
  keep(cell, &identity, count_layout(cell, &identity));
  try_pads(cell, &folded, identity, PAD);
  try_swizzles(cell, &folded, false);
  try_rotations(cell, &folded, false);
  if (cell->atom < 4) {
    for (unsigned i = 0; i < cell->found_count[XOR] && !is_done(cell); i++)
      try_pads(cell, &folded, cell->found[XOR][i].layout, XOR_PAD);
    for (unsigned i = 0; i < cell->found_count[ROT] && !is_done(cell); i++)
      try_pads(cell, &folded, cell->found[ROT][i].layout, ROT_PAD);
    search_words(cell);
  } else {
    search_combined(cell, &folded);
  }
  free_folded(&folded);
}

static void print_answer(const struct cell *cell) {
  char text[TEXT_MAX * 2];
  printf("{\"name\": \"%s\", \"least\": %.6g, \"best\": %.6g, \"proved\": %s, \"asked\": [",
         cell->name, cell->least, cell->best, cell->proved ? "true" : "false");
  for (unsigned i = 0; i < cell->asked_count; i++) {
    struct layout layout;
    double cost = read_layout(cell->asked[i], &layout) ? count_layout(cell, &layout) : -1;
    printf("%s%.10g", i ? ", " : "", cost);
  }
  printf("], \"found\": [");
  bool any = false;
  for (unsigned kind = 0; kind < KINDS; kind++)
    for (unsigned i = 0; i < cell->found_count[kind]; i++) {
      const struct found *found = &cell->found[kind][i];
      print_layout(&found->layout, text);
      printf("%s[\"%s\", \"%s\", %.10g, %u]", any ? ", " : "", kind_names[kind], text, found->cost,
             found->bytes);
      any = true;
    }
  printf("]}\n");
  fflush(stdout);
}

static bool read_lanes(char *text, int32_t lane[LANES]) {
  for (unsigned i = 0; i < LANES; i++) {
    char *end;
    lane[i] = (int32_t)strtol(text, &end, 10);
    if (end == text)
      return false;
    text = end;
  }
  return true;
}

int main(void) {
  static char line[4096];
  struct cell cell = {0};
  while (fgets(line, sizeof line, stdin)) {
    char word[16], text[TEXT_MAX];
    uint32_t width, row;
    double times;
    int used = 0;
    int32_t lane[LANES];
    if (sscanf(line, "cell %255s %u %u", text, &cell.bytes, &cell.atom) == 3) {
      strcpy(cell.name, text);
    } else if (sscanf(line, "row %u", &row) == 1 && cell.row_count < ROWS_MAX) {
      cell.rows[cell.row_count++] = row;
    } else if (sscanf(line, "layout %255s", text) == 1) {
      cell.asked = realloc(cell.asked, (cell.asked_count + 1) * sizeof *cell.asked);
      strcpy(cell.asked[cell.asked_count++], text);
    } else if (!strncmp(line, "end", 3)) {
      search_family(&cell);
      print_answer(&cell);
      clear(&cell);
    } else if (sscanf(line, "%15s %u %lf%n", word, &width, &times, &used) == 3 &&
               read_lanes(line + used, lane)) {
      add_instruction(&cell, !strcmp(word, "ld"), width, times, lane);
    } else {
      fprintf(stderr, "oracle: not understood: %s", line);
      return 2;
    }
  }
  clear(&cell);
  return 0;
}
