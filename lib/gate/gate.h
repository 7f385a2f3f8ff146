/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The gate: which lines of the source have conflicts that must not pass.
 *
 *     all accesses of all reports, before or after the run as mode= says
 *       without  those to arrays that skip=, only= or UNBANK_OFF excludes
 *       without  those at or below fail-above=; of a range the lower end counts, or the upper end
 *                with unknown=fail
 *       without  unknown ones, unless unknown=fail
 *     one finding for each file, line, kernel, array and op, so that unrolled copies are one
 *       without  those on a line with the comment "unbank: ok"
 *       without  those that are in the baseline, with the same ratio or a larger one
 *     one failure for each line: the worst finding there */
#ifndef UNBANK_GATE_GATE_H
#define UNBANK_GATE_GATE_H

#include "gate/baseline.h"
#include "unbank/options.h"
#include "unbank/report.h"

enum finding_state {
  FINDING_NEW,      /* not in the baseline, or there is none */
  FINDING_WORSE,    /* than the baseline has it */
  FINDING_KNOWN,    /* in the baseline */
  FINDING_SILENCED, /* by a comment on its line */
};

struct finding {
  const struct unbank_report *report;
  const struct unbank_report_kernel *kernel;
  const struct unbank_report_access *access; /* NULL if the finding is about the whole kernel */
  const struct unbank_report_array *array;   /* NULL if unknown */
  const struct unbank_report_side *side;     /* the side that is judged; NULL without an access */
  const char *unknown;              /* without an access: why not all of the kernel is known */
  const struct unbank_place *place; /* of the access, or of the kernel where no line of the access
                                       is known; its file may be NULL */
  double ratio;                     /* wavefronts / ideal; infinite if unknown */
  bool by_most;                     /* the upper end of a range is judged: unknown=fail */
  double was;                       /* the ratio in the baseline, if the state is FINDING_WORSE */
  enum finding_state state;
  bool fails;          /* it is the failure of its line */
  const char *text;    /* its line; NULL if that cannot be read */
  const char *reason;  /* the end of the message: why it is there, and what can be done; or "" */
  const char *message; /* one line for people: array, conflict, reason, and what to do */
  const char *brief;   /* the same among all failures: reasons stand at the first of an array */
};

/* A change of the source that a person may make for an array. */
struct fix_edit {
  const char *text;
  struct unbank_place place; /* where the text begins that it replaces */
  long end_line, end_column; /* where that text ends */
};
struct fix {
  const struct unbank_report_array *array;
  const char *assumes; /* a line about block shapes on which it rests; or "" */
  LIST_OF(struct fix_edit) edits;
};
LIST_STRUCT(fix_list, struct fix);

struct gate {
  struct arena arena;
  LIST_OF(struct finding) findings; /* in the order of files and lines */
  size_t failures;                  /* findings that fail */
  bool enforces;                    /* there is a limit, so findings are errors */
  enum unbank_mode mode;
  bool simulated; /* the reports are of simulations, in which no array is changed */
};

/* Sentences about options that have no effect because the gate judges nothing, for instance without
 * fail_above. Returns their number. */
enum { GATE_IDLE_MAX = 2 };
size_t gate_idle(const struct unbank_options *options, const char *out[GATE_IDLE_MAX]);

/* Checks the baseline before there are reports: NULL, or the malloc'd sentence that gate_judge
 * would return. */
char *gate_check(const struct unbank_options *options);

/* Judges reports by fail_above (0: everything above its ideal), mode, unknown_fails and baseline.
 * NULL, or a malloc'd sentence about the baseline. The reports must outlive the gate; end it with
 * gate_clear in any case. */
char *gate_judge(const struct unbank_report *const *reports, size_t count,
                 const struct unbank_options *options, bool simulated, struct gate *out);
void gate_clear(struct gate *gate);

/* Whether code of the report was compiled without optimisation. Then hardly anything is known about
 * it, and what is unknown passes. */
bool gate_is_unoptimised(const struct unbank_report *report);

/* "k.cu:26:38", relative to the working folder, in the form that problem matchers read: always with
 * a column, 1 if it is unknown. The module if no line is known. */
const char *gate_place(struct arena *arena, const struct finding *finding);

/* Writes all findings as a baseline to `path`, except those on silenced lines. */
char *gate_write_baseline(struct gate *gate, const char *path);

/* Writes all findings as SARIF 2.1.0, which forges and editors read, with fixes for arrays that
 * have one. "-" is stdout. */
char *gate_write_sarif(struct gate *gate, const struct fix_list *fixes, const char *path);

#endif
