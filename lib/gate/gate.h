/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The gate: which lines of the source have conflicts that are not to pass.
 *
 *     accesses of all reports, on the side that mode= says
 *       less     those of arrays that skip=, only= or UNBANK_OFF takes out
 *       less     those at or below fail-above=; a range counts by its least, with unknown=fail by
 *                its most
 *       less     those not known, unless unknown=fail
 *     one finding for each file, line, kernel, array and op: unrolled copies are one
 *       less     those of a line with the comment "unbank: ok"
 *       less     those that the baseline has, as bad or worse
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
  const struct unbank_report_access *access; /* NULL: of the kernel as a whole */
  const struct unbank_report_array *array;   /* NULL: none is known */
  const struct unbank_report_side *side;     /* as it is judged; NULL without an access */
  const char *unknown;              /* without an access: why not all of the kernel is known */
  const struct unbank_place *place; /* its file may be NULL */
  double ratio;                     /* wavefronts by ideal; infinite: not known */
  bool by_most;                     /* a range is judged by its most, not its least: unknown=fail */
  double was;                       /* in the baseline, where it is worse */
  enum finding_state state;
  bool fails;          /* it is the one that is said of its line */
  const char *text;    /* its line; NULL: it cannot be read */
  const char *message; /* array, ways, reason and what to do: one line for people */
};

/* What a person may write for an array in place of other text of the source. */
struct fix_edit {
  const char *text;
  struct unbank_place place; /* of what it replaces */
  long end_line, end_column; /* behind that */
};
struct fix {
  const struct unbank_report_array *array;
  LIST_OF(struct fix_edit) edits;
};
LIST_STRUCT(fix_list, struct fix);

struct gate {
  struct arena arena;
  LIST_OF(struct finding) findings; /* in the order of files and lines */
  size_t failures;                  /* findings that fail */
  bool enforces;                    /* there is a limit, above which a finding is an error */
  enum unbank_mode mode;
  bool simulated; /* the reports are of simulations, which decide about no array */
};

/* What options ask of a gate that judges nothing, as without fail_above: sentences, and how many.
 */
enum { GATE_IDLE_MAX = 2 };
size_t gate_idle(const struct unbank_options *options, const char *out[GATE_IDLE_MAX]);

/* What gate_judge would say of the baseline, before there are reports: NULL, or a malloc'd
 * sentence.
 */
char *gate_check(const struct unbank_options *options);

/* Judges reports by fail_above (0: everything above its ideal), mode, unknown_fails and baseline.
 * NULL, or a malloc'd sentence about the baseline. The reports must outlive the gate; end it with
 * gate_clear in any case. */
char *gate_judge(const struct unbank_report *const *reports, size_t count,
                 const struct unbank_options *options, bool simulated, struct gate *out);
void gate_clear(struct gate *gate);

/* Whether code of it is compiled without optimisation: nearly nothing is known of it then, and what
 * is not known passes. */
bool gate_is_unoptimised(const struct unbank_report *report);

/* "k.cu:26:38", from the working folder, as problem matchers read it: with a column, be it 1; the
 * module where no line is known. */
const char *gate_place(struct arena *arena, const struct finding *finding);

/* All findings but those of silenced lines as a baseline at `path`. */
char *gate_write_baseline(struct gate *gate, const char *path);

/* All findings in SARIF 2.1.0, for forges and editors, with fixes for arrays that have one; "-" is
 * stdout. */
char *gate_write_sarif(struct gate *gate, const struct fix_list *fixes, const char *path);

#endif
