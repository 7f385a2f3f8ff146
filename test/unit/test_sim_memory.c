/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arguments as text, the numbers they stand for, and what buffers are filled with. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "sim/run/memory.h"

static struct arena arena;

static int end(void **state) {
  (void)state;
  arena_free(&arena);
  return 0;
}

static struct argument parse(const char *text) {
  struct argument out;
  char *sentence = argument_parse(&out, text, &arena);
  if (sentence)
    print_error("%s: %s\n", text, sentence);
  assert_null(sentence);
  return out;
}

/* The bits of a number of up to 8 bytes. */
static uint64_t bits_of(const char *text) {
  struct argument argument = parse(text);
  uint64_t bits = 0;
  assert_null(argument_write(&argument, (unsigned char *)&bits));
  return bits;
}

static void test_numbers(void **state) {
  (void)state;
  static const struct {
    const char *text;
    uint64_t bits;
  } rows[] = {
      {"i8:-128", 0x80},
      {"u8:255", 0xff},
      {"i32:-1", 0xffffffff},
      {"i32:0x10", 16},
      {"u64:18446744073709551615", UINT64_MAX},
      {"i64:-9223372036854775808", (uint64_t)1 << 63},
      {"f32:1.5", 0x3fc00000},
      {"f64:-2", 0xc000000000000000},
      {"f32:inf", 0x7f800000},
      /* f16: 1, the largest, what rounds to it, what rounds past it, a tie to even, subnormals */
      {"f16:1", 0x3c00},
      {"f16:-65504", 0xfbff},
      {"f16:65519.99", 0x7bff},
      {"f16:65520", 0x7c00},
      {"f16:1e300", 0x7c00},
      {"f16:2049", 0x6800},
      {"f16:2051", 0x6802},
      {"f16:5.9604644775390625e-8", 0x0001},
      {"f16:2.98023223876953125e-8", 0x0000},
      {"f16:2.99e-8", 0x0001},
      {"f16:6.1e-5", 0x03ff},
      {"f16:nan", 0x7e00},
      {"f16:-0", 0x8000},
      {"bf16:1", 0x3f80},
      {"bf16:3.140625", 0x4049},
      {"bf16:1.00390625", 0x3f80},
      {"bf16:1.01171875", 0x3f82},
      {"bf16:3.4e38", 0x7f80},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (bits_of(rows[i].text) != rows[i].bits)
      fail_msg("%s gives %#llx", rows[i].text, (unsigned long long)bits_of(rows[i].text));
}

static void test_buffers(void **state) {
  (void)state;
  struct argument ramp = parse("u8[300]:ramp"), all = parse("f32:zero");
  unsigned char bytes[300];
  assert_int_equal(argument_bytes(&ramp), 300);
  assert_null(argument_write(&ramp, bytes));
  assert_int_equal(bytes[299], 299 - 256);
  assert_int_equal(all.count, DEFAULT_COUNT);
}

static void test_random(void **state) {
  (void)state;
  float reals[1000], again[1000];
  int8_t ranged[1000];
  struct argument wide = parse("f32[1000]:random:7"), small = parse("i8[1000]:random:7:-3:5");
  assert_null(argument_write(&wide, (unsigned char *)reals));
  assert_null(argument_write(&wide, (unsigned char *)again));
  assert_null(argument_write(&small, (unsigned char *)ranged));
  assert_memory_equal(reals, again, sizeof reals);
  unsigned seen = 0;
  double sum = 0;
  for (size_t i = 0; i < 1000; i++) {
    assert_true(reals[i] >= 0 && reals[i] < 1);
    assert_in_range(ranged[i] + 3, 0, 8);
    seen |= 1u << (ranged[i] + 3);
    sum += (double)reals[i];
  }
  assert_int_equal(seen, 0x1ff);
  assert_true(fabs(sum / 1000 - 0.5) < 0.05);
}

static void test_structures(void **state) {
  (void)state;
  struct argument argument = parse("hex:00fF7a");
  assert_int_equal(argument.byte_count, 3);
  assert_memory_equal(argument.bytes, "\x00\xff\x7a", 3);
  assert_int_equal(parse("null").kind, ARGUMENT_NULL);
}

static void test_nonsense(void **state) {
  (void)state;
  static const char *const rows[] = {
      "",
      "f32",
      "f32:",
      "f33:1",
      "f32[4]",
      "f32[0]:zero",
      "f32[-1]:zero",
      "f32[1:zero",
      "f32[]:zero",
      "f32[4]x:zero",
      "f32[4]:ones",
      "f32[4]:zero:",
      "f32[4]:random",
      "f32[4]:random:",
      "f32[4]:random:1:2",
      "i8:128",
      "i8:-129",
      "u8:-1",
      "u8:256",
      "i32:1.5",
      "i32: 1",
      "f32:1e999",
      "f64:x",
      "hex:",
      "hex:0",
      "hex:0g",
      "nul",
      "file:/nowhere",
      "f32[4]:file",
      "f32[4]:random:1:3:2",
      "u64:18446744073709551616",
      "f64[1152921504606846976]:zero",
      "i32[4]:random:1:0:4294967296",
      "f32[4]:random:1:0:nan",
      "i32[4]:random:1:0:1:2",
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct argument out;
    char *sentence = argument_parse(&out, rows[i], &arena);
    if (!sentence)
      fail_msg("'%s' is taken", rows[i]);
    free(sentence);
  }
}

/* Buffers are aligned as cudaMalloc aligns them, and regions have their exact sizes. */
static void test_memory(void **state) {
  (void)state;
  struct argument arguments[] = {parse("u8[5]:ramp"), parse("i32:7"), parse("null"),
                                 parse("f64[513]:ramp")};
  struct memory memory;
  assert_null(memory_fill(&memory, arguments, 4, &arena));
  assert_int_equal(memory.regions.count, 2);
  assert_int_equal(memory.regions.items[0].bytes, 5);
  assert_int_equal(memory.regions.items[1].bytes, 513 * 8);
  for (size_t i = 0; i < 2; i++)
    assert_int_equal(memory.regions.items[i].address % 256, 0);
  assert_memory_equal(memory.buffers[0], "\0\1\2\3\4", 5);
  assert_int_equal(*(int32_t *)memory.values[1], 7);
  assert_null(*(void **)memory.values[2]);
  assert_true(((double *)memory.buffers[3])[512] == 512);
  memory_free(&memory);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_numbers),  cmocka_unit_test(test_buffers),
      cmocka_unit_test(test_random),   cmocka_unit_test(test_structures),
      cmocka_unit_test(test_nonsense), cmocka_unit_test(test_memory),
  };
  return cmocka_run_group_tests(tests, NULL, end);
}
