/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "propose.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "bank/bank.h"
#include "explain/lint.h"
#include "explain/subjects.h"
#include "report/text.h"
#include "support/integers.h"
#include "uses.h"

/* Longer and shorter dimensions. */

/* Whether a sum can go on behind an expression: outside of brackets it has nothing that binds less
 * strongly. */
static bool is_sum(const char *text, size_t length) {
  int depth = 0;
  for (size_t i = 0; i < length; i++) {
    depth += (text[i] == '(') - (text[i] == ')');
    if (!depth && !isalnum((unsigned char)text[i]) && !strchr("_ .:+-*/%)", text[i]))
      return false;
  }
  return true;
}

/* "33" of "32", "N + 1" of "N", or where that is enclosed "(N) + 1", "N + 2" of "N + 1", "(N << 1)
 * + 1"; by -1 "31" of "32", "N" of "N + 1", "N - 1" of "N". */
static const char *other_length(struct arena *arena, const char *text, size_t length, int64_t by,
                                bool is_enclosed) {
  size_t digits = 0;
  while (digits < length && isdigit((unsigned char)text[length - digits - 1]))
    digits++;
  size_t head = length - digits, sign = head;
  while (sign && text[sign - 1] == ' ')
    sign--;
  bool ends_in_sum = sign > 1 && text[sign - 1] == '+' && is_sum(text, length);
  const int64_t last = digits ? (int64_t)strtoll(text + head, NULL, 10) + by : -1;
  if (last >= 0 && (!head || ends_in_sum) && (digits == 1 || text[head] != '0')) {
    while (!last && sign > 1 && text[sign - 2] == ' ')
      sign--;
    return last || !head ? arena_printf(arena, "%.*s%lld", (int)head, text, (long long)last)
                         : arena_printf(arena, "%.*s", (int)sign - 1, text);
  }
  bool is_open = is_sum(text, length) && !is_enclosed;
  return arena_printf(arena, is_open ? "%.*s %c %lld" : "(%.*s) %c %lld", (int)length, text,
                      by < 0 ? '-' : '+', (long long)(by < 0 ? -by : by));
}

/* The rows of a declaration that get another length: what so many subscripts lead to, longer by so
 * many of what they consist of. */
struct other_rows {
  unsigned level;
  int64_t by;
};

static bool is_plain_pad(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].pad > 0 &&
         !layout->pads[1].row;
}

/* Whether a layout is one of longer rows. */
static bool read_rows(const struct uses_dimensions *dimensions, const struct unbank_layout *layout,
                      struct other_rows *out) {
  for (unsigned level = dimensions->count - 1; level > 0; level--)
    if (is_plain_pad(layout) && dimensions->bytes[level] == layout->pads[0].row &&
        layout->pads[0].pad % dimensions->bytes[level + 1] == 0) {
      *out =
          (struct other_rows){level, (int64_t)(layout->pads[0].pad / dimensions->bytes[level + 1])};
      return true;
    }
  return false;
}

/* So many of what rows consist of have whole turns of the banks. */
static uint64_t period_of(uint64_t unit) {
  return UNBANK_BANK_ROW / greatest_divisor(unit, UNBANK_BANK_ROW);
}

/* Rows that are shorter and begin in the same banks as the longer ones, so that their words meet
 * where those of the longer ones do: 16 words in place of 17 as 48. False: there are none, or what
 * is left out is more than what was to be added. */
static bool make_shorter(const struct uses_dimensions *dimensions, struct other_rows *rows) {
  const uint64_t unit = dimensions->bytes[rows->level + 1];
  const int64_t period = (int64_t)period_of(unit),
                elements = (int64_t)(dimensions->bytes[rows->level] / unit),
                by = rows->by % period - period;
  const bool is_less = rows->by % period && -by <= rows->by && elements + by > 0;
  rows->by = by;
  return is_less;
}

