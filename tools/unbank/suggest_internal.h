/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of suggest.c for each other: the source that is worked on, and what is said of it. */
#ifndef UNBANK_SUGGEST_INTERNAL_H
#define UNBANK_SUGGEST_INTERNAL_H

#include "compiled.h"
#include "progress.h"
#include "propose.h"
#include "source.h"
#include "suggest.h"
#include "trial.h"

/* Changes that are right together, and the report of the source with them, which the subject keeps;
 * NULL: there is none yet. */
struct patch {
  struct change_list changes;
  struct unbank_report *then;
};

/* A job whose arrays are looked at. */
struct subject {
  struct arena *arena;
  const struct job *job;
  const struct unbank_options *options;
  const struct unbank_report *report;
  struct proposing from;
  const struct unbank_report *found; /* with the layouts that the plugin chose */
  struct unbank_report *forced;      /* also with longer rows where these cost nothing, and then
                                        `report`; or NULL */
  struct told told;
  bool is_heard;         /* `told` has what was weighed */
  struct text_list said; /* arrays of which more is said than why they have no layout */
  LLVMContextRef context;
  struct source source;
  struct mended_memory mended; /* of compiles of the source */
  struct progress progress;
  struct project *project; /* or NULL: the job is looked at by itself */
  struct includer_list includers;
  struct compiled compiled;
  bool is_whole;             /* what is checked is compiled as it is, and not put together */
  struct change_list riders; /* in the last compile, beside what it was made for */
  size_t tries;              /* compiles for the declaration that is worked on */
  const char *name;          /* of that declaration; NULL: all are compiled together */
  size_t number;             /* of that declaration among all */
};

/* Whether an access to an array is known to have a conflict. */
bool suggest_has_known_conflict(const struct unbank_report *report,
                                const struct unbank_report_array *array);

/* "transpose::tile", what people call an array. */
const char *suggest_label(struct arena *arena, const struct unbank_report *report,
                          const struct unbank_report_array *array);
/* The name of an array, and of its kernel where that does not say it: dynamic memory of several
 * kernels has one name. */
const char *suggest_full_name(struct arena *arena, const struct unbank_report *report,
                              const struct unbank_report_array *array);

/* Says on stderr why arrays get no layout, and so no change either: each reason once, as
 * instantiations are often alike, and so are the arrays of a library. */
void suggest_say_left(const struct subject *it);

/* What a reader must know of shapes that nobody said: more than figures rests on them. */
const char *suggest_shapes_text(const struct subject *it, const struct patch *patch);

/* The paragraph for the message of a patch's commit, without its last sentences, and these. */
const char *suggest_message(const struct subject *it, const struct patch *patch);
const char *suggest_closing(const struct subject *it, const struct patch *patch);

#endif
