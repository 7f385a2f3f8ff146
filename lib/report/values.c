/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "report/values.h"

#include <stdlib.h>
#include <string.h>

#include "report/utf8.h"

/* 17 significant digits: the text reads back as the same double. */
enum { DUMP_FLAGS = JSON_INDENT(1) | JSON_REAL_PRECISION(17) };

const char *const unbank_exactness_words[UNBANK_MEASURED + 1] = {
    [UNBANK_EXACT] = "exact",
    [UNBANK_BOUNDED] = "bounded",
    [UNBANK_UNKNOWN] = "unknown",
    [UNBANK_MEASURED] = "measured",
};

const char *const unbank_weight_words[UNBANK_WEIGHT_AT_MOST + 1] = {
    [UNBANK_WEIGHT_EXACT] = "exact",     [UNBANK_WEIGHT_PER_ITERATION] = "per-iteration",
    [UNBANK_WEIGHT_UNKNOWN] = "unknown", [UNBANK_WEIGHT_MEASURED] = "measured",
    [UNBANK_WEIGHT_AT_MOST] = "unknown", /* of the schema's words */
};

const char *const unbank_block_source_words[UNBANK_BLOCK_ASSUMED + 1] = {
    [UNBANK_BLOCK_REQNTID] = "reqntid",       [UNBANK_BLOCK_OPTION] = "option",
    [UNBANK_BLOCK_ANNOTATION] = "annotation", [UNBANK_BLOCK_LAUNCH] = "launch",
    [UNBANK_BLOCK_DEFAULT] = "default",       [UNBANK_BLOCK_ASSUMED] = "assumed",
};

const char *const unbank_assumption_words[UNBANK_ASSUMPTIONS] = {"full-block", "block",
                                                                 "in-bounds"};

json_t *unbank_json_text(const char *text) {
  struct arena arena = {0};
  json_t *out = json_string(utf8_clean(&arena, text ? text : "", false));
  arena_free(&arena);
  return out;
}

json_t *unbank_json_text_or_null(const char *text) {
  return text ? unbank_json_text(text) : json_null();
}

json_t *unbank_json_shape(struct unbank_shape shape) {
  if (!shape.x)
    return json_null();
  return json_pack("[i, i, i]", (int)shape.x, (int)shape.y, (int)shape.z);
}

json_t *unbank_json_append(json_t *list, json_t *item) {
  if (list && json_array_append_new(list, item) == 0)
    return list;
  if (!list)
    json_decref(item);
  json_decref(list);
  return NULL;
}

char *unbank_json_document(json_t *json) {
  char *text = json ? json_dumps(json, DUMP_FLAGS) : NULL;
  json_decref(json);
  if (!text)
    return NULL;
  size_t length = strlen(text);
  char *line = realloc(text, length + 2);
  if (!line) {
    free(text);
    return NULL;
  }
  memcpy(line + length, "\n", 2);
  return line;
}
