/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What libunbank and libunbank-model have in common: their version, and the memory they hand out.
 *
 * Conventions of all public headers:
 *
 *   errors     A function that can fail returns char *: NULL when all is well, else a sentence in
 *              UTF-8 that says what to do. Release the sentence with unbank_free. What the function
 *              would have written is then as it was.
 *   ownership  What a function returns by a char * that is no error, or through a pointer to a
 *              pointer, is the caller's; its comment names the function that releases it. A const
 *              char * is the library's or its structure's, and not released. Arguments stay the
 *              caller's.
 *   pointers   No argument may be NULL unless its comment says so.
 *   numbers    An enumerator from outside that is none is an error, or has the answer that the
 *              function's comment names. None is used as an index unseen.
 *   memory     A process that has no memory left ends with a line on stderr, as LLVM's do.
 *   threads    Nothing is global: calls on different objects may run at the same time. A module
 *              and its LLVMContext belong to one call at a time.
 */
#ifndef UNBANK_LIBRARY_H
#define UNBANK_LIBRARY_H

#include "unbank/export.h"

#define UNBANK_VERSION_MAJOR 0
#define UNBANK_VERSION_MINOR 1
#define UNBANK_VERSION_PATCH 0
#define UNBANK_VERSION "0.1.0"
/* Grows from version to version: 1,000,000 times the major, 1,000 times the minor, the patch. */
#define UNBANK_VERSION_NUMBER                                                                      \
  (UNBANK_VERSION_MAJOR * 1000000 + UNBANK_VERSION_MINOR * 1000 + UNBANK_VERSION_PATCH)

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library that runs, which may be newer than these headers: "0.1.0". The
 * library's. */
UNBANK_API const char *unbank_version(void);
/* The same as a number, made like UNBANK_VERSION_NUMBER. */
UNBANK_API unsigned unbank_version_number(void);

/* Releases an error or a text that a function of the library returned; NULL is fine. It is free of
 * the C library that this library uses, for languages and allocators that have another one. */
UNBANK_API void unbank_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif
