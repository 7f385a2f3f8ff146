/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports built by hand: `transpose` and `matmul` as a run makes them, `odd` with everything that
 * is not known, `empty`. */
#ifndef UNBANK_TEST_REPORT_SAMPLES_H
#define UNBANK_TEST_REPORT_SAMPLES_H

#include <math.h>

#include "unbank/report.h"

#define SIDE(width, executions, turns, best)                                                       \
  {.present = true,                                                                                \
   .bytes = (width),                                                                               \
   .weight = (executions),                                                                         \
   .mean = (turns),                                                                                \
   .min = (turns),                                                                                 \
   .max = (turns),                                                                                 \
   .ideal = (best),                                                                                \
   .reason = ""}
#define LIST(...)                                                                                  \
  (const char *[]){__VA_ARGS__}, sizeof(const char *[]){__VA_ARGS__} / sizeof(char *)

/* Four loads of a column and four stores of a row, unrolled. */
#define ROW_STORE(name)                                                                            \
  {.id = (name),                                                                                   \
   .arrays = (const char *[]){"a0"},                                                               \
   .array_count = 1,                                                                               \
   .op = UNBANK_OP_ST,                                                                             \
   .place = {"examples/transpose.cu", 8, 31},                                                      \
   .before = SIDE(4, 8, 1, 1),                                                                     \
   .after = SIDE(4, 8, 1, 1)}
#define COLUMN_LOAD(name)                                                                          \
  {.id = (name),                                                                                   \
   .arrays = (const char *[]){"a0"},                                                               \
   .array_count = 1,                                                                               \
   .op = UNBANK_OP_LD,                                                                             \
   .place = {"examples/transpose.cu", 12, 57},                                                     \
   .before = SIDE(4, 8, 32, 1),                                                                    \
   .after = SIDE(4, 8, 1, 1)}

static struct unbank_report_access transpose_accesses[] = {
    ROW_STORE("s0"),   ROW_STORE("s1"),   ROW_STORE("s2"),   ROW_STORE("s3"),
    COLUMN_LOAD("s4"), COLUMN_LOAD("s5"), COLUMN_LOAD("s6"), COLUMN_LOAD("s7"),
};
static struct unbank_report_array transpose_arrays[] = {
    {.id = "a0",
     .name = "_ZZ9transposePfPKfiE4tile",
     .display = "transpose::tile",
     .kernel = "_Z9transposePfPKfi",
     .place = {"examples/transpose.cu", 5, -1},
     .bytes_before = 4096,
     .bytes_after = 4224,
     .layout = {.pads = {{128, 4}}},
     .code = UNBANK_CODE_CHANGED,
     .reason = "32-way column reads; rows of 128 bytes padded by 4"},
};
static struct unbank_report_kernel transpose_kernels[] = {
    {.name = "_Z9transposePfPKfi",
     .display = "transpose(float*, float const*, int)",
     .place = {"examples/transpose.cu", 4, -1},
     .block = {32, 8, 1},
     .block_source = UNBANK_BLOCK_OPTION,
     .enforced = true,
     .before = {4096, 1056, 64, UNBANK_EXACT, ""},
     .after = {4224, 64, 64, UNBANK_EXACT, ""},
     .accesses = transpose_accesses,
     .access_count = 8},
};
static const struct unbank_report transpose = {
    .module = "examples/transpose.cu",
    .triple = "nvptx64-nvidia-cuda",
    .arch = "sm_90",
    .llvm = "22.1.8",
    .arrays = transpose_arrays,
    .array_count = 1,
    .kernels = transpose_kernels,
    .kernel_count = 1,
};

/* C = A B^T in tiles of 32x32: A is read as a broadcast in 16-byte loads, B by column; the loop
 * over tiles runs n / 32 times. */
