/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reading a profile. Nothing in the file is trusted: every value is checked, and an error names its
 * place, as in kernels[0].accesses[2].patterns[5].
 *
 * A reader stands at one value; its place is the path of readers above it. The first error stays.
 */
#include <inttypes.h>
#include <jansson.h>
#include <stdbool.h>
#include <stdlib.h>

#include "profile/profile.h"
#include "support/block.h"

struct reader {
  struct arena *arena;
  const char *file;
  char *error; /* malloc'd; NULL: none yet */
};

static void fail(struct reader *reader, const char *place, const char *wanted) {
  if (!reader->error)
    reader->error = unbank_error("%s: %s: expected %s", reader->file, place, wanted);
}

/* Members of an object; each notes an error when the value is missing or of another kind. */

static const char *member_place(struct reader *reader, const char *place, const char *name) {
  return arena_printf(reader->arena, "%s%s%s", place, *place ? "." : "", name);
}

static const char *read_text(struct reader *reader, const json_t *object, const char *place,
                             const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  if (text)
    return arena_strdup(reader->arena, text);
  fail(reader, member_place(reader, place, name), "a text");
  return "";
}

static uint64_t read_number(struct reader *reader, const json_t *object, const char *place,
                            const char *name, uint64_t least, uint64_t most) {
  const json_t *value = json_object_get(object, name);
  json_int_t number = json_integer_value(value);
  if (json_is_integer(value) && number >= 0 && (uint64_t)number >= least &&
      (uint64_t)number <= most)
    return (uint64_t)number;
  fail(reader, member_place(reader, place, name),
       arena_printf(reader->arena, "a whole number from %" PRIu64 " to %" PRIu64, least, most));
  return least;
}

static const json_t *read_list(struct reader *reader, const json_t *object, const char *place,
                               const char *name) {
  const json_t *list = json_object_get(object, name);
  if (!json_is_array(list))
    fail(reader, member_place(reader, place, name), "a list");
  return list;
}

static struct unbank_shape read_shape(struct reader *reader, const json_t *object,
                                      const char *place, const char *name, const unsigned most[3]) {
  const json_t *list = json_object_get(object, name);
  unsigned sides[3] = {1, 1, 1};
  bool fits = json_array_size(list) == 3;
  for (size_t i = 0; fits && i < 3; i++) {
    json_int_t side = json_integer_value(json_array_get(list, i));
    fits = side >= 1 && side <= (json_int_t)most[i];
    sides[i] = (unsigned)side;
  }
  if (!fits)
    fail(reader, member_place(reader, place, name), "three sides, each at least 1");
  return (struct unbank_shape){sides[0], sides[1], sides[2]};
}

static enum unbank_op read_op(struct reader *reader, const json_t *object, const char *place) {
  const char *text = read_text(reader, object, place, "op");
  for (unsigned op = UNBANK_OP_LD; op < UNBANK_OP_COUNT; op++)
    if (!strcmp(text, unbank_op_name((enum unbank_op)op)))
      return (enum unbank_op)op;
  fail(reader, member_place(reader, place, "op"), "an operation, as in \"ld\"");
  return UNBANK_OP_LD;
}

static uint64_t read_fingerprint(struct reader *reader, const json_t *object, const char *place) {
  const char *text = read_text(reader, object, place, "fingerprint");
  char *end;
  uint64_t value = strtoull(text, &end, 16);
  if (strlen(text) != 16 || *end || strspn(text, "0123456789abcdef") != 16)
    fail(reader, member_place(reader, place, "fingerprint"), "16 hexadecimal digits");
  return value;
}

/* Patterns, accesses, kernels. */

enum { COUNT_MAX_BITS = 53 }; /* what a double holds exactly */
static const uint64_t count_max = UINT64_C(1) << COUNT_MAX_BITS;

