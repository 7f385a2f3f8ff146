/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Traces of small kernels: each row is the body of one, and what its last access must come to. Most
 * are one store of a float into
 * @s, an array of 4,096 floats. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <llvm-c/IRReader.h>

#include "find/arrays.h"
#include "lanes/trace.h"
#include "model/relations.h"
#include "score/score.h"
#include "shim/shim.h"

static const char prelude[] = "target triple = \"nvptx64-nvidia-cuda\"\n"
                              "@s = internal addrspace(3) global [4096 x float] undef, align 4\n"
                              "@words32 = internal addrspace(3) global [32 x float] undef\n"
                              "@words96 = internal addrspace(3) global [96 x float] undef\n"
                              "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                              "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                              "declare i32 @llvm.umin.i32(i32, i32)\n"
                              "declare i32 @llvm.uadd.sat.i32(i32, i32)\n"
                              "declare i32 @llvm.sadd.sat.i32(i32, i32)\n"
                              "declare i32 @llvm.usub.sat.i32(i32, i32)\n"
                              "declare i32 @llvm.ssub.sat.i32(i32, i32)\n"
                              "declare i32 @llvm.ucmp.i32.i32(i32, i32)\n"
                              "declare i8 @llvm.scmp.i8.i32(i32, i32)\n"
                              "define internal i32 @twice(i32 %i) noinline {\n"
                              "  %p = getelementptr float, ptr addrspace(3) @s, i32 %i\n"
                              "  store float 1.0, ptr addrspace(3) %p\n"
                              "  %r = shl i32 %i, 1\n"
                              "  ret i32 %r\n"
                              "}\n"
                              "define void @k(ptr %in, i32 %n) {\n"
                              "entry:\n"
                              "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                              "  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                              "  %base = shl i32 %c, 6\n"
                              "  %g = add i32 %base, %t\n";

/* The store of every kernel, in a block of its own: index %i is defined before. */
#define STORE                                                                                      \
  "  %p = getelementptr float, ptr addrspace(3) @s, i32 %i\n"                                      \
  "  store float 0.0, ptr addrspace(3) %p\n"

/* An index that each lane loads. */
#define LOADED "%where = getelementptr i32, ptr %in, i32 %t\n %i = load i32, ptr %where\n"

/* A loop whose pointer begins anew in one of two halves: %half is where, and %q the next. */
#define HALVES(next)                                                                               \
  "%h = getelementptr float, ptr addrspace(3) @s, i32 %t\n %v = getelementptr i32, ptr %in, "      \
  "i32 %t\n %d = load i32, ptr %v\n %t2 = shl i32 %t, 1\n br label %loop\nloop:\n"                 \
  " %p = phi ptr addrspace(3) [ %h, %entry ], [ %q, %loop ]\n"                                     \
  " %w = phi i32 [ 0, %entry ], [ %x, %loop ]\n %k = phi i32 [ 0, %entry ], [ %l, %loop ]\n"       \
  " store float 0.0, ptr addrspace(3) %p\n %x = xor i32 %w, 1\n" next                              \
  " %l = add i32 %k, 1\n %m = icmp slt i32 %l, %n\n br i1 %m, label %loop, label %end\n"           \
  "end:\n ret void\n"

/* Numbers that are the same for all lanes, and not known. */
#define FIVE                                                                                       \
  "%n1 = xor i32 %n, 5\n %n2 = or i32 %n, 3\n %n3 = mul i32 %n, %n\n %n4 = xor i32 %n3, 5\n"       \
  "%n5 = or i32 %n3, 3\n"

/* A number from 0 to `mask` that each lane loads. */
#define DIGIT(mask)                                                                                \
  "%where = getelementptr i32, ptr %in, i32 %t\n %a = load i32, ptr %where\n"                      \
  " %d = and i32 %a, " #mask "\n"

#define STORE_HALF                                                                                 \
  "  %p = getelementptr i16, ptr addrspace(3) @s, i32 %i\n"                                        \
  "  store i16 0, ptr addrspace(3) %p\n"

enum {
  EXACT_WEIGHT = UNBANK_WEIGHT_EXACT,
  PER_ITERATION = UNBANK_WEIGHT_PER_ITERATION,
  NO_WEIGHT = UNBANK_WEIGHT_UNKNOWN
};

