/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The one symbol of the plugin that opt and clang look for. */
#include <stdbool.h>
#include <stdint.h>

#include "shim/compat.h"
#include "unbank/unbank.h"

/* llvm::PassPluginLibraryInfo in C. The loader compares api_version before it reads anything behind
 * it. */
struct plugin_info {
  uint32_t api_version;
  const char *name, *version;
  void (*register_callbacks)(void *pass_builder);
  UNBANK_PLUGIN_PRE_CODE_GEN_FIELD
};

/* register.cpp */
void unbank_register_callbacks(void *pass_builder);
bool unbank_generate(void *module, void *machine, int file_type, void *stream);

__attribute__((visibility("default"))) struct plugin_info llvmGetPassPluginInfo(void) {
  return (struct plugin_info){.api_version = UNBANK_PLUGIN_API_VERSION,
                              .name = "unbank",
                              .version = UNBANK_VERSION,
                              .register_callbacks = unbank_register_callbacks,
                              UNBANK_PLUGIN_PRE_CODE_GEN(unbank_generate)};
}
