/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Writing a profile: one line of JSON an access, so that two profiles can be compared by eye. */
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "profile/profile.h"
#include "unbank/library.h"

/* A name that is not UTF-8 is written with '?' for what is not ASCII. */
static json_t *text(const char *bytes) {
  json_t *out = json_string(bytes);
  if (out)
    return out;
  struct arena scratch = {0};
  char *ascii = arena_strdup(&scratch, bytes);
  for (char *at = ascii; *at; at++)
    *at = (unsigned char)*at < 128 ? *at : '?';
  out = json_string(ascii);
  arena_free(&scratch);
  return out;
}

static json_t *pattern_json(const struct profile_pattern *pattern) {
  json_t *offsets = json_array();
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    json_array_append_new(offsets, pattern->lanes.active >> lane & 1
                                       ? json_integer(pattern->lanes.offset[lane])
                                       : json_null());
  return json_pack("{s:I, s:o}", "count", (json_int_t)pattern->count, "offsets", offsets);
}

static json_t *access_json(const struct profile_access *access) {
  json_t *patterns = json_array();
  for (size_t i = 0; i < access->patterns.count; i++)
    json_array_append_new(patterns, pattern_json(&access->patterns.items[i]));
  return json_pack("{s:s, s:o, s:i, s:o, s:s, s:i, s:o, s:o, s:I, s:o}", "id", access->id,
                   "function", text(access->function), "number", (int)access->number, "array",
                   text(access->array), "op", unbank_op_name(access->op), "bytes",
                   (int)access->bytes, "file", access->file ? text(access->file) : json_null(),
                   "line", access->line > 0 ? json_integer(access->line) : json_null(),
                   "executions", (json_int_t)access->executions, "patterns", patterns);
}

static json_t *shape_json(struct unbank_shape shape) {
  return json_pack("[I, I, I]", (json_int_t)shape.x, (json_int_t)shape.y, (json_int_t)shape.z);
}

/* Frees the value. */
static void put(FILE *out, json_t *json, const char *ending) {
  char *line = json ? json_dumps(json, JSON_COMPACT) : NULL;
  fprintf(out, "%s%s", line ? line : "null", ending);
  free(line);
  json_decref(json);
}

static void put_kernel(FILE *out, const struct profile_kernel *kernel, const char *ending) {
  char fingerprint[17];
  snprintf(fingerprint, sizeof fingerprint, "%016llx", (unsigned long long)kernel->fingerprint);
  /* The object is left open for the accesses. */
  json_t *head = json_pack("{s:o, s:s, s:o, s:o, s:I}", "name", text(kernel->name), "fingerprint",
                           fingerprint, "block", shape_json(kernel->block), "grid",
                           shape_json(kernel->grid), "blocks", (json_int_t)kernel->blocks);
  char *line = head ? json_dumps(head, JSON_COMPACT) : NULL;
  if (line) {
    line[strlen(line) - 1] = '\0';
    fprintf(out, "%s,\"accesses\":[\n", line);
    for (size_t i = 0; i < kernel->accesses.count; i++)
      put(out, access_json(&kernel->accesses.items[i]),
          i + 1 < kernel->accesses.count ? ",\n" : "\n");
    fprintf(out, "]}%s", ending);
  }
  free(line);
  json_decref(head);
}

char *unbank_profile_write(const struct profile *profile) {
  FILE *out = fopen(profile->path, "w");
  if (!out)
    return unbank_error("cannot write %s: %s", profile->path, strerror(errno));
  fprintf(out, "{\"profile\":1,\"tool\":{\"name\":\"unbank\",\"version\":\"%s\"},\"kernels\":[\n",
          UNBANK_VERSION);
  for (size_t i = 0; i < profile->kernels.count; i++)
    put_kernel(out, &profile->kernels.items[i], i + 1 < profile->kernels.count ? ",\n" : "\n");
  fputs("]}\n", out);
  bool failed = ferror(out);
  failed |= fclose(out) != 0;
  return failed ? unbank_error("cannot write %s: %s", profile->path, strerror(errno)) : NULL;
}