const char propose_no_rows[] = "its layout is not one of longer declared rows";
static const char not_one[] = "its instantiations or kernels have different layouts",
                  not_again[] = "its source cannot be compiled again";

/* The array of a member in what the front end made. */
static bool find_global(const struct proposing *it, const struct unbank_report_array *member,
                        LLVMValueRef *global, struct uses_dimensions *dimensions) {
  *global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  return *global && uses_read_dimensions(*global, dimensions);
}

/* Whether a layout leaves each element of an array in one piece, and aligned as it was. */
static bool keeps_elements(const struct unbank_layout *layout, uint64_t element) {
  bool is_rows = is_plain_pad(layout) || layout->permutation == UNBANK_PERMUTE_NONE;
  bool is_whole = is_rows;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    is_whole &= layout->pads[i].row % element == 0;
  return is_whole || (element <= unbank_layout_atom(layout) && !(element & (element - 1)));
}

/* The bytes of a row that has another length; 0: it would have no elements. */
static uint64_t row_bytes(const struct uses_dimensions *dimensions, const struct change *change) {
  const int64_t unit = (int64_t)dimensions->bytes[change->dimension + 1],
                bytes = (int64_t)dimensions->bytes[change->dimension] + change->by * unit;
  return bytes > 0 ? (uint64_t)bytes : 0;
}

/* NULL: all that is done with a member stays right under a change of its declaration. */
static const char *stays_right(const struct proposing *it, const struct unbank_report_array *member,
                               const struct change *change) {
  struct uses_dimensions dimensions;
  LLVMValueRef global;
  const struct source_array *array = change->array;
  if (!find_global(it, member, &global, &dimensions))
    return not_again;
  if (!change->length && !keeps_elements(&change->layout, dimensions.bytes[dimensions.count]))
    return arena_printf(
        it->arena,
        "its layout puts parts of one element in different places, %u of %llu bytes "
        "together, which only the plugin can do",
        unbank_layout_atom(&change->layout),
        (unsigned long long)dimensions.bytes[dimensions.count]);
  /* Of the steps that pointers make the changed source tells more (propose_shown_right); but where
   * elements are bytes, those from an address look like them. */
  if (!change->length && array->pointers.count)
    return dimensions.bytes[dimensions.count] == 1 && array->is_bound ? uses_goes_on : NULL;
  /* Blocks of another shape may use what shorter rows leave out, which is right as written. */
  const bool is_shorter = change->length && change->by < 0;
  const uint64_t span = is_shorter ? row_bytes(&dimensions, change) : 0;
  if (is_shorter && !span)
    return "its rows would have no elements";
  const enum uses_trust most = is_shorter ? USES_TRUST_LAUNCHES : USES_TRUST_ASSUMED;
  const struct uses_question question = {.arena = it->arena,
                                         .report = it->report,
                                         .trust = it->trust < most ? it->trust : most,
                                         .level =
                                             change->length ? change->dimension : dimensions.count,
                                         .span = span,
                                         .atom = unbank_layout_atom(&change->layout),
                                         .is_direct = !array->is_decayed && !array->is_addressed};
  return uses_stay_inside(global, &question);
}

const char *propose_shown_right(const struct proposing *it, const struct declared *declared,
                                const struct change *change, LLVMModuleRef changed) {
  const struct member_list *const lists[] = {&declared->helped, &declared->others};
  const char *problem = NULL;
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (size_t i = 0; i < lists[l]->count && !problem; i++) {
      struct uses_dimensions dimensions;
      LLVMValueRef before, after = NULL;
      if (find_global(it, lists[l]->items[i], &before, &dimensions))
        after = change->array->is_dynamic ? uses_find_dynamic(changed)
                                          : LLVMGetNamedGlobal(changed, lists[l]->items[i]->name);
      const struct uses_question question = {.arena = it->arena,
                                             .report = it->report,
                                             .trust = it->trust,
                                             .level = 1,
                                             .atom = unbank_layout_atom(&change->layout)};
      problem = after ? uses_end_in_elements(after, &question, dimensions.bytes[dimensions.count])
                      : not_again;
    }
  return problem;
}

