/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What nvcc declares in every source, and clang does not: <time.h>, <math.h> and <string.h>, max
 * and min in host code, and loads and stores with cache hints, which are plain ones here. For
 * sources that must not be changed:
 *
 *     unbank analyze my.cu -- -include unbank/nvcc.h
 *
 * If the source has functions of these names, they are preferred, unless they are templates, too.
 */
#ifndef UNBANK_NVCC_H
#define UNBANK_NVCC_H
#if defined(__cplusplus) && defined(__clang__) && defined(__CUDA__)

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* In host code; clang has those for devices. Two types are converted as by the operators of C. */
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

/* Defined by the commands that compile a source only to analyse it. They treat managed memory,
 * which clang does not have, as device memory; a program that runs would need the host's side, too.
 */
#ifdef UNBANK_READS
#undef __managed__
#define __managed__ __attribute__((device))

/* The commands replace "__shared__ T x;", where T has a constructor, by memory and a reference to
 * the object that the kernel makes there. */
template <class T> using unbank_same = T;
template <class T> struct unbank_memory {
  alignas(T) char bytes[sizeof(T)];
  __attribute__((device)) T &object() { return *reinterpret_cast<T *>(bytes); }
};
#endif

#endif
#endif