struct row {
  const char *name, *body;
  unsigned threads;
  double weight;
  int weight_exactness;
  const char *trips; /* the only symbol, or "" */
  enum unbank_exactness exactness;
  double mean, min, max; /* mean counts where exact */
  unsigned assumes;
};

static const struct row rows[] = {
    {"stride of two words", "%i = shl i32 %t, 1\n" STORE "ret void\n", 64, 2, EXACT_WEIGHT, "",
     UNBANK_EXACT, 2, 2, 2, 0},
    {"the last warp is partial", "%i = shl i32 %t, 5\n" STORE "ret void\n", 40, 2, EXACT_WEIGHT, "",
     UNBANK_EXACT, 20, 8, 32, 0},
    {"a shift of unknown rows rotates",
     "%r = shl i32 %n, 5\n %i = add i32 %r, %t\n" STORE "ret void\n", 32, 1, EXACT_WEIGHT, "",
     UNBANK_EXACT, 1, 1, 1, 0},
    {"lane of the grid's number", "%l = and i32 %g, 31\n %i = shl i32 %l, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 32, 32, 32, 0},
    {"ring of an unknown turn",
     "%r = shl i32 %n, 5\n %x = add i32 %r, %t\n %i = and i32 %x, 1023\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"run-time stride", "%i = mul i32 %t, %n\n" STORE "ret void\n", 32, 1, EXACT_WEIGHT, "",
     UNBANK_BOUNDED, 0, 1, 32, 0},
    {"a remainder of what is not negative",
     "%x = add i32 %n, %t\n %i = srem i32 %x, 32\n" STORE "ret void\n", 32, 1, EXACT_WEIGHT, "",
     UNBANK_EXACT, 1, 1, 1, UNBANK_ASSUMES_IN_BOUNDS},
    {"a remainder of what may be negative",
     "%x = add i32 %n, %t\n %y = add i32 %x, -15\n %i = srem i32 %y, 32\n" STORE "ret void\n", 32,
     1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"loaded index",
     "%q = getelementptr i32, ptr %in, i32 %t\n %i = load i32, ptr %q\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"loaded index of as many words as banks",
     LOADED "%p = getelementptr float, ptr addrspace(3) @words32, i32 %i\n"
            " store float 0.0, ptr addrspace(3) %p\n ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"loaded index of three words a bank",
     LOADED "%p = getelementptr float, ptr addrspace(3) @words96, i32 %i\n"
            " store float 0.0, ptr addrspace(3) %p\n ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 3, 0},
    {"loaded index of as many words as banks, to add to one after the other",
     LOADED "%p = getelementptr i32, ptr addrspace(3) @words32, i32 %i\n"
            " %a = atomicrmw add ptr addrspace(3) %p, i32 %t monotonic\n ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"one half after the other",
     HALVES(" %half = getelementptr [1024 x float], ptr addrspace(3) @s, i32 %x\n"
            " %q = getelementptr float, ptr addrspace(3) %half, i32 %t\n"),
     32, 1, PER_ITERATION, "n", UNBANK_EXACT, 1, 1, 1, 0},
    {"one half after the other, its lanes further apart",
     HALVES(" %half = getelementptr [1024 x float], ptr addrspace(3) @s, i32 %x\n"
            " %q = getelementptr float, ptr addrspace(3) %half, i32 %t2\n"),
     32, 1, PER_ITERATION, "n", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"the half that each lane loads",
     HALVES(" %half = getelementptr [1024 x float], ptr addrspace(3) @s, i32 %d\n"
            " %q = getelementptr float, ptr addrspace(3) %half, i32 %t\n"),
     32, 1, PER_ITERATION, "n", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"more symbols than a value holds move all lanes alike",
     FIVE "%i1 = add i32 %t, %n1\n %i2 = add i32 %i1, %n2\n %i3 = add i32 %i2, %n3\n"
          "%i4 = add i32 %i3, %n4\n %i = add i32 %i4, %n5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"more symbols than a value holds move lanes apart",
     FIVE "%m1 = mul i32 %t, %n1\n %m2 = mul i32 %t, %n2\n %m3 = mul i32 %t, %n3\n"
          "%m4 = mul i32 %t, %n4\n %m5 = mul i32 %t, %n5\n"
          "%i1 = add i32 %m1, %m2\n %i2 = add i32 %i1, %m3\n %i3 = add i32 %i2, %m4\n"
          "%i = add i32 %i3, %m5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"index loaded by all lanes alike",
     "%l = load i32, ptr %in\n %i = add i32 %l, %t\n" STORE "ret void\n", 32, 1, EXACT_WEIGHT, "",
     UNBANK_EXACT, 1, 1, 1, 0},
    {"lshr fills with zeros", /* lane 0, of -1, shares the word of lane 3, and not the bank of lane
                                 31 */
     "%y = sub i32 %t, 1\n %q = lshr i32 %y, 30\n %i = add i32 %t, %q\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    /* rows that data chooses: their banks are known */
    {"a digit's row", DIGIT(15) " %h = shl i32 %d, 7\n %i = add i32 %h, %t\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit's row, one column", DIGIT(15) " %i = shl i32 %d, 5\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 16, 0},
    {"a digit's plane, a column", /* words that differ, whatever the digits */
     DIGIT(3) " %h = shl i32 %d, 10\n %c5 = shl i32 %t, 5\n %i = or i32 %h, %c5\n" STORE
              "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 32, 32, 32, 0},
    {"a digit's row, and a sum that carries into it",
     DIGIT(15) " %h = shl i32 %d, 5\n %u = add i32 %t, 16\n %i = add i32 %h, %u\n" STORE
               "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit's row of 48 words", /* 48 = 3 * 16: half the banks */
     DIGIT(15) " %h = mul i32 %d, 48\n %i = add i32 %h, %t\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"a bit of three times a digit", /* it has more bits than the digit */
     DIGIT(1) " %h = mul i32 %d, 24\n %m = and i32 %h, 16\n %i = xor i32 %m, %t\n" STORE
              "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"a bit of eight times a digit",
     DIGIT(1) " %h = mul i32 %d, 8\n %m = and i32 %h, 16\n %i = xor i32 %m, %t\n" STORE
              "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit's upper half, at its lower half", /* a digit's bits at two places */
     DIGIT(31) " %q = lshr i32 %d, 4\n %h = shl i32 %q, 9\n %i = xor i32 %h, %t\n" STORE
               "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit that a row is subtracted by",
     DIGIT(15) " %h = shl i32 %d, 7\n %u = sub i32 2048, %h\n %i = add i32 %u, %t\n" STORE
               "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit times the least number of 64 bits",
     DIGIT(15) " %z = zext i32 %d to i64\n %h = mul i64 %z, -9223372036854775808\n"
               " %l = trunc i64 %h to i32\n %i = add i32 %l, %t\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit's half of a word",
     DIGIT(1) " %w = shl i32 %t, 1\n %i = add i32 %w, %d\n" STORE_HALF "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"a digit's half, the next of which is in another word",
     DIGIT(1) " %w = shl i32 %t, 1\n %u = add i32 %w, 1\n %i = add i32 %u, %d\n" STORE_HALF
              "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"a product of two digits",
     DIGIT(15) " %h = mul i32 %d, %d\n %g2 = shl i32 %h, 3\n %i = add i32 %g2, %t\n" STORE
               "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"one of two rows, by data",
     DIGIT(15) " %z = icmp eq i32 %d, 0\n %h = select i1 %z, i32 64, i32 128\n"
               " %i = add i32 %h, %t\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"one of two places in a row, by data",
     DIGIT(15) " %z = icmp eq i32 %d, 0\n %h = select i1 %z, i32 64, i32 129\n"
               " %i = add i32 %h, %t\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"thirds of an argument and a lane", /* eleven of them, or, where n mod 3 is 2, twelve */
     "%x = add i32 %n, %t\n %q = udiv i32 %x, 3\n %i = shl i32 %q, 5\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_BOUNDED, 0, 11, 12, UNBANK_ASSUMES_IN_BOUNDS},
    {"too many combinations of values", /* the bad ones, of a stride of 32 words, come last */
     "%half = lshr i32 %t, 4\n %q = getelementptr i32, ptr %in, i32 1\n %a = load i32, ptr %in\n"
     "%b = load i32, ptr %q\n %x = mul i32 %half, %n\n %y = mul i32 %half, %a\n"
     "%z = mul i32 %t, %b\n %xy = add i32 %x, %y\n %xyz = add i32 %xy, %z\n %f = shl i32 %t, 2\n"
     "%i = add i32 %xyz, %f\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 32, 0},
    {"guard on the lane before", /* lanes 1 to 8; 0 - 1 is no small number */
     "%y = sub i32 %t, 1\n %b = icmp ult i32 %y, 8\n br i1 %b, label %then, label %end\nthen:\n"
     " %i = shl i32 %t, 5\n" STORE " br label %end\nend:\n ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 8, 8, 8, 0},
    {"guard on lanes",
     "%b = icmp ult i32 %t, 40\n br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, "
     "5\n" STORE " br label %end\nend:\n ret void\n",
     96, 2, EXACT_WEIGHT, "", UNBANK_EXACT, 20, 8, 32, 0},
    {"lanes take different edges", /* from 8 on: one column, whose bank lane 0 shares */
     "%b = icmp ult i32 %t, 8\n br i1 %b, label %one, label %two\none:\n br label %do\ntwo:\n"
     " br label %do\ndo:\n %x = phi i32 [ 1, %one ], [ 32, %two ]\n %i = mul i32 %t, %x\n" STORE
     "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 25, 25, 25, 0},
    {"lane 0 lies in the row before", /* (32 n + t - 1) / 32, not rounded toward zero */
     "%r = shl i32 %n, 5\n %x = add i32 %r, %t\n %y = add i32 %x, -1\n %q = lshr i32 %y, 5\n"
     "%i = shl i32 %q, 6\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, 0},
    {"a bit that an argument decides",
     "%r = shl i32 %n, 5\n %h = and i32 %r, 32\n %i = mul i32 %t, %h\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 32, 0},
    {"an argument ends a loop early", /* in iteration k, at a stride of k + 1 words */
     "br label %loop\nloop:\n %k = phi i32 [ 1, %entry ], [ %l, %next ]\n %f = mul i32 %t, %k\n"
     " %b = icmp eq i32 %n, %k\n br i1 %b, label %do, label %next\n"
     "next:\n %l = add i32 %k, 1\n %m = icmp ne i32 %l, 5\n br i1 %m, label %loop, label %end\n"
     "do:\n %i = phi i32 [ %f, %loop ]\n" STORE " br label %end\nend:\n ret void\n",
     32, 4, PER_ITERATION, "n", UNBANK_BOUNDED, 0, 1, 4, 0},
    {"an argument chooses the arm that comes to an access", /* of 16 lanes at a stride of 4 words */
     "%b = icmp sgt i32 %n, 3\n br i1 %b, label %x, label %do\nx:\n %f = shl i32 %t, 2\n"
     " %h = icmp ult i32 %t, 16\n br i1 %h, label %do, label %end\n"
     "do:\n %i = phi i32 [ %f, %x ], [ %t, %entry ]\n" STORE " br label %end\nend:\n ret void\n",
     32, 2, PER_ITERATION, "n", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"an argument decides about some iterations", /* the first runs always, the next at other
                                                     strides */
     "br label %loop\nloop:\n %k = phi i32 [ 1, %entry ], [ %l, %next ]\n %f = icmp eq i32 %k, 1\n"
     " br i1 %f, label %do, label %test\ntest:\n %b = icmp sgt i32 %n, 5\n"
     " br i1 %b, label %do, label %next\ndo:\n %i = mul i32 %t, %k\n" STORE " br label %next\n"
     "next:\n %l = add i32 %k, 1\n %m = icmp ne i32 %l, 5\n br i1 %m, label %loop, label %end\n"
     "end:\n ret void\n",
     32, 4, PER_ITERATION, "n", UNBANK_BOUNDED, 0, 1, 4, 0},
    {"trips chosen by an argument",
     "%b = icmp sgt i32 %n, 5\n br i1 %b, label %one, label %two\none:\n br label %two\n"
     "two:\n %x = phi i32 [ 4, %entry ], [ 8, %one ]\n br label %loop\n"
     "loop:\n %k = phi i32 [ 0, %two ], [ %l, %loop ]\n %i = shl i32 %t, 1\n" STORE
     " %l = add i32 %k, 1\n %m = icmp slt i32 %l, %x\n br i1 %m, label %loop, label %end\n"
     "end:\n ret void\n",
     32, 1, PER_ITERATION, "n", UNBANK_EXACT, 2, 2, 2, 0},
    {"full block",
     "%b = icmp slt i32 %g, %n\n br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     64, 2, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"full block, early return",
     "%b = icmp sge i32 %g, %n\n br i1 %b, label %end, label %then\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     64, 2, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"all but the first of the grid",
     "%b = icmp sge i32 %g, 1\n br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     64, 2, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"lanes beyond a border alone come here",
     "%b = icmp slt i32 %g, %n\n br i1 %b, label %end, label %then\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     64, 2, NO_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"an offset that is an argument may be anything",
     "%o = add i32 %t, %n\n %b = icmp ult i32 %o, 100\n br i1 %b, label %then, label %end\nthen:\n "
     "%i = shl i32 %t, 1\n" STORE " br label %end\nend:\n ret void\n",
     32, 1, NO_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"clamped", "%i = call i32 @llvm.umin.i32(i32 %g, i32 %n)\n" STORE "ret void\n", 32, 1,
     EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, UNBANK_ASSUMES_FULL_BLOCK},
    {"a difference saturated at 0", /* rows 0 to 15 of one column */
     "%d = call i32 @llvm.usub.sat.i32(i32 %t, i32 16)\n %i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 16, 16, 16, 0},
    {"a sum saturated at 2^32 - 1",
     "%s = call i32 @llvm.uadd.sat.i32(i32 %t, i32 -16)\n %d = add i32 %s, 16\n"
     "%i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 16, 16, 16, 0},
    {"a difference saturated at -2^31",
     "%m = xor i32 %t, -2147483648\n %s = call i32 @llvm.ssub.sat.i32(i32 %m, i32 16)\n"
     "%d = xor i32 %s, -2147483648\n %i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 16, 16, 16, 0},
    {"a sum saturated at 2^31 - 1",
     "%s = call i32 @llvm.sadd.sat.i32(i32 %t, i32 2147483632)\n %d = and i32 %s, 15\n"
     "%i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 16, 16, 16, 0},
    {"the thread before, but for the first of the grid",
     "%d = call i32 @llvm.usub.sat.i32(i32 %g, i32 1)\n %i = shl i32 %d, 1\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"a difference from an offset that is an argument",
     "%o = add i32 %t, %n\n %i = call i32 @llvm.usub.sat.i32(i32 %o, i32 1)\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"less, equal, greater", /* of a byte: -1, 0, 1 */
     "%x = sub i32 %t, 16\n %c8 = call i8 @llvm.scmp.i8.i32(i32 %x, i32 0)\n"
     "%c32 = sext i8 %c8 to i32\n %d = add i32 %c32, 1\n %i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 3, 3, 3, 0},
    {"equal, greater", /* without a sign nothing is less than 0 */
     "%x = sub i32 %t, 16\n %d = call i32 @llvm.ucmp.i32.i32(i32 %x, i32 0)\n"
     "%i = shl i32 %d, 5\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, 0},
    {"guard on an argument",
     "%b = icmp sgt i32 %n, 5\n br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     32, 1, PER_ITERATION, "n", UNBANK_EXACT, 2, 2, 2, 0},
    {"guard on data",
     "%q = getelementptr i32, ptr %in, i32 %t\n %l = load i32, ptr %q\n %b = icmp sgt i32 %l, 5\n"
     "br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, 1\n" STORE
     " br label %end\nend:\n ret void\n",
     32, 1, NO_WEIGHT, "", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"a phi of an unknown branch: known lanes, unknown shift",
     "%b = icmp sgt i32 %n, 5\n br i1 %b, label %one, label %end\none:\n %o = add i32 %t, 64\n br "
     "label %end\n"
     "end:\n %i = phi i32 [ %t, %entry ], [ %o, %one ]\n" STORE " ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"halving loop", /* s = 32, 16 .. 1: t < s, stride 32 / s */
     "br label %loop\nloop:\n %s = phi i32 [ 32, %entry ], [ %h, %next ]\n %b = icmp ult i32 %t, "
     "%s\n"
     " br i1 %b, label %then, label %next\nthen:\n %f = udiv i32 32, %s\n %i = mul i32 %t, "
     "%f\n" STORE " br label %next\nnext:\n %h = lshr i32 %s, 1\n %m = icmp ne i32 %h, 0\n br i1 "
     "%m, label %loop, label %end\nend:\n ret void\n",
     32, 6, EXACT_WEIGHT, "", UNBANK_EXACT, 1, 1, 1, 0},
    {"lanes leave one by one", /* x = t, t + 8 .. below 32: lane t runs (39 - t) / 8 times, the warp
                                  4 */
     "br label %head\nhead:\n %x = phi i32 [ %t, %entry ], [ %y, %body ]\n %b = icmp ult i32 %x, "
     "32\n"
     " br i1 %b, label %body, label %end\nbody:\n %i = shl i32 %t, 5\n" STORE
     " %y = add i32 %x, 8\n br label %head\nend:\n ret void\n",
     32, 4, EXACT_WEIGHT, "", UNBANK_EXACT, (32 + 24 + 16 + 8) / 4., 8, 32, 0},
    {"trips of an argument",
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %loop ]\n %r = shl i32 %k, 5\n %i "
     "= add i32 %r, %t\n" STORE " %l = add i32 %k, 1\n %m = icmp slt i32 %l, %n\n br i1 %m, label "
     "%loop, label %end\nend:\n ret void\n",
     64, 2, PER_ITERATION, "n", UNBANK_EXACT, 1, 1, 1, 0},
    {"loop over the grid",
     "br label %loop\nloop:\n %k = phi i32 [ %t, %entry ], [ %l, %loop ]\n %i = shl i32 %k, "
     "1\n" STORE " %l = add i32 %k, 64\n %m = icmp slt i32 %l, %n\n br i1 %m, label %loop, label "
     "%end\nend:\n ret void\n",
     64, 2, PER_ITERATION, "n", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"a step that is an argument",
     "br label %loop\nloop:\n %k = phi i32 [ %t, %entry ], [ %l, %loop ]\n %i = shl i32 %k, "
     "1\n" STORE " %l = add i32 %k, %n\n %m = icmp slt i32 %l, 4096\n br i1 %m, label %loop, label "
     "%end\nend:\n ret void\n",
     32, 1, PER_ITERATION, "n", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"a border beyond a block that a counter moves, too",
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %next ]\n %e = add i32 %g, %k\n"
     " %b = icmp slt i32 %e, %n\n br i1 %b, label %then, label %next\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %next\nnext:\n %l = add i32 %k, 1\n %m = icmp ult i32 %l, %n\n"
     " br i1 %m, label %loop, label %end\nend:\n ret void\n",
     32, 1, PER_ITERATION, "n", UNBANK_EXACT, 2, 2, 2, UNBANK_ASSUMES_FULL_BLOCK},
    {"ones flip what a lane has below an unknown multiple",
     "%l = and i32 %t, 7\n %r = shl i32 %n, 3\n %b = or i32 %r, %l\n %x = xor i32 %b, -5\n"
     " %e = add i32 %x, %l\n %i = shl i32 %e, 2\n" STORE "ret void\n",
     32, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, 0},
    {"lanes behind a counter", /* other ones in each iteration */
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %next ]\n %b = icmp ugt i32 %t, "
     "%k\n br i1 %b, label %then, label %next\nthen:\n %i = shl i32 %t, 1\n" STORE
     " br label %next\nnext:\n %l = add i32 %k, 1\n %m = icmp ult i32 %l, %n\n br i1 %m, label "
     "%loop, label %end\nend:\n ret void\n",
     32, 1, NO_WEIGHT, "n", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"lanes behind a counter and more symbols than a value holds",
     FIVE "%i1 = add i32 %n1, %n2\n %i2 = add i32 %i1, %n3\n %i3 = add i32 %i2, %n4\n"
          "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %next ]\n"
          " %e = add i32 %i3, %k\n %b = icmp ugt i32 %t, %e\n"
          " br i1 %b, label %then, label %next\nthen:\n %i = shl i32 %t, 1\n" STORE
          " br label %next\nnext:\n %l = add i32 %k, 1\n %m = icmp ult i32 %l, %n\n br i1 %m, "
          "label %loop, label %end\nend:\n ret void\n",
     32, 1, NO_WEIGHT, "n", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"lanes behind a counter that passes all of them at once",
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %next ]\n %b = icmp ugt i32 %t, "
     "%k\n br i1 %b, label %then, label %next\nthen:\n %i = shl i32 %t, 1\n" STORE
     " br label %next\nnext:\n %l = add i32 %k, 64\n %m = icmp ult i32 %l, %n\n br i1 %m, label "
     "%loop, label %end\nend:\n ret void\n",
     32, 1, NO_WEIGHT, "n", UNBANK_BOUNDED, 0, 1, 2, 0},
    {"a million iterations are folded",
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %loop ]\n %r = and i32 %k, 31\n %x "
     "= shl i32 %t, 5\n"
     " %i = add i32 %r, %x\n" STORE " %l = add i32 %k, 1\n %m = icmp ne i32 %l, 1000000\n br i1 "
     "%m, label %loop, label %end\nend:\n ret void\n",
     32, 1000000, EXACT_WEIGHT, "", UNBANK_EXACT, 32, 32, 32, 0},
    {"a million iterations of a million",
     "br label %outer\nouter:\n %j = phi i32 [ 0, %entry ], [ %h, %last ]\n br label %loop\n"
     "loop:\n %k = phi i32 [ 0, %outer ], [ %l, %loop ]\n %i = shl i32 %t, 1\n" STORE
     " %l = add i32 %k, 1\n %m = icmp ne i32 %l, 1000000\n br i1 %m, label %loop, label %last\n"
     "last:\n %h = add i32 %j, 1\n %o = icmp ne i32 %h, 1000000\n"
     " br i1 %o, label %outer, label %end\nend:\n ret void\n",
     32, 1e12, EXACT_WEIGHT, "", UNBANK_EXACT, 2, 2, 2, 0},
    {"a million iterations that cannot be", /* the branch looks at the counter */
     "br label %loop\nloop:\n %k = phi i32 [ 0, %entry ], [ %l, %next ]\n %b = icmp ult i32 %t, "
     "%k\n"
     " br i1 %b, label %then, label %next\nthen:\n %i = shl i32 %t, 5\n" STORE
     " br label %next\nnext:\n %l = add i32 %k, 1\n %m = icmp ne i32 %l, 1000000\n br i1 %m, label "
     "%loop, label %end\nend:\n"
     " ret void\n",
     32, -1, NO_WEIGHT, "", UNBANK_UNKNOWN, 0, 1, 32, 0},
    {"switch",
     "switch i32 %t, label %end [ i32 0, label %do\n i32 3, label %do\n i32 9, label %do ]\ndo:\n "
     "%i = shl i32 %t, 5\n" STORE " br label %end\nend:\n ret void\n",
     64, 1, EXACT_WEIGHT, "", UNBANK_EXACT, 3, 3, 3, 0},
    {"result of a call", "%i = call i32 @twice(i32 %t)\n" STORE "ret void\n", 32, 1, EXACT_WEIGHT,
     "", UNBANK_EXACT, 2, 2, 2, 0},
    {"never",
     "%b = icmp ugt i32 %t, 1023\n br i1 %b, label %then, label %end\nthen:\n %i = shl i32 %t, "
     "1\n" STORE " br label %end\nend:\n ret void\n",
     32, 0, EXACT_WEIGHT, "", UNBANK_EXACT, 0, 0, 0, 0},
};

struct kernel_under_test {
  struct arena arena;
  struct module module;
  struct unbank_options options;
  LLVMContextRef context;
};

static void parse(struct kernel_under_test *test, const char *body) {
  char text[4096], *message = NULL;
  snprintf(text, sizeof text, "%s%s}\n", prelude, body);
  memset(test, 0, sizeof *test);
  test->context = LLVMContextCreate();
  test->module = (struct module){
      .arena = &test->arena, .options = &test->options, .shim = unbank_shim_create()};
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "kernel");
  if (LLVMParseIRInContext(test->context, buffer, &test->module.ir, &message))
    fail_msg("%s", message);
  unbank_find_arrays(&test->module);
}

static void dispose(struct kernel_under_test *test) {
  unbank_shim_dispose(test->module.shim);
  LLVMDisposeModule(test->module.ir);
  LLVMContextDispose(test->context);
  arena_free(&test->arena);
}

static struct trace *trace_of(struct kernel_under_test *test, unsigned threads) {
  struct kernel *kernel = ARENA_PUSH(&test->arena, &test->module.kernels);
  *kernel = (struct kernel){.function = LLVMGetNamedFunction(test->module.ir, "k")};
  unbank_kernel_add(&test->module, kernel, kernel->function);
  unbank_kernel_add(&test->module, kernel, LLVMGetNamedFunction(test->module.ir, "twice"));
  unbank_relate(&test->module);
  struct trace *trace =
      unbank_trace(&test->module, kernel, (struct unbank_shape){threads, 1, 1}, HELD_ALL);
  test->module.kernels.count = 0;
  return trace;
}

static bool agrees(const struct row *row, const struct trace *trace,
                   const struct trace_access *access, const struct access_score *score) {
  bool trips = *row->trips ? access->trip_symbols.count == 1 &&
                                 !strcmp(access->trip_symbols.items[0], row->trips)
                           : access->trip_symbols.count == 0;
  return trips && (row->weight < 0 || access->weight == row->weight) &&
         (int)access->weight_exactness == row->weight_exactness &&
         score->exactness == row->exactness &&
         (row->exactness != UNBANK_EXACT || fabs(score->mean - row->mean) < 1e-9) &&
         score->min == row->min && score->max == row->max && trace->assumes == row->assumes;
}

static void kernels(void **state) {
  (void)state;
  struct unbank_layout identity = {0};
  unsigned wrong = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const struct row *row = &rows[i];
    struct kernel_under_test test;
    struct access_score score;
    parse(&test, row->body);
    const struct trace *trace = trace_of(&test, row->threads);
    const struct access *access = &test.module.accesses.items[test.module.accesses.count - 1];
    const struct trace_access *traced = unbank_traced(trace, access->id);
    unbank_score((struct scored){trace, access, &identity, access->bytes, 0}, &test.arena, &score);
    if (!agrees(row, trace, traced, &score)) {
      wrong++;
      print_error("%s: weight %g (%d), mean %g in [%g, %g] (%d), assumes %u, '%s'\n", row->name,
                  traced->weight, traced->weight_exactness, score.mean, score.min, score.max,
                  score.exactness, trace->assumes, score.reason);
    }
    dispose(&test);
  }
  assert_int_equal(wrong, 0);
}

/* The same input gives the same patterns in the same order. */
static void deterministic(void **state) {
  (void)state;
  struct kernel_under_test test;
  const struct row *row = rows;
  while (strcmp(row->name, "lanes leave one by one") != 0)
    row++;
  parse(&test, row->body);
  const struct trace *a = trace_of(&test, 96), *b = trace_of(&test, 96);
  const struct trace_access *x = unbank_traced(a, (uint32_t)test.module.accesses.count - 1);
  const struct trace_access *y = unbank_traced(b, (uint32_t)test.module.accesses.count - 1);
  assert_true(x->patterns.count > 1);
  assert_int_equal(x->patterns.count, y->patterns.count);
  for (size_t i = 0; i < x->patterns.count; i++) {
    assert_int_equal(x->patterns.items[i].may_mask, y->patterns.items[i].may_mask);
    assert_memory_equal(x->patterns.items[i].relative, y->patterns.items[i].relative,
                        sizeof x->patterns.items[i].relative);
  }
  dispose(&test);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kernels),
      cmocka_unit_test(deterministic),
  };
  return cmocka_run_group_tests_name("trace", tests, NULL, NULL);
}
