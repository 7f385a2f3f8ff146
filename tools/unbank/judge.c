/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The end of a command: which lines fail, and the files that say so. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "gate/gate.h"
#include "report/table.h"

/* As compilers write errors, so that editors and forges find the lines. */
static void print_failures(struct gate *gate) {
  bool colour = unbank_command_has_colour(STDERR_FILENO);
  for (size_t i = 0; i < gate->findings.count; i++) {
    const struct finding *finding = &gate->findings.items[i];
    if (finding->fails)
      fprintf(stderr, "%s%s: %serror:%s %s\n", colour ? BOLD : "",
              gate_place(&gate->arena, finding), colour ? "\033[31m" : "", colour ? PLAIN : "",
              finding->brief);
  }
}

static char *write_files(struct gate *gate, const struct delivery *delivery) {
  char *error = NULL;
  if (delivery && delivery->baseline)
    error = gate_write_baseline(gate, delivery->baseline);
  if (!error && delivery && delivery->sarif)
    error = gate_write_sarif(gate, &delivery->fixes, delivery->sarif);
  return error;
}

/* A baseline that is written makes all that it holds pass. */
static int judge(const struct unbank_report *const *reports, size_t count,
                 const struct unbank_options *options, const struct delivery *delivery) {
  struct gate gate;
  char *error = gate_judge(reports, count, options, !delivery, &gate);
  if (!error)
    error = write_files(&gate, delivery);
  bool fails = options->fail_above > 0 && gate.failures && !(delivery && delivery->baseline);
  if (!error && fails)
    print_failures(&gate);
  gate_clear(&gate);
  return error ? unbank_command_fail(error) : fails ? UNBANK_EXIT_FOUND : UNBANK_EXIT_FINE;
}

static void warn_of_unoptimised(const struct unbank_report *const *reports, size_t count) {
  bool found = false;
  for (size_t i = 0; i < count && !found; i++)
    found = gate_is_unoptimised(reports[i]);
  if (found)
    fputs("unbank: warning: the code is compiled without optimisation: its scores are no figure "
          "for a gate; give -O1 or more\n",
          stderr);
}

int unbank_command_end(const struct unbank_report *const *reports, size_t count,
                       const struct unbank_options *options, const struct delivery *delivery) {
  if (fflush(stdout))
    return unbank_command_fail(unbank_error("cannot write the report: %s", strerror(errno)));
  warn_of_unoptimised(reports, count);
  bool is_asked = options->fail_above > 0 || (delivery && (delivery->baseline || delivery->sarif));
  return is_asked ? judge(reports, count, options, delivery) : UNBANK_EXIT_FINE;
}