struct unbank_layout propose_layout(const struct proposing *from,
                                    const struct unbank_report_array *member,
                                    const struct change *change) {
  struct uses_dimensions dimensions;
  struct unbank_layout layout = change->layout;
  LLVMValueRef global;
  if (!change->length || change->by < 0 || !find_global(from, member, &global, &dimensions))
    return layout;
  layout.pads[0].row = (uint32_t)dimensions.bytes[change->dimension];
  layout.pads[0].pad = (uint32_t)((uint64_t)change->by * dimensions.bytes[change->dimension + 1]);
  return layout;
}

uint64_t propose_bytes(const struct proposing *from, const struct unbank_report_array *member,
                       const struct change *change) {
  struct uses_dimensions dimensions;
  LLVMValueRef global;
  if (!change->length || !find_global(from, member, &global, &dimensions))
    return 0;
  return dimensions.bytes[0] / dimensions.bytes[change->dimension] * row_bytes(&dimensions, change);
}

/* All that one declaration declares, which must get one change. */

static bool has_member(const struct member_list *members, const char *name) {
  for (size_t i = 0; i < members->count; i++)
    if (!strcmp(members->items[i]->name, name))
      return true;
  return false;
}

struct source_array *propose_declaration(const struct proposing *it,
                                         const struct unbank_report_array *member,
                                         const char **problem) {
  LLVMValueRef global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  const struct unbank_place in =
      global ? uses_function_place(it->arena, global) : (struct unbank_place){0};
  return source_find(it->arena, it->source, member, &in, problem);
}

struct declared propose_members(const struct proposing *it, const struct source_array *array) {
  struct declared out = {0};
  struct member_list all = {0};
  for (size_t a = 0; a < it->report->array_count; a++) {
    const struct unbank_report_array *member = &it->report->arrays[a];
    const char *problem = NULL;
    if (propose_declaration(it, member, &problem) == array)
      *ARENA_PUSH(it->arena, member->code == UNBANK_CODE_CHANGED ? &out.helped : &all) = member;
  }
  for (size_t i = 0; i < all.count; i++)
    if (!has_member(&out.helped, all.items[i]->name))
      *ARENA_PUSH(it->arena, &out.others) = all.items[i];
  return out;
}

const char *propose_stays_right(const struct proposing *it, const struct declared *declared,
                                const struct change *change) {
  const struct member_list *const lists[] = {&declared->helped, &declared->others};
  const char *problem = NULL;
  for (size_t l = 0; l < sizeof lists / sizeof *lists; l++)
    for (size_t i = 0; i < lists[l]->count && !problem; i++)
      problem = stays_right(it, lists[l]->items[i], change);
  return problem;
}

bool propose_is_right_by(const struct proposing *from, const struct declared *declared,
                         const struct change *change, enum uses_trust trust) {
  struct proposing strict = *from;
  strict.trust = trust;
  return !propose_stays_right(&strict, declared, change);
}

static const char *leaves_others_right(const struct proposing *it, const struct declared *declared,
                                       const struct change *change) {
  const char *problem = NULL;
  for (size_t i = 0; i < declared->others.count && !problem; i++)
    problem = stays_right(it, declared->others.items[i], change);
  return problem;
}

typedef const char *propose_one(const struct proposing *it,
                                const struct unbank_report_array *member, struct change *out);

static bool is_same_change(const struct change *a, const struct change *b) {
  return a->dimension == b->dimension && !a->length == !b->length &&
         !strcmp(a->length ? a->length : a->type, b->length ? b->length : b->type);
}

static const char *propose_for_all(const struct proposing *it, propose_one *one,
                                   const struct declared *declared, struct change *out) {
  const struct member_list *members = &declared->helped;
  const struct change given = *out;
  for (size_t i = 0; i < members->count; i++) {
    struct change change = given;
    const char *problem = one(it, members->items[i], &change);
    if (problem)
      return problem;
    if (i && !is_same_change(&change, out))
      return not_one;
    *out = change;
  }
  return leaves_others_right(it, declared, out);
}

