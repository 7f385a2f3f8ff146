/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "job.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

/* Reading. */

static bool read_element(struct argument *out, const char *name) {
  out->element = name ? element_find(name, strlen(name)) : NULL;
  return out->element;
}

static struct number read_number(const json_t *json) {
  return (struct number){json_number_value(json), (int64_t)json_integer_value(json)};
}

static bool read_buffer(struct argument *out, json_t *json) {
  const char *fill = json_string_value(json_object_get(json, "fill"));
  const json_t *range = json_object_get(json, "range");
  out->kind = ARGUMENT_BUFFER;
  out->count = (size_t)json_integer_value(json_object_get(json, "count"));
  out->seed = (uint64_t)json_integer_value(json_object_get(json, "seed"));
  out->fill = fill ? fill_find(fill, strlen(fill)) : FILL_COUNT;
  out->has_range = json_array_size(range) == 2;
  out->low = read_number(json_array_get(range, 0));
  out->high = read_number(json_array_get(range, 1));
  return read_element(out, json_string_value(json_object_get(json, "buffer"))) && out->count &&
         out->fill < FILL_FILE && (!range || out->has_range);
}

static bool read_scalar(struct argument *out, json_t *json) {
  const char *key;
  json_t *value;
  bool known = false;
  json_object_foreach(json, key, value) {
    known = read_element(out, key);
    out->number = read_number(value);
  }
  return known && json_object_size(json) == 1;
}

/* An object for a number or a buffer; or text as `unbank simulate --arg=` takes it. */
static bool read_argument(struct argument *out, json_t *json, struct arena *arena) {
  if (json_is_string(json)) {
    char *sentence = argument_parse(out, json_string_value(json), arena);
    free(sentence);
    return !sentence;
  }
  return json_object_get(json, "buffer") ? read_buffer(out, json) : read_scalar(out, json);
}

static char *read_arguments(struct job *job, json_t *entry, struct arena *arena) {
  json_t *list = json_object_get(entry, "args"), *outputs = json_object_get(entry, "outputs");
  job->argument_count = json_array_size(list);
  job->arguments = ARENA_ARRAY(arena, struct argument, job->argument_count + 1);
  size_t i;
  json_t *item;
  json_array_foreach(list, i, item) {
    if (!read_argument(&job->arguments[i], item, arena))
      return unbank_error("argument %zu makes no sense", i);
  }
  json_array_foreach(outputs, i, item) {
    size_t at = (size_t)json_integer_value(item);
    if (at >= job->argument_count || job->arguments[at].kind != ARGUMENT_BUFFER)
      return unbank_error("output %zu is not a buffer", at);
    job->arguments[at].is_output = true;
  }
  return json_array_size(outputs) ? NULL : unbank_error("there is no output");
}

static bool read_dim3(struct dim3 *out, const json_t *json) {
  unsigned *const fields[] = {&out->x, &out->y, &out->z};
  for (size_t i = 0; i < 3; i++) {
    json_t *value = json_array_get(json, i);
    *fields[i] = value ? (unsigned)json_integer_value(value) : 1;
  }
  return json_array_size(json) && dim3_count(*out);
}

char *job_read_entry(struct job *job, struct json_t *entry, struct arena *arena) {
  const char *kernel = json_string_value(json_object_get(entry, "kernel"));
  if (!kernel)
    return unbank_error("there is no kernel");
  job->kernel = arena_strdup(arena, kernel);
  job->dynamic_bytes = (uint32_t)json_integer_value(json_object_get(entry, "dynamic_shared"));
  if (!read_dim3(&job->grid, json_object_get(entry, "grid")) ||
      !read_dim3(&job->block, json_object_get(entry, "block")))
    return unbank_error("grid or block makes no sense");
  return read_arguments(job, entry, arena);
}

char *job_read(struct job *job, const char *path, const char *name, struct arena *arena) {
  json_error_t error;
  json_t *root = json_load_file(path, 0, &error);
  if (!root)
    return unbank_error("%s:%d: %s", path, error.line, error.text);
  *job = (struct job){.name = name};
  char *sentence = unbank_error("%s: no entry %s", path, name);
  size_t i;
  json_t *entry;
  json_array_foreach(json_object_get(root, "kernels"), i, entry) {
    const char *entry_name = json_string_value(json_object_get(entry, "name"));
    if (!entry_name || strcmp(entry_name, name))
      continue;
    free(sentence);
    char *wrong = job_read_entry(job, entry, arena);
    sentence = wrong ? unbank_error("%s: %s: %s", path, name, wrong) : NULL;
    free(wrong);
    break;
  }
  json_decref(root);
  return sentence;
}

bool dim3_parse(const char *text, struct dim3 *out) {
  int length = 0;
  *out = (struct dim3){1, 1, 1};
  int fields = sscanf(text, "%5ux%5ux%5u", &out->x, &out->y, &out->z);
  char again[32];
  if (fields == 1)
    length = snprintf(again, sizeof again, "%u", out->x);
  else if (fields == 2)
    length = snprintf(again, sizeof again, "%ux%u", out->x, out->y);
  else if (fields == 3)
    length = snprintf(again, sizeof again, "%ux%ux%u", out->x, out->y, out->z);
  return length && !strcmp(text, again) && dim3_count(*out) && dim3_count(*out) <= 1024;
}
