/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A cuda.h for clang's own use; sources do not include it. The commands put its folder before all
 * others in which clang looks for the headers of CUDA sources.
 *
 * Before it reads a CUDA source, clang includes headers that nvcc does not include, and macros that
 * the user defines by -D would change these headers: with -DN=32, which nvcc accepts, "size_t N" in
 * the toolkit's cuda.h becomes "size_t 32". Clang itself includes the first "cuda.h", only to learn
 * the version, and gets no more than that here. A source that needs the toolkit's cuda.h includes
 * it, as for nvcc, and a project with a cuda.h of its own gets that one.
 *
 * From here to curand_mtgp32_kernel.h, the last header that clang includes, macros are hidden if
 * their names occur in headers that nvcc does not read. (The list has the identifiers that clang 22
 * preprocesses for an empty source with CUDA 13, without those that nvcc preprocesses, the types of
 * <stdint.h>, and the distinctive names of the headers of curand and nv/target. "file", "line",
 * "function" and "condition" are in a header that clang reads before this one: system/bits.) */
#pragma GCC system_header
#if defined(__CLANG_CUDA_RUNTIME_WRAPPER_H__) && !defined(CUDA_VERSION)
#include <stdint.h>
#include <stdlib.h>

typedef uint32_t cuuint32_t;
#define CUDA_VERSION UNBANK_CUDA_VERSION

/* clang-format off */
#define UNBANK_NAMES(do) \
  do(MAT) do(N) do(V) do(X) do(X1) do(X2) do(Y) do(ah) do(al) do(all_devices) do(all_hosts) \
  do(any_target) do(base_int_t) do(bid) do(bitexact) do(bitrounddown) do(c2) do(c4) \
  do(constants) do(d2) do(detail) do(f2) do(f4) do(fa) do(flt_tmp_tbl) \
  do(generator) do(high32) do(i2) do(i4) do(is_device) do(is_exactly) do(is_host) do(k) do(l) \
  do(lambda) do(ll2) do(low32) do(mean) do(method) do(mexp) do(no_target) do(num) \
  do(num_dimensions) do(nv) do(o) do(o_f) do(o_u) do(op_type) do(order) do(outputPtr) do(pIdx) \
  do(para_rec) do(param_tbl) do(poly_sha1) do(pos) do(pos_tbl) do(powi) do(powif) do(provides) \
  do(q) do(r) do(rng_type) do(rtwoa) do(rv) do(s2) do(s4) do(seed) do(set) do(sh1) do(sh1_tbl) \
  do(sh2) do(sh2_tbl) do(shiftWidth) do(single_temper_tbl) do(sm_selector) do(stddev) do(str) \
  do(t1) do(t2) do(t3) do(target_description) do(targets) do(tbl) do(temper) do(temper_single) \
  do(temper_tbl) do(tmp_tbl) do(toint) do(twoa) do(u1) do(u2) do(uc2) do(uc4) do(ui2) do(ui4) \
  do(ull2) do(us2) do(us4) do(v1) do(v2) do(vectors) do(version) do(weak)
#define UNBANK_PRAGMA(text) _Pragma(#text)
#define UNBANK_PUSH(name) UNBANK_PRAGMA(push_macro(#name))
UNBANK_NAMES(UNBANK_PUSH)
#undef MAT
#undef N
#undef V
#undef X
#undef X1
#undef X2
#undef Y
#undef ah
#undef al
#undef all_devices
#undef all_hosts
#undef any_target
#undef base_int_t
#undef bid
#undef bitexact
#undef bitrounddown
#undef c2
#undef c4
#undef constants
#undef d2
#undef detail
#undef f2
#undef f4
#undef fa
#undef flt_tmp_tbl
#undef generator
#undef high32
#undef i2
#undef i4
#undef is_device
#undef is_exactly
#undef is_host
#undef k
#undef l
#undef lambda
#undef ll2
#undef low32
#undef mean
#undef method
#undef mexp
#undef no_target
#undef num
#undef num_dimensions
#undef nv
#undef o
#undef o_f
#undef o_u
#undef op_type
#undef order
#undef outputPtr
#undef pIdx
#undef para_rec
#undef param_tbl
#undef poly_sha1
#undef pos
#undef pos_tbl
#undef powi
#undef powif
#undef provides
#undef q
#undef r
#undef rng_type
#undef rtwoa
#undef rv
#undef s2
#undef s4
#undef seed
#undef set
#undef sh1
#undef sh1_tbl
#undef sh2
#undef sh2_tbl
#undef shiftWidth
#undef single_temper_tbl
#undef sm_selector
#undef stddev
#undef str
#undef t1
#undef t2
#undef t3
#undef target_description
#undef targets
#undef tbl
#undef temper
#undef temper_single
#undef temper_tbl
#undef tmp_tbl
#undef toint
#undef twoa
#undef u1
#undef u2
#undef uc2
#undef uc4
#undef ui2
#undef ui4
#undef ull2
#undef us2
#undef us4
#undef v1
#undef v2
#undef vectors
#undef version
#undef weak
/* clang-format on */
#else
#include_next "cuda.h"
#endif