static const char *stands_bare(const struct proposing *it, const struct source_array *array) {
  static const char text[] = "more is done with its name than subscripts and sums of a pointer";
  return array->bare_line
             ? arena_printf(it->arena, "%s: %s (line %u)", text, array->bare_use, array->bare_line)
             : text;
}

/* The change that gives a member the rows of a layout, which may be another one than its own; or
 * shorter ones in their place, where the change is to be that. */
static const char *lengthen(const struct proposing *it, const struct unbank_report_array *member,
                            const struct unbank_layout *layout, struct change *out) {
  struct uses_dimensions dimensions;
  struct other_rows rows;
  LLVMValueRef global;
  const struct source_array *array = out->array;
  if (!find_global(it, member, &global, &dimensions))
    return not_again;
  if (!read_rows(&dimensions, layout, &rows) || rows.level >= array->dimensions.count ||
      (out->is_shorter && !make_shorter(&dimensions, &rows)))
    return propose_no_rows;
  if (array->is_dynamic)
    return "the launch would have to give longer rows of dynamic memory more bytes";
  if (array->is_measured)
    return stands_bare(it, array);
  const struct span *text = &array->dimensions.items[rows.level];
  out->layout = *layout;
  out->dimension = rows.level;
  out->by = rows.by;
  out->length = other_length(it->arena, array->statement->file->text + text->first,
                             text->end - text->first, rows.by, out->is_enclosed);
  return stays_right(it, member, out);
}

static const char *lengthen_as_chosen(const struct proposing *it,
                                      const struct unbank_report_array *member,
                                      struct change *out) {
  return lengthen(it, member, &member->layout, out);
}

const char *propose_length(const struct proposing *it, const struct declared *declared,
                           struct change *out) {
  return propose_for_all(it, lengthen_as_chosen, declared, out);
}

/* Longer rows in the place of another layout. */

bool propose_asks_weighed(const struct proposing *it, const struct unbank_report_array *member) {
  struct uses_dimensions dimensions;
  struct other_rows rows;
  LLVMValueRef global;
  return find_global(it, member, &global, &dimensions) && dimensions.count > 1 &&
         !read_rows(&dimensions, &member->layout, &rows);
}

/* Whether a layout that was weighed may keep what the chosen one saves, but for the part that a
 * patch may leave: of one that was not evaluated there is a bound. The first candidate is the array
 * as it is. */
static bool may_save_enough(const struct unbank_choice *choice, const struct unbank_layout *chosen,
                            const struct unbank_candidate *other, double missing) {
  const double before = choice->candidates[0].price.wavefronts;
  for (size_t i = 0; i < choice->candidate_count; i++) {
    const struct unbank_price *price = &choice->candidates[i].price;
    if (unbank_layout_equal(&price->layout, chosen))
      return before - other->price.wavefronts >= (1 - missing) * (before - price->wavefronts);
  }
  return false;
}

/* Whether a layout was not chosen for its cycles alone: its bytes may lack in a launch, or cost
 * resident blocks, or it harms other blocks. */
static bool is_refused(const struct unbank_candidate *candidate) {
  switch (candidate->fate) {
  case UNBANK_FATE_COSTS_BLOCKS:
  case UNBANK_FATE_NO_ROOM:
  case UNBANK_FATE_HARMS_SHAPE:
  case UNBANK_FATE_HARMS_FEW_TRIPS:
    return true;
  default:
    return false;
  }
}

static bool may_be_taken(const struct unbank_choice *choice,
                         const struct unbank_report_array *member,
                         const struct unbank_candidate *candidate, const struct change *out) {
  return is_plain_pad(&candidate->price.layout) && !is_refused(candidate) &&
         may_save_enough(choice, &member->layout, candidate, out->missing);
}

