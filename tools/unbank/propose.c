/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "propose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "uses.h"

/* Longer dimensions. */

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

/* "33" of "32", "N + 1" of "N", "N + 2" of "N + 1", "(N << 1) + 1". */
static const char *longer(struct arena *arena, const char *text, size_t length, uint64_t by) {
  size_t digits = 0;
  while (digits < length && isdigit((unsigned char)text[length - digits - 1]))
    digits++;
  size_t head = length - digits;
  bool ends_in_sum = head > 2 && !strncmp(text + head - 3, " + ", 3) && is_sum(text, length);
  if (digits && (!head || ends_in_sum) && (digits == 1 || text[head] != '0'))
    return arena_printf(arena, "%.*s%llu", (int)head, text,
                        strtoull(text + head, NULL, 10) + (unsigned long long)by);
  return arena_printf(arena, is_sum(text, length) ? "%.*s + %llu" : "(%.*s) + %llu", (int)length,
                      text, (unsigned long long)by);
}

static bool is_plain_pad(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && layout->pads[0].pad > 0 &&
         !layout->pads[1].row;
}

/* How many subscripts lead to the rows that a layout pads by what they consist of; 0: to none. */
static unsigned padded_level(const struct uses_dimensions *dimensions,
                             const struct unbank_layout *layout) {
  for (unsigned level = dimensions->count - 1; level > 0; level--)
    if (is_plain_pad(layout) && dimensions->bytes[level] == layout->pads[0].row &&
        layout->pads[0].pad % dimensions->bytes[level + 1] == 0)
      return level;
  return 0;
}

const char propose_no_rows[] = "its layout is not one of longer declared rows";
static const char not_one[] = "its instantiations or kernels have different layouts",
                  not_again[] = "its source cannot be compiled again";

const char *propose_length(const struct proposing *it, const struct unbank_report_array *member,
                           struct change *out) {
  struct uses_dimensions dimensions;
  LLVMValueRef global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  const struct source_array *array = out->array;
  if (!global || !uses_read_dimensions(global, &dimensions))
    return not_again;
  unsigned level = padded_level(&dimensions, &member->layout);
  if (!level || level >= array->dimensions.count)
    return propose_no_rows;
  if (array->is_measured)
    return "its name stands without all subscripts, in sizeof or a call";
  const struct uses_question question = {.report = it->report,
                                         .trusts_assumed = it->trusts_assumed,
                                         .level = level,
                                         .atom = unbank_layout_atom(&member->layout),
                                         .is_direct = !array->is_decayed && !array->is_addressed};
  const char *problem = uses_stay_inside(global, &question);
  if (problem)
    return problem;
  const struct span *text = &array->dimensions.items[level];
  out->dimension = level;
  out->length =
      longer(it->arena, array->statement->file->text + text->first, text->end - text->first,
             member->layout.pads[0].pad / dimensions.bytes[level + 1]);
  return NULL;
}

/* Other types. */

/* "unbank::xor_<4, 7, 7>, unbank::pad<1024, 16>" of "xor:4:7:7+pad:1024:16" */
static const char *type_text(struct arena *arena, const struct unbank_layout *layout) {
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
    out = arena_printf(arena, "%s>", out);
  }
  return out;
}

/* Whether a layout leaves each element of an array in one piece, and aligned as it was. */
static bool keeps_elements(const struct unbank_layout *layout, uint64_t element) {
  bool is_rows = is_plain_pad(layout) || layout->permutation == UNBANK_PERMUTE_NONE;
  bool is_whole = is_rows;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    is_whole &= layout->pads[i].row % element == 0;
  return is_whole || (element <= unbank_layout_atom(layout) && !(element & (element - 1)));
}

static size_t count_dynamic(const struct source *source) {
  size_t count = 0;
  for (size_t i = 0; i < source->arrays.count; i++)
    count += source->arrays.items[i]->is_dynamic;
  return count;
}

const char *propose_type(const struct proposing *it, const struct unbank_report_array *member,
                         struct change *out) {
  struct uses_dimensions dimensions;
  const struct unbank_layout *layout = &member->layout;
  const struct source_array *array = out->array;
  LLVMValueRef global = it->plain ? LLVMGetNamedGlobal(it->plain, member->name) : NULL;
  if (!global || !uses_read_dimensions(global, &dimensions))
    return not_again;
  if (layout->permutation == UNBANK_PERMUTE_PITCH || layout->carved)
    return "its layout asks what only the launch knows";
  if (array->is_decayed || array->is_measured)
    return "its name stands without all subscripts, as a pointer or in sizeof";
  if (array->is_dynamic && count_dynamic(it->source) > 1)
    return "dynamic memory is declared more than once";
  if (array->is_dynamic && dimensions.count > 1)
    return "dynamic memory of several dimensions has no such type";
  if (!keeps_elements(layout, dimensions.bytes[dimensions.count]))
    return "its layout divides its elements";
  const struct uses_question question = {.report = it->report,
                                         .trusts_assumed = it->trusts_assumed,
                                         .level = dimensions.count,
                                         .atom = unbank_layout_atom(layout),
                                         .is_direct = !array->is_addressed};
  const char *problem = uses_stay_inside(global, &question);
  out->layout = problem ? NULL : type_text(it->arena, layout);
  return problem;
}

/* All of one declaration. */

const char *propose_for_all(const struct proposing *it, propose *one,
                            const struct member_list *members, struct change *out) {
  for (size_t i = 0; i < members->count; i++) {
    struct change change = {.array = out->array};
    const char *problem = one(it, members->items[i], &change);
    if (problem)
      return problem;
    if (i && (change.dimension != out->dimension ||
              strcmp(change.length ? change.length : change.layout,
                     out->length ? out->length : out->layout) != 0))
      return not_one;
    *out = change;
  }
  return NULL;
}
