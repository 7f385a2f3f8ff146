/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_EXPLAIN_H
#define UNBANK_EXPLAIN_H

struct request;

/* unbank explain. Returns an exit code. */
int unbank_command_explain(struct request *request);

#endif