static void read_pattern(struct reader *reader, const json_t *json, const char *place,
                         struct profile_pattern *out) {
  out->count = read_number(reader, json, place, "count", 1, count_max);
  const json_t *offsets = read_list(reader, json, place, "offsets");
  bool fits = json_array_size(offsets) == UNBANK_LANES;
  for (unsigned lane = 0; fits && lane < UNBANK_LANES; lane++) {
    const json_t *offset = json_array_get(offsets, lane);
    json_int_t value = json_integer_value(offset);
    if (json_is_null(offset))
      continue;
    fits = json_is_integer(offset) && value >= 0 && value < UNBANK_OFFSET_END;
    out->lanes.active |= 1u << lane;
    out->lanes.offset[lane] = (uint32_t)value;
  }
  if (!fits || !out->lanes.active)
    fail(reader, member_place(reader, place, "offsets"),
         arena_printf(reader->arena, "32 offsets, each null or below %d, and not all null",
                      UNBANK_OFFSET_END));
}

static void read_access(struct reader *reader, const json_t *json, const char *place,
                        struct profile_access *out) {
  const json_t *file = json_object_get(json, "file"), *line = json_object_get(json, "line");
  out->id = read_text(reader, json, place, "id");
  out->function = read_text(reader, json, place, "function");
  out->number = (uint32_t)read_number(reader, json, place, "number", 0, INT32_MAX);
  out->array = read_text(reader, json, place, "array");
  out->op = read_op(reader, json, place);
  out->bytes = (uint32_t)read_number(reader, json, place, "bytes", 1, 16);
  if (out->bytes & (out->bytes - 1))
    fail(reader, member_place(reader, place, "bytes"), "1, 2, 4, 8 or 16");
  out->file = json_is_null(file) ? NULL : read_text(reader, json, place, "file");
  out->line =
      json_is_null(line) ? -1 : (long)read_number(reader, json, place, "line", 1, INT32_MAX);
  out->executions = read_number(reader, json, place, "executions", 0, count_max);
  const json_t *patterns = read_list(reader, json, place, "patterns");
  for (size_t i = 0; i < json_array_size(patterns) && !reader->error; i++)
    read_pattern(reader, json_array_get(patterns, i),
                 arena_printf(reader->arena, "%s.patterns[%zu]", place, i),
                 ARENA_PUSH(reader->arena, &out->patterns));
}

static void read_kernel(struct reader *reader, const json_t *json, const char *place,
                        struct profile_kernel *out) {
  static const unsigned block_most[3] = {BLOCK_THREADS_MAX, BLOCK_THREADS_MAX, BLOCK_DEPTH_MAX};
  static const unsigned grid_most[3] = {INT32_MAX, UINT16_MAX, UINT16_MAX};
  out->name = read_text(reader, json, place, "name");
  out->fingerprint = read_fingerprint(reader, json, place);
  out->block = read_shape(reader, json, place, "block", block_most);
  if ((uint64_t)out->block.x * out->block.y * out->block.z > BLOCK_THREADS_MAX)
    fail(reader, member_place(reader, place, "block"), "at most 1024 threads");
  out->grid = read_shape(reader, json, place, "grid", grid_most);
  out->blocks = read_number(reader, json, place, "blocks", 1, count_max);
  const json_t *accesses = read_list(reader, json, place, "accesses");
  for (size_t i = 0; i < json_array_size(accesses) && !reader->error; i++)
    read_access(reader, json_array_get(accesses, i),
                arena_printf(reader->arena, "%s.accesses[%zu]", place, i),
                ARENA_PUSH(reader->arena, &out->accesses));
}

static void read_profile(struct reader *reader, const json_t *json, struct profile *out) {
  if (json_integer_value(json_object_get(json, "profile")) != 1) {
    reader->error = unbank_error("%s: this is no profile of version 1, which unbank simulate "
                                 "--write-profile=FILE writes",
                                 reader->file);
    return;
  }
  const json_t *kernels = read_list(reader, json, "", "kernels");
  for (size_t i = 0; i < json_array_size(kernels) && !reader->error; i++)
    read_kernel(reader, json_array_get(kernels, i), arena_printf(reader->arena, "kernels[%zu]", i),
                ARENA_PUSH(reader->arena, &out->kernels));
}

char *unbank_profile_read(const char *path, struct arena *arena, struct profile *out) {
  struct reader reader = {.arena = arena, .file = path};
  json_error_t error;
  json_t *json = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
  *out = (struct profile){.path = arena_strdup(arena, path)};
  if (!json)
    return error.line > 0 ? unbank_error("%s:%d: %s", path, error.line, error.text)
                          : unbank_error("cannot read %s: %s", path, error.text);
  read_profile(&reader, json, out);
  json_decref(json);
  return reader.error;
}
