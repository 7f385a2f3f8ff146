// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unbank/array.h puts every byte where lib/layout does: of each layout here, as a type and as a
// text, all offsets, sizes, what stays together; and subscripts of arrays, those of negative
// numbers too. It is also what nvcc is given to compile.
// Sources have macros of one letter.
#define T float
#define N 32
#define M 16
#define K 8
#define B 4
#define R 2
#define S 1
#include <unbank/array.h>
#undef T
#undef N
#undef M
#undef K
#undef B
#undef R
#undef S

#include <stdio.h>
#include <string.h>

#include "unbank/layout.h"
#include "unbank/library.h"

static unsigned failures, cases;

static void expect(bool right, const char *text, const char *what, unsigned offset) {
  cases++;
  if (!right && failures++ < 20)
    printf("%s: %s at %u\n", text, what, offset);
}

static constexpr unsigned BYTES = 1 << 17; // more than half of what a block may have

template <class Layout> static void compare(const char *text, const unbank_layout &layout) {
  for (unsigned o = 0; o < BYTES; o++) {
    expect(Layout::place(o) == unbank_layout_apply(&layout, o), text, "place", o);
    expect(Layout::inside(o) == Layout::place(o), text, "inside", o);
  }
  expect(Layout::atom == unbank_layout_atom(&layout), text, "atom", Layout::atom);
  for (unsigned bytes = 0; bytes < 9000; bytes += 4) {
    unsigned size = unbank_layout_size(&layout, bytes), atom = unbank_layout_atom(&layout);
    expect(unbank::round_up(Layout::size(bytes), atom) == size, text, "size", bytes);
  }
  // Whole periods move as they are, also on the way from below 0.
  const unsigned period = Layout::period;
  for (unsigned o = 0; period && o < BYTES; o += 4)
    expect(Layout::place(o) == Layout::place(o - 3 * period) + 3 * Layout::place(period), text,
           "period", o);
}

// Each element of an array lies where the layout puts its offset, by all ways to write it.
template <class Type, unsigned Rows, unsigned Columns, class... Layouts>
static void subscript(const char *text, const unbank_layout &layout) {
  static unbank::array<Type[Rows][Columns], Layouts...> grid;
  static unbank::array<Type[Rows * Columns], Layouts...> line;
  static unbank::array<Type[2][Rows / 2][Columns], Layouts...> box;
  for (unsigned r = 0; r < Rows; r++)
    for (unsigned c = 0; c < Columns; c++) {
      unsigned i = r * Columns + c, place = unbank_layout_apply(&layout, i * sizeof(Type));
      const void *in_grid = grid.memory + place;
      expect(&grid[r][c] == in_grid, text, "[r][c]", i);
      expect(&grid[0][i] == in_grid, text, "[0][i]", i);
      expect(&grid[r + 1LL][(int)c - (int)Columns] == in_grid, text, "[r + 1][c - N]", i);
      expect((const unsigned char *)&line[i] == line.memory + place, text, "[i]", i);
      expect((const unsigned char *)&box[(short)(r / (Rows / 2))][r % (Rows / 2)][c] ==
                 box.memory + place,
             text, "[b][r][c]", i);
      // As a pointer counts, from each row to any other.
      auto behind = grid[r].begin() + Columns, ahead = grid.begin();
      ahead += i;
      expect(&grid.begin()[i] == in_grid && &*ahead == in_grid, text, "begin() + i", i);
      expect(&behind[(int)c - (int)Columns] == in_grid, text, "(row + N)[c - N]", i);
      expect(&*(behind - (Columns - c)) == in_grid && &*(ahead++, --ahead) == in_grid, text, "back",
             i);
      expect((const unsigned char *)&box[0].begin()[i] == box.memory + place, text, "box[0] + i",
             i);
      unbank::pointer<Type, Layouts...> passed = line.begin() + i;
      expect((const unsigned char *)passed.operator->() == line.memory + place, text, "->", i);
    }
}

template <class... Layouts> static void check(const char *text) {
  unbank_layout layout;
  char *error = unbank_layout_parse(text, &layout);
  expect(!error, text, error ? error : "", 0);
  unbank_free(error);
  compare<unbank::layout<Layouts...>>(text, layout);
  // What no atom holds takes no element of that size.
  using atom = unbank::layout<Layouts...>;
  using element = unsigned char[atom::atom < 8 ? atom::atom : 8];
  struct alignas(sizeof(element)) Element {
    element bytes;
  };
  subscript<Element, 32, 32, Layouts...>(text, layout);
  subscript<Element, 24, 17, Layouts...>(text, layout);
}