/* The least pad above one that a candidate behind the cheapest gives rows of a member; 0: there is
 * none. */
static uint32_t next_pad(const struct unbank_choice *choice,
                         const struct unbank_report_array *member, const struct change *out,
                         uint32_t above) {
  uint32_t least = 0, cheapest = 0;
  for (size_t i = 0; i < choice->candidate_count; i++) {
    const uint32_t pad = choice->candidates[i].price.layout.pads[0].pad;
    if (!may_be_taken(choice, member, &choice->candidates[i], out))
      continue;
    cheapest = cheapest ? cheapest : pad;
    if (pad != cheapest && pad > above && (!least || pad < least))
      least = pad;
  }
  return least;
}

typedef const char *propose_layout_of(const struct proposing *it,
                                      const struct unbank_report_array *member,
                                      const struct unbank_layout *layout, struct change *out);

/* Gives a member longer rows that were weighed: those of `as`; or the cheapest, or of those behind
 * it, which the shortest come first of, the one that is asked for. */
static const char *give_weighed(const struct proposing *it, propose_layout_of *give,
                                const struct unbank_report_array *member, const struct change *as,
                                struct change *out) {
  const struct unbank_choice *choice =
      it->told ? unbank_told_choice(it->told, member->name, member->kernel) : NULL;
  const char *problem = propose_no_rows;
  uint32_t pad = 0;
  for (unsigned i = 0; choice && !as && i < out->passed_over; i++)
    if (!(pad = next_pad(choice, member, out, pad)))
      return propose_no_rows;
  for (size_t i = 0; choice && i < choice->candidate_count && problem; i++) {
    const struct unbank_candidate *candidate = &choice->candidates[i];
    if (!may_be_taken(choice, member, candidate, out) ||
        (pad && candidate->price.layout.pads[0].pad != pad))
      continue;
    problem = give(it, member, &candidate->price.layout, out);
    if (!problem && as && !is_same_change(as, out))
      problem = not_one;
  }
  return problem;
}

/* Gives a member what was weighed: what `as` says, or the first for it. */
typedef const char *propose_as(const struct proposing *it, const struct unbank_report_array *member,
                               const struct change *as, struct change *out);

static const char *propose_weighed(const struct proposing *it, propose_as *one,
                                   const struct declared *declared, struct change *out) {
  const struct member_list *members = &declared->helped;
  const struct change given = *out;
  const char *problem = one(it, members->items[0], NULL, out);
  for (size_t i = 1; i < members->count && !problem; i++) {
    struct change change = given;
    problem = one(it, members->items[i], out, &change);
  }
  return problem ? problem : leaves_others_right(it, declared, out);
}

static const char *lengthen_as_weighed(const struct proposing *it,
                                       const struct unbank_report_array *member,
                                       const struct change *as, struct change *out) {
  return give_weighed(it, lengthen, member, as, out);
}

const char *propose_rows(const struct proposing *it, const struct declared *declared,
                         struct change *out) {
  return propose_weighed(it, lengthen_as_weighed, declared, out);
}

/* A member as its kernels use it. */
static struct subject_list subjects_of(const struct proposing *it,
                                       const struct unbank_report_array *member) {
  struct subject_list all = {0}, out = {0};
  if (it->told)
    unbank_find_subjects(it->arena, it->report, it->told, member->name, &all);
  for (size_t i = 0; i < all.count; i++)
    if (all.items[i].array == member)
      *ARENA_PUSH(it->arena, &out) = all.items[i];
  return out;
}

const char *propose_shorter(const struct proposing *it, const struct unbank_report_array *member) {
  const struct subject_list subjects = subjects_of(it, member);
  struct remark_list lint = {0};
  for (size_t i = 0; i < subjects.count; i++)
    unbank_lint(it->arena, &subjects.items[i], &lint);
  for (size_t i = 0; i < lint.count; i++)
    if (!strcmp(lint.items[i].code, "harmful-pad"))
      return arena_printf(it->arena, "%s: its rows should be shorter", lint.items[i].text);
  return NULL;
}

