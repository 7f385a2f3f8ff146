/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * SARIF 2.1.0, as forges and editors read it: a result for each finding, those of the baseline
 * marked unchanged, those silenced in the source suppressed. Paths begin at the working folder,
 * which is to be the root of the repository.
 *
 * json_pack takes what its 'o' arguments give, and gives NULL when one of them is NULL, so that
 * memory that runs out deep inside is noticed once, at the end. */
#include <ctype.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gate/gate.h"
#include "report/text.h"
#include "report/utf8.h"
#include "support/files.h"
#include "support/hash.h"
#include "unbank/library.h"

enum { RULE_CONFLICT, RULE_UNKNOWN };
static const struct {
  const char *id, *text, *help;
} rules[] = {
    [RULE_CONFLICT] = {"bank-conflict",
                       "Lanes of a warp want different words of one bank of shared memory.",
                       "The access takes a wavefront for each such word, and lanes wait for one "
                       "another. Another layout of the array, or a pad, may spread the words."},
    [RULE_UNKNOWN] = {"unknown-bank-conflicts",
                      "What an access to shared memory costs is not known.",
                      "Data decides, or code that is not seen. A profile of unbank simulate tells "
                      "the first."},
};

/* Percent-encoded where RFC 3986 asks for it. */
static const char *uri_of(struct arena *arena, const char *path) {
  const char *shown = unbank_text_path(path);
  char *out = arena_alloc(arena, 3 * strlen(shown) + sizeof "file://"), *end = out;
  if (*shown == '/')
    end += sprintf(end, "file://");
  for (const char *at = shown; *at; at++)
    if (isalnum((unsigned char)*at) || strchr("/-._~+", *at))
      *end++ = *at;
    else
      end += sprintf(end, "%%%02X", (unsigned char)*at);
  *end = '\0';
  return out;
}

static json_t *physical(struct arena *arena, const char *file, const struct unbank_place *place) {
  json_t *region = json_object();
  if (place->line > 0)
    json_object_set_new(region, "startLine", json_integer(place->line));
  if (place->line > 0 && place->column > 0)
    json_object_set_new(region, "startColumn", json_integer(place->column));
  json_t *artifact = json_pack("{s:s}", "uri", uri_of(arena, file));
  if (place->line > 0)
    return json_pack("{s:o, s:o}", "artifactLocation", artifact, "region", region);
  json_decref(region);
  return json_pack("{s:o}", "artifactLocation", artifact);
}

static const char *clean(struct arena *arena, const char *text) {
  return utf8_clean(arena, text ? text : "?", false);
}

static json_t *location_of(struct arena *arena, const struct finding *finding) {
  const char *file = finding->place->file ? finding->place->file : finding->report->module;
  const struct unbank_report_kernel *kernel = finding->kernel;
  return json_pack("{s:o, s:[{s:s, s:s, s:s}]}", "physicalLocation",
                   physical(arena, file, finding->place), "logicalLocations", "name",
                   clean(arena, unbank_kernel_title(kernel)), "decoratedName",
                   clean(arena, kernel->name), "kind", "function");
}

/* The array's declaration. */
static json_t *related_of(struct arena *arena, const struct finding *finding) {
  const struct unbank_report_array *array = finding->array;
  if (!array || !array->place.file)
    return json_array();
  return json_pack("[{s:o, s:{s:s}}]", "physicalLocation",
                   physical(arena, array->place.file, &array->place), "message", "text",
                   "the array is declared here");
}

/* What tells a finding from others in whichever version of the source: its file, kernel, array, op
 * and the text of its line. */
static const char *fingerprint_of(struct arena *arena, const struct finding *finding) {
  const char *parts[] = {finding->place->file ? unbank_text_path(finding->place->file)
                                              : finding->report->module,
                         finding->kernel->name, finding->array ? finding->array->name : "",
                         finding->access ? unbank_op_name(finding->access->op) : "",
                         finding->text ? finding->text : ""};
  uint64_t hash = 0;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    for (const char *at = parts[i]; at && (at == parts[i] || at[-1]); at++)
      hash = hash_mix(hash, (unsigned char)*at + 1);
  return arena_printf(arena, "%016llx", (unsigned long long)hash);
}

