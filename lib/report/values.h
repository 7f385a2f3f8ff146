/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that the JSON of reports and of explanations is made of, and the words of the format.
 *
 * Each function returns NULL if memory runs out. json_pack takes ownership of its 'o' arguments,
 * and returns NULL if one of them is NULL, so a failure deep inside becomes a failure at the top.
 */
#ifndef UNBANK_REPORT_VALUES_H
#define UNBANK_REPORT_VALUES_H

#include <jansson.h>

#include "unbank/report.h"

/* By enumerator. */
extern const char *const unbank_exactness_words[UNBANK_MEASURED + 1];
extern const char *const unbank_weight_words[UNBANK_WEIGHT_AT_MOST + 1];
extern const char *const unbank_block_source_words[UNBANK_BLOCK_ASSUMED + 1];

/* By the number of the bit among the UNBANK_ASSUMES_ bits. */
enum { UNBANK_ASSUMPTIONS = 3 };
extern const char *const unbank_assumption_words[UNBANK_ASSUMPTIONS];

/* A text of any bytes as UTF-8 (utf8.h); "" for NULL. */
json_t *unbank_json_text(const char *text);
json_t *unbank_json_text_or_null(const char *text);
/* [x, y, z]; null if there is no shape. */
json_t *unbank_json_shape(struct unbank_shape shape);
/* The list with the item appended. Takes ownership of both, and releases them if anything failed.
 */
json_t *unbank_json_append(json_t *list, json_t *item);

/* The text of a document, malloc'd, with a newline at the end. Releases `json`. */
char *unbank_json_document(json_t *json);

#endif
