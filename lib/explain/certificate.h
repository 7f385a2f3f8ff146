/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A bound below which no layout gets, and what the chosen one takes, as figures that others can
 * check: `unbank explain --certificate=FILE` writes them with all that they follow from, and
 * tools/certificate.py, which shares no code with this library, says whether they do.
 *
 * The bound. The hardware serves groups of lanes, and in a wavefront a bank gives one word. A
 * layout that keeps what a lane moves whole does not change how many different granules a group
 * asks for, and a granule fills its share of the banks: a group of g granules in s slots takes g /
 * s wavefronts at least, rounded up. Lanes of an atomic on one word take turns whatever the layout.
 * The sum over all executions is the bound, of every layout of the family under which the hardware
 * executes the accesses at the same widths.
 *
 * What is not certified: layouts that take wide accesses apart, or let neighbours become one; other
 * block shapes; accesses that data decides, of which the bound takes one wavefront each, and the
 * layout's own figure nothing. The bound asks each execution alone: where two of them want
 * different layouts, none may reach it. */
#ifndef UNBANK_EXPLAIN_CERTIFICATE_H
#define UNBANK_EXPLAIN_CERTIFICATE_H

#include "explain/subjects.h"

struct certificate {
  double bound;      /* of all executions */
  double wavefronts; /* under the chosen layout, of those that are compared; and their bound */
  double compared;
  double executions, left_out; /* of a block; those that are not compared */
  bool is_whole;               /* all executions were told of, and the layout is one function */
};

/* Of the subject's array in its kernel. */
struct certificate unbank_certify(const struct subject *subject);

/* Certificates of all subjects as JSON, version 1, malloc'd, which ends in a newline; NULL when
 * memory runs out. */
char *unbank_certificates_json(const struct subject_list *subjects);

#endif
