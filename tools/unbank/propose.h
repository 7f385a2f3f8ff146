/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which change of a declaration gives its array a layout, and whether all that uses the array stays
 * right under it: a longer dimension, or a type of unbank/array.h. What a change brings is counted
 * elsewhere (totals.h), in what the compiler makes of it. */
#ifndef UNBANK_PROPOSE_H
#define UNBANK_PROPOSE_H

#include <llvm-c/Core.h>

#include "explain/told.h"
#include "patch.h"
#include "totals.h"
#include "unbank/report.h"
#include "uses.h"

/* What changes are proposed from. */
struct proposing {
  struct arena *arena;
  const struct unbank_report *report;
  const struct source *source;
  const struct told *told; /* what was weighed; NULL: nobody asked */
  LLVMModuleRef plain;     /* what the front end makes of the source; NULL: it could not */
  enum uses_trust trust;   /* in block shapes */
};

/* The arrays of the report that one declaration declares: clones for several kernels, and
 * instantiations. A change is proposed for those that a layout helps, and must leave the others
 * right. */
LIST_STRUCT(member_list, const struct unbank_report_array *);
struct declared {
  struct member_list helped, others;
};

/* The declaration of an array of the report; NULL, and *problem says why. */
struct source_array *propose_declaration(const struct proposing *from,
                                         const struct unbank_report_array *member,
                                         const char **problem);

/* The arrays that a declaration declares. */
struct declared propose_members(const struct proposing *from, const struct source_array *array);

/* NULL: all that is done with them stays right under a change of it, whoever found that. */
const char *propose_stays_right(const struct proposing *from, const struct declared *declared,
                                const struct change *change);

/* The same of another type whose array has pointers, shown by what the front end makes of the
 * changed source. */
const char *propose_shown_right(const struct proposing *from, const struct declared *declared,
                                const struct change *change, LLVMModuleRef changed);

/* NULL, and in *out, whose array and `missing` are given, one change for all that its declaration
 * declares; or why there is none, a sentence. */
typedef const char *propose(const struct proposing *from, const struct declared *declared,
                            struct change *out);
/* Longer rows, where these are the layout that the report chose; where the change is asked to be
 * one of shorter rows, those that begin in the same banks; */
propose propose_length;
/* the same of other rows that are longer, of all that were weighed the cheapest that save enough;
 */
propose propose_rows;
/* a type that has the layout which the report chose. */
propose propose_type;
/* a type that has another layout which was weighed: where the chosen one makes of neighbours one
 * access, which only the plugin does, it may leave conflicts of single ones. */
propose propose_other_type;
/* a type that permutes elements, of all that were weighed the cheapest that save enough: where that
 * of the chosen layout takes registers, other subscripts may take fewer. */
propose propose_swizzle;

/* The layout that a change gives an array of its declaration: rows of other elements are longer by
 * other bytes. */
struct unbank_layout propose_layout(const struct proposing *from,
                                    const struct unbank_report_array *member,
                                    const struct change *change);

/* The bytes that a member has once its rows are longer; 0: that is not known, or it gets another
 * type. */
uint64_t propose_bytes(const struct proposing *from, const struct unbank_report_array *member,
                       const struct change *change);

/* Whether a change is right for all that is declared, if block shapes are trusted no further: with
 * others threads may leave the rows that it makes longer. */
bool propose_is_right_by(const struct proposing *from, const struct declared *declared,
                         const struct change *change, enum uses_trust trust);

/* Of what the layout of a report saves, the part that a change may leave: one line that everybody
 * reads is worth more than the last few wavefronts, and the plugin also makes of neighbours one
 * access, which compilers do by rules of their own. Where there is no such change, one that leaves
 * more is better than none. */
#define PROPOSE_MISSING 0.1
#define PROPOSE_MISSING_MOST TOTALS_MISSING_MOST

/* That the rows of an array should be shorter, as no index was heard to use their ends, and why;
 * NULL: they should not. */
const char *propose_shorter(const struct proposing *from, const struct unbank_report_array *member);

/* NULL: an array can have shorter rows that begin in the same banks as those of a layout. Else why
 * not: other blocks may use the ends of its rows, so that a person has to decide, say. */
const char *propose_no_shorter(const struct proposing *from,
                               const struct unbank_report_array *member,
                               const struct unbank_layout *layout);

/* Other declared rows that an array, which stays as it is, may have for nothing: those with the
 * fewest wavefronts, and least longer; shorter ones, said by the longer ones that begin in the same
 * banks, where they do not take more. Their indices are the source's own, where a layout adds
 * instructions to each access. False: none that was weighed saves much. */
bool propose_free_rows(const struct proposing *from, const struct unbank_report_array *member,
                       struct unbank_layout *out);

/* Whether propose_rows may be what finds the first change of an array, once it is told what
 * was weighed. */
bool propose_asks_weighed(const struct proposing *from, const struct unbank_report_array *member);

/* What is said of layouts that no longer dimension has. */
extern const char propose_no_rows[];

#endif
