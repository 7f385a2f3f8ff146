/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pass, between LLVM's pipeline (register.cpp) and the library: where options come from, and
 * what becomes of a report. */
#ifndef UNBANK_PLUGIN_PASS_H
#define UNBANK_PLUGIN_PASS_H

#include <llvm-c/Types.h>
#include <stdbool.h>

#include "unbank/options.h"

#ifdef __cplusplus
extern "C" {
#endif

struct unbank_shim;

/* One occurrence of the pass in a pipeline. Call unbank_pass_init first, then read the sources of
 * options from the weakest to the strongest. */
struct unbank_pass {
  struct unbank_options options;
  char *error; /* the first wrong option; reported when the pass runs, where a compile can fail in
                  order */
  bool is_printer;           /* this is print<unbank>, which always prints its text */
  bool is_only_architecture; /* the driver compiles for no other architecture */
  bool generates_code;       /* this process goes on to generate device code */
  bool writes_text;          /* this process writes the module as text, without use lists */
  char *macros;              /* of the command line; NULL if there are none */
};

void unbank_pass_init(struct unbank_pass *pass);
/* Reads clang's own command line, the weakest source, for what the IR does not contain: -fgpu-rdc,
 * macros, and the architectures that the driver compiles for. */
void unbank_pass_read_command_line(struct unbank_pass *pass);
/* Reads the environment variable UNBANK_OPTIONS, or if `instead` is not NULL, that text. */
void unbank_pass_read_environment(struct unbank_pass *pass, const char *instead);
/* Reads one -mllvm -unbank-NAME=VALUE. */
void unbank_pass_read_flag(struct unbank_pass *pass, const char *name, const char *value);
/* Reads the part between < and > of a pipeline text. */
void unbank_pass_read_pipeline(struct unbank_pass *pass, const char *text);
void unbank_pass_clear(struct unbank_pass *pass);

/* Whether there is work: false for the host half of a CUDA compile, and after reporting a wrong
 * option. */
bool unbank_pass_wanted(const struct unbank_pass *pass, LLVMModuleRef module);
/* If launch= names a file, writes the launches of a host module there. Errors become errors of the
 * compile. */
void unbank_pass_record(const struct unbank_pass *pass, LLVMModuleRef module);
/* Runs on the module, writes and prints the report; errors become errors of the compile. Returns
 * whether the module changed. */
bool unbank_pass_run(const struct unbank_pass *pass, LLVMModuleRef module,
                     struct unbank_shim *shim);

#ifdef __cplusplus
}
#endif
#endif
