/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What clang must be told of this machine's CUDA toolkit, since it does not find it out by itself:
 * where the toolkit is, and where its headers of the C++ standard library for devices are, which
 * CUDA 13 has moved apart. */
#ifndef UNBANK_TOOLKIT_H
#define UNBANK_TOOLKIT_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"

/* What code is compiled for where nobody says it: by unbank clang++ on a machine without a GPU, by
 * the other commands on any, so that they say the same on all. */
#define TOOLKIT_ARCHITECTURE "sm_90"
/* The PTX that clang is told to write where no toolkit says one. */
enum { TOOLKIT_PTX_WITHOUT = 78 };

/* Arguments of a program. */
LIST_STRUCT(text_list, const char *);
bool text_lists_equal(const struct text_list *a, const struct text_list *b);
void text_list_add(struct arena *arena, struct text_list *to, const char *const *texts,
                   size_t count);
/* The same, of texts that stand here. */
#define TEXT_LIST_ADD(arena, to, ...)                                                              \
  text_list_add((arena), (to), (const char *const[]){__VA_ARGS__},                                 \
                sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

struct toolkit {
  const char *path;     /* its folder, or NULL: there is none */
  const char *standard; /* the folder of <cuda/std/...> where that is not path/include, or NULL */
  unsigned version;     /* CUDA_VERSION of its cuda.h: 13000 is 13.0; 0: not known */
};

/* The toolkit at `place`. NULL: where CUDA_PATH says, else CUDA_HOME; if neither is set, beside the
 * nvcc in PATH, then in /usr/local/cuda. */
struct toolkit toolkit_find(struct arena *arena, const char *place);

/* The toolkit that clang's arguments name, or NULL. */
const char *toolkit_named(const struct text_list *arguments);

/* Appends the flags that make clang use the toolkit beside the arguments `said`: where it is; the
 * macros by which nvcc says its version, but for those that are said; Unbank's headers for clang,
 * behind which no more of the toolkit is read with the user's macros than nvcc reads. */
void toolkit_add_flags(struct arena *arena, const struct toolkit *toolkit,
                       const struct text_list *said, struct text_list *flags);

/* What an argument of clang's says of architectures, "sm_80,sm_90", or NULL: it is about something
 * else; and the first of such a list (NULL: there is none), which then begins behind it. */
const char *toolkit_architectures(const char *argument);
const char *toolkit_next_architecture(struct arena *arena, const char **list);

/* The flag without which clang cannot write code of an architecture, since the PTX that it writes
 * by itself is too old to name it; NULL: none is needed. Where two name a PTX the newer counts. */
const char *toolkit_ptx_flag(struct arena *arena, const struct toolkit *toolkit,
                             const char *architecture);

/* The clang++ of the LLVM that this command was built with, else the one in PATH. */
const char *toolkit_clang(void);
bool toolkit_has_own_clang(void);

/* The plugin of this build. Returns NULL, or a sentence (the caller's to free): it is not there. */
char *toolkit_find_plugin(struct arena *arena, const char **plugin);

/* The folder of Unbank's public headers. */
const char *toolkit_include_folder(struct arena *arena);

/* Whether PATH, or `folder` (NULL: none), has a program of that name. */
bool toolkit_has_program(struct arena *arena, const char *name, const char *folder);

#endif