#define PER_TILE(width, executions, turns, best)                                                   \
  {.present = true,                                                                                \
   .bytes = (width),                                                                               \
   .weight = (executions),                                                                         \
   .weight_exactness = UNBANK_WEIGHT_PER_ITERATION,                                                \
   .trip_symbols = (const char *[]){"n"},                                                          \
   .trip_symbol_count = 1,                                                                         \
   .in_loops = true,                                                                               \
   .mean = (turns),                                                                                \
   .min = (turns),                                                                                 \
   .max = (turns),                                                                                 \
   .ideal = (best),                                                                                \
   .reason = ""}
#define MATMUL(name, array, what, row, col, width, executions, turns, then, best)                  \
  {.id = (name),                                                                                   \
   .arrays = (const char *[]){(array)},                                                            \
   .array_count = 1,                                                                               \
   .op = (what),                                                                                   \
   .place = {"examples/matmul_abt.cu", (row), (col)},                                              \
   .before = PER_TILE(width, executions, turns, best),                                             \
   .after = PER_TILE(width, executions, then, best)}

static struct unbank_report_access matmul_accesses[] = {
    MATMUL("s0", "a0", UNBANK_OP_ST, 11, 7, 4, 32, 1, 1, 1),
    MATMUL("s1", "a1", UNBANK_OP_ST, 12, 7, 4, 32, 1, 1, 1),
    MATMUL("s2", "a0", UNBANK_OP_LD, 15, 16, 16, 32, 1, 1, 1),
    MATMUL("s3", "a1", UNBANK_OP_LD, 15, 29, 4, 32, 32, 1, 1),
    MATMUL("s4", "a1", UNBANK_OP_LD, 15, 29, 4, 32, 32, 1, 1),
    MATMUL("s5", "a0", UNBANK_OP_LD, 15, 16, 16, 32, 1, 1, 1),
    MATMUL("s6", "a1", UNBANK_OP_LD, 15, 29, 4, 32, 32, 1, 1),
    MATMUL("s7", "a1", UNBANK_OP_LD, 15, 29, 4, 32, 32, 1, 1),
};
static struct unbank_report_array matmul_arrays[] = {
    {"a0",
     "_ZZ6matmulE1A",
     "matmul_abt::A",
     NULL,
     {"examples/matmul_abt.cu", 5, -1},
     4096,
     4096,
     {0},
     UNBANK_CODE_CLEAN,
     NULL},
    {"a1",
     "_ZZ6matmulE1B",
     "matmul_abt::B",
     NULL,
     {"examples/matmul_abt.cu", 6, -1},
     4096,
     4224,
     {.pads = {{128, 4}}},
     UNBANK_CODE_CHANGED,
     "32-way column reads; rows of 128 bytes padded by 4"},
    {"a2",
     "scratch",
     "scratch",
     NULL,
     {NULL, -1, -1},
     512,
     512,
     {0},
     UNBANK_CODE_ESCAPES_CALL,
     "its address is passed to a call of fill(float*)"},
};
static struct unbank_report_kernel matmul_kernels[] = {
    {.name = "_Z10matmul_abtPfPKfS1_i",
     .display = "matmul_abt(float*, float const*, float const*, int)",
     .place = {"examples/matmul_abt.cu", 3, -1},
     .block = {32, 32, 1},
     .block_source = UNBANK_BLOCK_ASSUMED,
     .assumes = UNBANK_ASSUMES_FULL_BLOCK | UNBANK_ASSUMES_BLOCK,
     .before = {8192, 4224, 256, UNBANK_EXACT, ""},
     .after = {8320, 256, 256, UNBANK_EXACT, ""},
     .accesses = matmul_accesses,
     .access_count = 8},
};
static const struct unbank_report matmul = {
    .module = "examples/matmul_abt.cu",
    .triple = "nvptx64-nvidia-cuda",
    .arch = "sm_90",
    .llvm = "22.1.8",
    .arrays = matmul_arrays,
    .array_count = 3,
    .kernels = matmul_kernels,
    .kernel_count = 1,
};