const char *propose_no_shorter(const struct proposing *it, const struct unbank_report_array *member,
                               const struct unbank_layout *layout) {
  const char *problem = NULL;
  struct change change = {.is_shorter = true};
  change.array = propose_declaration(it, member, &problem);
  return change.array ? lengthen(it, member, layout, &change) : problem;
}

/* Of what an array takes, the least that longer rows must save that a layout was too dear for. */
static const double saved_for_nothing = 0.1;

/* Shorter rows of a member that take fewest wavefronts, said by the longer ones that begin in the
 * same banks; in *left, the part of its wavefronts that is left. */
static bool find_shorter(const struct proposing *it, const struct unbank_report_array *member,
                         const struct uses_dimensions *dimensions, struct unbank_layout *layout,
                         double *left) {
  const struct subject_list subjects = subjects_of(it, member);
  struct lint_rows rows;
  struct other_rows shorter;
  if (!subjects.count || !unbank_find_shorter_rows(it->arena, &subjects.items[0], &rows) ||
      rows.level >= dimensions->count)
    return false;
  const uint64_t row = dimensions->bytes[rows.level], unit = dimensions->bytes[rows.level + 1],
                 period = period_of(unit), less = row / unit - rows.elements;
  *layout = (struct unbank_layout){0};
  layout->pads[0].row = (uint32_t)row;
  layout->pads[0].pad = (uint32_t)((period - less % period) * unit);
  *left = rows.wavefronts / rows.before;
  return read_rows(dimensions, layout, &shorter) && make_shorter(dimensions, &shorter) &&
         less == (uint64_t)-shorter.by;
}

bool propose_free_rows(const struct proposing *it, const struct unbank_report_array *member,
                       struct unbank_layout *out) {
  struct uses_dimensions dimensions;
  struct other_rows rows;
  LLVMValueRef global;
  const struct unbank_choice *choice =
      it->told ? unbank_told_choice(it->told, member->name, member->kernel) : NULL;
  const struct unbank_candidate *best = NULL;
  if (!choice || !choice->candidate_count || choice->candidates[0].price.wavefronts <= 0 ||
      !find_global(it, member, &global, &dimensions) || dimensions.count < 2)
    return false;
  for (size_t i = 1; i < choice->candidate_count; i++) {
    const struct unbank_candidate *other = &choice->candidates[i];
    if (!other->is_evaluated || is_refused(other) ||
        !read_rows(&dimensions, &other->price.layout, &rows))
      continue;
    if (!best || other->price.wavefronts < best->price.wavefronts ||
        (other->price.wavefronts == best->price.wavefronts && other->bytes < best->bytes))
      best = other;
  }
  const double before = choice->candidates[0].price.wavefronts,
               left = best ? best->price.wavefronts / before : 1;
  struct unbank_layout shorter;
  double left_shorter;
  const bool is_shorter =
      find_shorter(it, member, &dimensions, &shorter, &left_shorter) && left_shorter <= left;
  if (1 - (is_shorter ? left_shorter : left) < saved_for_nothing)
    return false;
  *out = is_shorter ? shorter : best->price.layout;
  return true;
}

/* Other types. */

/* "unbank::xor_<4, 7, 7>, unbank::pad<1024, 16>" of "xor:4:7:7+pad:1024:16"; of an xor that is to
 * keep so many bytes together, "unbank::xor_<4, 7, 7, 4>". */
