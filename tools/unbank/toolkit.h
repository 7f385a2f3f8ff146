/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What clang does not find out by itself about this machine's CUDA toolkit: where it is, and where
 * its headers of the C++ standard library for devices are, which CUDA 13 has moved to another
 * folder. */
#ifndef UNBANK_TOOLKIT_H
#define UNBANK_TOOLKIT_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"

/* The default architecture: of unbank clang++ on a machine without a GPU, and of the other commands
 * on any machine, so that they give the same results everywhere. */
#define TOOLKIT_ARCHITECTURE "sm_90"
/* The PTX version that clang writes if there is no toolkit. */
enum { TOOLKIT_PTX_WITHOUT = 78 };

/* Arguments of a program. */
LIST_STRUCT(text_list, const char *);
bool text_lists_equal(const struct text_list *a, const struct text_list *b);
void text_list_add(struct arena *arena, struct text_list *to, const char *const *texts,
                   size_t count);
/* The same, with the texts as arguments. */
#define TEXT_LIST_ADD(arena, to, ...)                                                              \
  text_list_add((arena), (to), (const char *const[]){__VA_ARGS__},                                 \
                sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

struct toolkit {
  const char *path;     /* its folder; NULL if there is no toolkit */
  const char *standard; /* the folder of <cuda/std/...>, if that is not path/include; or NULL */
  unsigned version;     /* CUDA_VERSION of its cuda.h: 13000 is 13.0; 0: unknown */
};

/* The toolkit at `place`. If that is NULL: at CUDA_PATH, or else CUDA_HOME; if neither is set,
 * beside the nvcc in PATH, or else in /usr/local/cuda. */
struct toolkit toolkit_find(struct arena *arena, const char *place);

/* The toolkit that clang's arguments name, or NULL. */
const char *toolkit_named(const struct text_list *arguments);

/* Appends the flags that make clang use the toolkit, besides the arguments `said`: its folder;
 * macros with nvcc's version, except those that `said` has; and the folder of Unbank's headers for
 * clang (unbank/clang/cuda.h). */
void toolkit_add_flags(struct arena *arena, const struct toolkit *toolkit,
                       const struct text_list *said, struct text_list *flags);

/* The architectures that an argument of clang names, "sm_80,sm_90"; NULL if it is about something
 * else. The second function removes the first one from such a list and returns it; NULL if it is
 * empty. */
const char *toolkit_architectures(const char *argument);
const char *toolkit_next_architecture(struct arena *arena, const char **list);

/* The flag for a newer version of PTX, if clang's default version is too old for an architecture;
 * else NULL. If two flags name a version, the newer one counts. */
const char *toolkit_ptx_flag(struct arena *arena, const struct toolkit *toolkit,
                             const char *architecture);

/* The clang++ of the LLVM that this command was built with, else the one in PATH. */
const char *toolkit_clang(void);
bool toolkit_has_own_clang(void);

/* Finds the plugin of this build. NULL, or a malloc'd sentence if it does not exist. */
char *toolkit_find_plugin(struct arena *arena, const char **plugin);

/* The folder of Unbank's public headers. */
const char *toolkit_include_folder(struct arena *arena);

/* Whether PATH, or `folder` (NULL: none), has a program of that name. */
bool toolkit_has_program(struct arena *arena, const char *name, const char *folder);

#endif