/* Nothing known, long names, bytes that are not text, sides that do not exist, several notes. */
#define LONG_NAME                                                                                  \
  "void cub::detail::reduce::DeviceReduceSingleTileKernel<cub::Policy<float, int, "                \
  "std::plus<float>>, float const*, float*, int, std::plus<float>, float>(float const*, float*, "  \
  "int, std::plus<float>, float)"
static struct unbank_report_access odd_accesses[] = {
    {.id = "s0",
     .arrays = (const char *[]){"a0", "a1"},
     .array_count = 2,
     .op = UNBANK_OP_ATOM,
     .place = {NULL, -1, -1},
     .inlined_at = (struct unbank_place[]){{"inner.cuh", 3, 4}, {NULL, -1, 0}},
     .inlined_at_count = 2,
     .before = {true, -1, NAN, UNBANK_WEIGHT_UNKNOWN, NULL, 0, NAN, NAN, NAN, NAN, UNBANK_UNKNOWN,
                .reason = "the index is loaded from memory"},
     .after = {.present = false}},
    {.id = "s1",
     .arrays = (const char *[]){"a1"},
     .array_count = 1,
     .op = UNBANK_OP_LDMATRIX,
     .place = {"/a/very/long/path/that/goes/on/and/on/through/many/folders/to/the/kernels/reduce/"
               "agent_reduce.cuh",
               1234567, 123},
     .before = {.present = false},
     .after = {true, 16, 123456.5, UNBANK_WEIGHT_PER_ITERATION, LIST("rows", "columns"), NAN, 1, 32,
               4, UNBANK_BOUNDED,
               .reason = "the row length n is chosen at launch: conflict-free when n is odd, "
                         "and at its worst when n is a multiple of thirty-two"}},
    {.id = "s2",
     .arrays = (const char *[]){"a1"},
     .array_count = 1,
     .op = UNBANK_OP_ST,
     .place = {"k\xff.cu", 7, 0},
     .before = {true, 4, 1.0 / 3, UNBANK_WEIGHT_MEASURED, NULL, 0, 32.0 / 3, 1, 32, 1,
                UNBANK_MEASURED, .reason = ""},
     .after = {true, 8, 1e15, UNBANK_WEIGHT_MEASURED, NULL, 0, 1.5, 1.5, INFINITY, 1,
               UNBANK_MEASURED, .reason = ""}},
};
static struct unbank_report_array odd_arrays[] = {
    {"a0",
     "tile",
     LONG_NAME "::tile",
     NULL,
     {NULL, -1, -1},
     -1,
     -1,
     {UNBANK_PERMUTE_XOR, .xor_ = {2, 31, 7}},
     UNBANK_CODE_DYNAMIC_SIZE,
     ""},
    {"a1",
     "\xe9tile\x80",
     NULL,
     NULL,
     {"k.cu", 0, -1},
     1024,
     1024,
     {0},
     UNBANK_CODE_UNSUPPORTED_ACCESS,
     "averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryveryvery"
     "verylongword\tand a tab"},
};
static struct unbank_report_kernel odd_kernels[] = {
    {.name = "_ZN3odd",
     .display = LONG_NAME,
     .place = {NULL, -1, -1},
     .block_source = UNBANK_BLOCK_ASSUMED,
     .assumes = UNBANK_ASSUMES_IN_BOUNDS | UNBANK_ASSUMES_FULL_BLOCK | UNBANK_ASSUMES_BLOCK,
     .before = {-1, NAN, NAN, UNBANK_UNKNOWN, ""},
     .after = {-1, NAN, NAN, UNBANK_BOUNDED, ""},
     .accesses = odd_accesses,
     .access_count = 3},
};
static const struct unbank_report odd = {
    .module = "odd.cu",
    .triple = "nvptx64-nvidia-cuda",
    .arch = NULL,
    .llvm = "22.1.8",
    .arrays = odd_arrays,
    .array_count = 2,
    .kernels = odd_kernels,
    .kernel_count = 1,
};

static const struct unbank_report empty = {
    .module = "host.cpp", .triple = "x86_64", .llvm = "22.1.8"};

#endif