static json_t *change_of(struct arena *arena, const struct fix_edit *edit) {
  const struct unbank_place *place = &edit->place;
  /* Text that only goes has no content. */
  json_t *inserted = *edit->text ? json_pack("{s:s}", "text", edit->text) : NULL;
  return json_pack("{s:{s:s}, s:[{s:{s:i, s:i, s:i, s:i}, s:o*}]}", "artifactLocation", "uri",
                   uri_of(arena, place->file), "replacements", "deletedRegion", "startLine",
                   (int)place->line, "startColumn", (int)place->column, "endLine",
                   (int)edit->end_line, "endColumn", (int)edit->end_column, "insertedContent",
                   inserted);
}

static json_t *fix_of(struct arena *arena, const struct fix *fix) {
  const char *what = arena_printf(
      arena, "The declaration of another size or type: the layout %s, without Unbank.%s%.*s",
      unbank_text_layout(arena, &fix->array->layout), *fix->assumes ? " " : "",
      (int)strcspn(fix->assumes, "\n"), fix->assumes);
  json_t *changes = json_array();
  for (size_t i = 0; i < fix->edits.count; i++)
    json_array_append_new(changes, change_of(arena, &fix->edits.items[i]));
  return json_pack("{s:{s:s}, s:o}", "description", "text", what, "artifactChanges", changes);
}

static json_t *fixes_of(struct arena *arena, const struct finding *finding,
                        const struct fix_list *fixes) {
  json_t *out = json_array();
  for (size_t i = 0; i < fixes->count && out; i++)
    if (fixes->items[i].array == finding->array &&
        json_array_append_new(out, fix_of(arena, &fixes->items[i]))) {
      json_decref(out);
      out = NULL;
    }
  return out;
}

static json_t *result_of(struct gate *gate, const struct finding *finding,
                         const struct fix_list *fixes) {
  static const char *const states[] = {[FINDING_NEW] = "new",
                                       [FINDING_WORSE] = "updated",
                                       [FINDING_KNOWN] = "unchanged",
                                       [FINDING_SILENCED] = "unchanged"};
  struct arena *arena = &gate->arena;
  int rule = isinf(finding->ratio) ? RULE_UNKNOWN : RULE_CONFLICT;
  const char *level = finding->state > FINDING_WORSE ? "note"
                      : gate->enforces               ? "error"
                                                     : "warning";
  json_t *silenced =
      finding->state == FINDING_SILENCED ? json_pack("[{s:s}]", "kind", "inSource") : json_array();
  return json_pack(
      "{s:s, s:i, s:s, s:{s:s}, s:[o], s:o, s:{s:s}, s:s, s:o, s:o}", "ruleId", rules[rule].id,
      "ruleIndex", rule, "level", level, "message", "text", clean(arena, finding->message),
      "locations", location_of(arena, finding), "relatedLocations", related_of(arena, finding),
      "partialFingerprints", "unbankAccess/v1", fingerprint_of(arena, finding), "baselineState",
      states[finding->state], "suppressions", silenced, "fixes", fixes_of(arena, finding, fixes));
}

static json_t *rules_json(void) {
  json_t *out = json_array();
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    json_array_append_new(out, json_pack("{s:s, s:{s:s}, s:{s:s}}", "id", rules[i].id,
                                         "shortDescription", "text", rules[i].text, "help", "text",
                                         rules[i].help));
  return out;
}

char *gate_write_sarif(struct gate *gate, const struct fix_list *fixes, const char *path) {
  json_t *results = json_array();
  bool complete = results;
  for (size_t i = 0; i < gate->findings.count && complete; i++)
    complete = !json_array_append_new(results, result_of(gate, &gate->findings.items[i], fixes));
  json_t *log = json_pack("{s:s, s:s, s:[{s:{s:{s:s, s:s, s:o}}, s:o}]}", "$schema",
                          "https://json.schemastore.org/sarif-2.1.0.json", "version", "2.1.0",
                          "runs", "tool", "driver", "name", "unbank", "version", UNBANK_VERSION,
                          "rules", rules_json(), "results", results);
  char *text = log && complete ? json_dumps(log, JSON_INDENT(1)) : NULL;
  json_decref(log);
  char *error = text ? NULL : unbank_error("cannot write %s: out of memory", path);
  if (!error && !strcmp(path, "-"))
    error = puts(text) < 0 || fflush(stdout) ? unbank_error("cannot write to stdout") : NULL;
  else if (!error)
    error = file_write(path, text, strlen(text));
  free(text);
  return error;
}
