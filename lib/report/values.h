/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that the JSON of reports and of explanations is made of, and the words of the format.
 *
 * Each function gives NULL when memory runs out. json_pack takes what its 'o' arguments give, and
 * gives NULL when one of them is NULL, so that a failure deep inside becomes one at the top. */
#ifndef UNBANK_REPORT_VALUES_H
#define UNBANK_REPORT_VALUES_H

#include <jansson.h>

#include "unbank/report.h"

/* By enumerator. */
extern const char *const unbank_exactness_words[UNBANK_MEASURED + 1];
extern const char *const unbank_weight_words[UNBANK_WEIGHT_AT_MOST + 1];
extern const char *const unbank_block_source_words[UNBANK_BLOCK_ASSUMED + 1];

/* By the place of the bit among the UNBANK_ASSUMES_ bits. */
enum { UNBANK_ASSUMPTIONS = 3 };
extern const char *const unbank_assumption_words[UNBANK_ASSUMPTIONS];

/* A text of any bytes as UTF-8 (utf8.h); "" for NULL. */
json_t *unbank_json_text(const char *text);
json_t *unbank_json_text_or_null(const char *text);
/* [x, y, z]; null where there is no shape. */
json_t *unbank_json_shape(struct unbank_shape shape);
/* The list with the item, both of which are given up when anything has failed. */
json_t *unbank_json_append(json_t *list, json_t *item);

/* A whole document, which is given up: text that ends in a newline, malloc'd. */
char *unbank_json_document(json_t *json);

#endif