static const char *type_text(struct arena *arena, const struct unbank_layout *layout,
                             uint64_t together) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  const char *out = "";
  unbank_layout_print(layout, text);
  for (char *part = strtok(text, "+"); part; part = strtok(NULL, "+")) {
    char *numbers = part + strcspn(part, ":");
    const char *separator = "<";
    *numbers = '\0';
    out = arena_printf(arena, "%s%sunbank::%s%s", out, *out ? ", " : "", part,
                       strcmp(part, "xor") ? "" : "_");
    for (numbers++; *numbers; numbers += strspn(numbers, ":"), separator = ", ") {
      int length = (int)strcspn(numbers, ":");
      out = arena_printf(arena, "%s%s%.*s", out, separator, length, numbers);
      numbers += length;
    }
    if (together && !strcmp(part, "xor"))
      out = arena_printf(arena, "%s, %" PRIu64, out, together);
    out = arena_printf(arena, "%s>", out);
  }
  return out;
}

/* Gives a member a type with a layout, which may be another one than its own. */
static const char *retype(const struct proposing *it, const struct unbank_report_array *member,
                          const struct unbank_layout *layout, struct change *out) {
  struct uses_dimensions dimensions;
  const struct source_array *array = out->array;
  LLVMValueRef global;
  if (!find_global(it, member, &global, &dimensions))
    return not_again;
  if (layout->permutation == UNBANK_PERMUTE_PITCH || layout->carved)
    return "its layout asks what only the launch knows";
  if (array->statement->type_problem)
    return array->statement->type_problem;
  if (array->is_bare || array->is_measured)
    return stands_bare(it, array);
  if (array->is_dynamic && source_shares_dynamic(it->source))
    return "dynamic memory is declared more than once";
  const uint64_t element = dimensions.bytes[dimensions.count];
  if (out->is_apart &&
      (layout->permutation != UNBANK_PERMUTE_XOR || element >= unbank_layout_atom(layout)))
    return propose_no_rows;
  out->layout = *layout;
  out->type = type_text(it->arena, layout, out->is_apart ? element : 0);
  return stays_right(it, member, out);
}

static const char *retype_as_chosen(const struct proposing *it,
                                    const struct unbank_report_array *member, struct change *out) {
  return retype(it, member, &member->layout, out);
}

const char *propose_type(const struct proposing *it, const struct declared *declared,
                         struct change *out) {
  return propose_for_all(it, retype_as_chosen, declared, out);
}

/* Gives a member another layout, dynamic memory one that needs no room and other arrays a
 * permutation: the cheapest, or of those behind it the one that is asked for. */
static const char *swizzle_as_weighed(const struct proposing *it,
                                      const struct unbank_report_array *member,
                                      const struct change *as, struct change *out) {
  const struct unbank_choice *choice =
      it->told ? unbank_told_choice(it->told, member->name, member->kernel) : NULL;
  unsigned passed = 0;
  for (size_t i = 1; choice && i < choice->candidate_count; i++) {
    const struct unbank_candidate *candidate = &choice->candidates[i];
    const struct unbank_layout *layout = &candidate->price.layout;
    if (is_refused(candidate) ||
        (out->array->is_dynamic ? layout->pads[0].pad != 0
                                : layout->permutation == UNBANK_PERMUTE_NONE) ||
        unbank_layout_equal(layout, &member->layout) ||
        !may_save_enough(choice, &member->layout, candidate, out->missing))
      continue;
    if (!as && passed++ < out->passed_over)
      continue;
    const char *problem = retype(it, member, layout, out);
    if (!as || (!problem && is_same_change(as, out)))
      return problem;
  }
  return propose_no_rows;
}

static const char *retype_as_weighed(const struct proposing *it,
                                     const struct unbank_report_array *member,
                                     const struct change *as, struct change *out) {
  return out->array->is_dynamic ? swizzle_as_weighed(it, member, as, out)
                                : give_weighed(it, retype, member, as, out);
}

const char *propose_other_type(const struct proposing *it, const struct declared *declared,
                               struct change *out) {
  return propose_weighed(it, retype_as_weighed, declared, out);
}

const char *propose_swizzle(const struct proposing *it, const struct declared *declared,
                            struct change *out) {
  return propose_weighed(it, swizzle_as_weighed, declared, out);
}