// Elements that are no power of two stay whole where rows consist of them.
static void check_triples() {
  struct Triple {
    float x, y, z;
  };
  unbank_layout layout;
  unbank_free(unbank_layout_parse("pad:384:8", &layout));
  subscript<Triple, 16, 32, unbank::pad<384, 8>>("pad:384:8", layout);
}

// Fewer bytes that the compiler is to see together lie where all of them do.
template <class Fewer, class All> static void check_fewer(const char *text, unsigned atom) {
  expect(Fewer::atom == atom, text, "fewer together", atom);
  for (unsigned o = 0; o < BYTES; o++)
    expect(Fewer::place(o) == All::place(o), text, "place of fewer", o);
}

int main() {
  using namespace unbank;
  check_fewer<xor_<3, 15, 4, 4>, xor_<3, 15, 4>>("xor:3:15:4", 4);
  check_fewer<xor_<4, 7, 7, 2>, xor_<4, 7, 7>>("xor:4:7:7", 2);
  check_fewer<xor_<3, 15, 4, 16>, xor_<3, 15, 4>>("xor:3:15:4", 8);
  check<pad<128, 4>>("pad:128:4");
  check<pad<128, 16>>("pad:128:16");
  check<pad<64, 8>>("pad:64:8");
  check<pad<272, 32>>("pad:272:32");
  check<pad<68, 4>>("pad:68:4");
  check<pad<12, 4>>("pad:12:4");
  check<pad<33, 3>>("pad:33:3");
  check<pad<8, 4>>("pad:8:4");
  check<pad<4, 2>>("pad:4:2");
  check<pad<128, 4, 4096, 4>>("pad:128:4:4096:4");
  check<pad<128, 4, 4096, 16>>("pad:128:4:4096:16");
  check<pad<128, 8, 2048, 8>>("pad:128:8:2048:8");
  check<pad<136, 4, 1360, 8>>("pad:136:4:1360:8");
  check<pad<128, 4, 384, 12>>("pad:128:4:384:12");
  check<xor_<2, 31, 7>>("xor:2:31:7");
  check<xor_<2, 31, 3>>("xor:2:31:3");
  check<xor_<2, 31, 5>>("xor:2:31:5");
  check<xor_<3, 15, 4>>("xor:3:15:4");
  check<xor_<3, 15, 8>>("xor:3:15:8");
  check<xor_<4, 7, 7>>("xor:4:7:7");
  check<xor_<4, 3, 7>>("xor:4:3:7");
  check<xor_<4, 1, 7>>("xor:4:1:7");
  check<xor_<6, 1, 9>>("xor:6:1:9");
  check<xor_<5, 3, 10>>("xor:5:3:10");
  check<xor_<2, 20, 7>>("xor:2:20:7");
  check<xor_<1, 63, 9>>("xor:1:63:9");
  check<rot<128, 4>>("rot:128:4");
  check<rot<96, 4>>("rot:96:4");
  check<rot<68, 12>>("rot:68:12");
  check<rot<256, 16>>("rot:256:16");
  check<lin<7, 124>>("lin:7:124");
  check<lin<7, 112>>("lin:7:112");
  check<lin<4, 8, 5, 16, 6, 32, 7, 64, 8, 8, 9, 16, 10, 32, 11, 64>>(
      "lin:4:8:5:16:6:32:7:64:8:8:9:16:10:32:11:64");
  check<lin<4, 8, 5, 16, 6, 32, 7, 64, 10, 8, 11, 16, 12, 32, 13, 64>>(
      "lin:4:8:5:16:6:32:7:64:10:8:11:16:12:32:13:64");
  check<lin<2, 64, 8, 100>>("lin:2:64:8:100");
  check<lin<2, 128, 3, 256, 9, 1024>>("lin:2:128:3:256:9:1024");
  check<xor_<2, 7, 5>, pad<1024, 16>>("xor:2:7:5+pad:1024:16");
  check<xor_<4, 7, 7>, pad<1024, 16>>("xor:4:7:7+pad:1024:16");
  check<rot<128, 4>, pad<4096, 16>>("rot:128:4+pad:4096:16");
  check<lin<7, 124>, pad<256, 4, 2048, 8>>("lin:7:124+pad:256:4:2048:8");
  check_triples();
  printf("%u comparisons, %u wrong\n", cases, failures);
  return failures != 0;
}
