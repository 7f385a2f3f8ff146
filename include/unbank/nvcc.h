/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What sources find declared under nvcc without asking for it, and not under clang: <time.h>,
 * <math.h> and <string.h>, max and min in host code, and loads and stores with hints for the cache,
 * which are plain ones here. For sources that are not to be changed:
 *
 *     unbank analyze my.cu -- -include unbank/nvcc.h
 *
 * Functions of the source's own by these names come first, unless they are templates, too. */
#ifndef UNBANK_NVCC_H
#define UNBANK_NVCC_H
#if defined(__cplusplus) && defined(__clang__) && defined(__CUDA__)

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* In host code: clang has those for devices. Of two types as the operators of C convert them. */
template <class A, class B>
static inline __attribute__((host)) auto max(A a, B b) -> decltype(true ? a : b) {
  return a < b ? b : a;
}
template <class A, class B>
static inline __attribute__((host)) auto min(A a, B b) -> decltype(true ? a : b) {
  return b < a ? b : a;
}

#define UNBANK_LOAD(name)                                                                          \
  template <class T> static inline __attribute__((device)) T name(const T *from) { return *from; }
#define UNBANK_STORE(name)                                                                         \
  template <class T, class U> static inline __attribute__((device)) void name(T *to, U value) {    \
    *to = value;                                                                                   \
  }
UNBANK_LOAD(__ldca)
UNBANK_LOAD(__ldlu)
UNBANK_STORE(__stwb)
UNBANK_STORE(__stcg)
UNBANK_STORE(__stcs)
#undef UNBANK_LOAD
#undef UNBANK_STORE

/* The commands that compile a source only to read it say so. To them managed memory, which clang
 * does not have, is the device's: what would run needs the host's part, too. */
#ifdef UNBANK_READS
#undef __managed__
#define __managed__ __attribute__((device))

/* What the commands make of "__shared__ T x;", where T has a constructor: memory, and a reference
 * to the object that the kernel makes there. */
template <class T> using unbank_same = T;
template <class T> struct unbank_memory {
  alignas(T) char bytes[sizeof(T)];
  __attribute__((device)) T &object() { return *reinterpret_cast<T *>(bytes); }
};
#endif

#endif
#endif
