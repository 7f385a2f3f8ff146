/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared arrays that lie as a layout of unbank/layout.h says, for compilers without the plugin:
 * CUDA C++14 or later, nvcc or clang. `unbank suggest` writes declarations of it.
 *
 *     __shared__ float tile[32][32];
 *     __shared__ unbank::array<float[32][32], unbank::pad<128, 4>> tile;
 *
 *     extern __shared__ float tile[];
 *     unbank::dynamic<float, unbank::xor_<2, 31, 7>> tile;
 *
 *     extern __shared__ float tile[][32];
 *     unbank::dynamic<float[32], unbank::xor_<2, 31, 7>> tile;
 *
 * The subscripts stay as they are, and give references to elements. What the array would do as a
 * pointer is left out, so that code which goes on from an address does not compile; a pointer to an
 * element leads to that element alone, and to what its layout keeps together with it.
 *
 * Several layouts are applied one after the other: a permutation, then a pad. Their numbers are
 * those of the text: pad:128:4, xor:2:31:7, rot:128:4, lin:7:124. Offsets are bytes. */
#ifndef UNBANK_ARRAY_H
#define UNBANK_ARRAY_H
#ifdef __cplusplus

#if defined(__clang__) && defined(__CUDA__)
#define UNBANK_BOTH __attribute__((host, device))
#define UNBANK_DEVICE inline __attribute__((host, device, always_inline))
#define UNBANK_SHARED __attribute__((shared))
#elif defined(__CUDACC__)
#define UNBANK_BOTH __host__ __device__
#define UNBANK_DEVICE __host__ __device__ __forceinline__
#define UNBANK_SHARED __shared__
#else
#define UNBANK_BOTH
#define UNBANK_DEVICE inline
#endif

namespace unbank {

/* Numbers. */

UNBANK_BOTH constexpr bool is_power(unsigned x) { return x && !(x & (x - 1)); }
UNBANK_BOTH constexpr unsigned low_bit(unsigned x) { return x & (~x + 1); }
UNBANK_BOTH constexpr unsigned bits_of(unsigned x) { return x ? 1 + bits_of(x >> 1) : 0; }
UNBANK_BOTH constexpr unsigned round_up(unsigned x, unsigned to) { return (x + to - 1) / to * to; }

/* Layouts. Each has place(), where the byte at an offset goes; size() of so many bytes; atom, the
 * bytes that stay together, up to 16; and period, with place(o + period) = place(o) + place(period)
 * for every o, also one below 0 as a number modulo 2^32; 0: there is none. */

/* o + floor(o / R) * P + floor(o / Q) * T. Shifts of signed numbers are floors. */
template <unsigned R, unsigned P, unsigned Q = 0, unsigned T = 0> struct pad {
  static constexpr bool is_shift = is_power(R) && (!Q || is_power(Q));
  static constexpr unsigned atom = low_bit(R | P | Q | T | 16);
  static constexpr unsigned period = is_shift ? (Q ? Q : R) : 0;
  static UNBANK_DEVICE constexpr unsigned rows(unsigned o, unsigned row) {
    return !row       ? 0
           : is_shift ? static_cast<unsigned>(static_cast<int>(o) >> (bits_of(row) - 1))
                      : o / row;
  }
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return o + rows(o, R) * P + rows(o, Q) * T;
  }
  static constexpr unsigned size(unsigned bytes) { return bytes ? place(bytes - 1) + 1 : 0; }
};

/* o ^ ((o >> S & M) << B) */
template <unsigned B, unsigned M, unsigned S> struct xor_ {
  static constexpr unsigned atom = low_bit(low_bit(M) << B | 16);
  static constexpr unsigned period = 1u << (S + bits_of(M));
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) { return o ^ (o >> S & M) << B; }
  static constexpr unsigned size(unsigned bytes) { return round_up(bytes, 1u << (B + bits_of(M))); }
};

/* Row q of R bytes rotated by K * q bytes. */
template <unsigned R, unsigned K> struct rot {
  static constexpr unsigned atom = low_bit(R | K | 16);
  static constexpr unsigned period = 0;
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return o / R * R + (o % R + o / R * K) % R;
  }
  static constexpr unsigned size(unsigned bytes) { return round_up(bytes, R); }
};

/* The columns of a lin: the bit J of an offset flips the bits M. Those of one bit are put together
 * by how far they are from the bit that they flip, D = J - B: a shift and a mask serve all of them.
 * For the others the bit becomes a mask of its own. */
template <unsigned... JM> struct columns {
  static constexpr unsigned used = 0, flipped = 0;
  static constexpr unsigned diagonal(int) { return 0; }
  static UNBANK_DEVICE constexpr unsigned broadcast(unsigned) { return 0; }
};
template <unsigned J, unsigned M, unsigned... JM> struct columns<J, M, JM...> {
  using others = columns<JM...>;
  static constexpr unsigned used = others::used | 1u << J | M, flipped = others::flipped | M;
  static constexpr unsigned diagonal(int distance) {
    return others::diagonal(distance) |
           (is_power(M) && static_cast<int>(J) - static_cast<int>(bits_of(M)) + 1 == distance ? M
                                                                                              : 0);
  }
  static UNBANK_DEVICE constexpr unsigned broadcast(unsigned o) {
    return others::broadcast(o) ^ (is_power(M) ? 0 : (0u - (o >> J & 1)) & M);
  }
};

template <class Columns, int D> struct diagonals {
  static constexpr unsigned mask = Columns::diagonal(D);
  static UNBANK_DEVICE constexpr unsigned key(unsigned o) {
    return diagonals<Columns, D - 1>::key(o) ^
           (mask ? (D > 0 ? o >> (D > 0 ? D : 0) : o << (D > 0 ? 0 : -D)) & mask : 0);
  }
};
template <class Columns> struct diagonals<Columns, -32> {
  static UNBANK_DEVICE constexpr unsigned key(unsigned) { return 0; }
};

template <unsigned... JM> struct lin {
  using all = columns<JM...>;
  static constexpr unsigned atom = low_bit(all::used | 16);
  static constexpr unsigned period = 1u << bits_of(all::used);
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return o ^ diagonals<all, 31>::key(o) ^ all::broadcast(o);
  }
  static constexpr unsigned size(unsigned bytes) {
    return round_up(bytes, 1u << bits_of(all::flipped));
  }
};

/* One after the other. */
template <class... Layouts> struct layout;
template <class Layout> struct layout<Layout> : Layout {};
template <class First, class Second> struct layout<First, Second> {
  static constexpr unsigned atom = First::atom < Second::atom ? First::atom : Second::atom;
  static constexpr unsigned longer =
      First::period > Second::period ? First::period : Second::period;
  static constexpr unsigned period = First::period && Second::period ? longer : 0;
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return Second::place(First::place(o));
  }
  static constexpr unsigned size(unsigned bytes) { return Second::size(First::size(bytes)); }
};

/* Subscripts. */

template <class Type> struct extents {
  using element = Type;
};
template <class Type> struct extents<Type[]> : extents<Type> {};
template <class Type, decltype(sizeof 0) N> struct extents<Type[N]> : extents<Type> {};

/* Steps of whole periods move as they are, and are kept apart from the rest of an offset. */
template <class Layout, unsigned Stride> struct stride {
  static constexpr bool is_whole =
      Layout::period && Stride % (Layout::period + !Layout::period) == 0;
  static UNBANK_DEVICE constexpr unsigned whole(unsigned index) {
    return is_whole ? index * Layout::place(is_whole ? Stride : 0) : 0;
  }
  static UNBANK_DEVICE constexpr unsigned rest(unsigned index) {
    return is_whole ? 0 : index * Stride;
  }
};

/* An element, or a row of which a subscript is still to come. */
template <class Type, class Layout> struct part {
  using type = Type &;
  static UNBANK_DEVICE Type &at(unsigned char *memory, unsigned whole, unsigned rest) {
    return *reinterpret_cast<Type *>(memory + (whole + Layout::place(rest)));
  }
};
template <class Type, class Layout, decltype(sizeof 0) N> struct part<Type[N], Layout> {
  using type = part;
  unsigned char *memory;
  unsigned whole, rest;
  static UNBANK_DEVICE part at(unsigned char *memory, unsigned whole, unsigned rest) {
    return part{memory, whole, rest};
  }
  template <class Index> UNBANK_DEVICE typename part<Type, Layout>::type operator[](Index i) const {
    using step = stride<Layout, sizeof(Type)>;
    return part<Type, Layout>::at(memory, whole + step::whole(static_cast<unsigned>(i)),
                                  rest + step::rest(static_cast<unsigned>(i)));
  }
};

/* Whether each element stays together: it is no larger than an atom, or rows are padded that
 * consist of whole ones. */
template <class Element, class... Layouts> struct keeps {
  static constexpr bool value =
      layout<Layouts...>::atom % sizeof(Element) == 0 && is_power(sizeof(Element));
};
template <class Element, unsigned R, unsigned P, unsigned Q, unsigned T>
struct keeps<Element, pad<R, P, Q, T>> {
  static constexpr bool value = R % sizeof(Element) == 0 && Q % sizeof(Element) == 0 &&
                                P % alignof(Element) == 0 && T % alignof(Element) == 0;
};

/* Type: float[32][32]. It has no constructor, as shared memory demands. */
template <class Type, class... Layouts> struct array;
template <class Type, decltype(sizeof 0) N, class... Layouts> struct array<Type[N], Layouts...> {
  using element = typename extents<Type>::element;
  using layout_type = layout<Layouts...>;
  static_assert(keeps<element, Layouts...>::value, "the layout divides elements");
  alignas(16) alignas(element) unsigned char memory[layout_type::size(sizeof(Type[N]))];
  template <class Index> UNBANK_DEVICE typename part<Type, layout_type>::type operator[](Index i) {
    return part<Type[N], layout_type>::at(memory, 0, 0)[i];
  }
};

/* Dynamic memory of the launch, from its start on. Nothing moves in a last line of 128 bytes that
 * is incomplete: all lanes flip the bits that the layout flips there. */
#if defined(__CUDACC__) || defined(__CUDA__)

__attribute__((device)) inline unsigned dynamic_bytes() {
  unsigned bytes;
  asm("mov.u32 %0, %%dynamic_smem_size; // unbank" : "=r"(bytes));
  return bytes;
}

/* An element of it, or a row of which a subscript is still to come. */
template <class Type, class Layout> struct dynamic_part {
  using type = Type &;
  static __attribute__((device)) inline Type &at(unsigned offset) {
    alignas(128) extern UNBANK_SHARED unsigned char unbank_dynamic_memory[];
    const unsigned last = dynamic_bytes() & ~127u;
    return *reinterpret_cast<Type *>(unbank_dynamic_memory +
                                     (Layout::place(offset) ^ Layout::place(last) ^ last));
  }
};
template <class Type, class Layout, decltype(sizeof 0) N> struct dynamic_part<Type[N], Layout> {
  using type = dynamic_part;
  unsigned offset;
  static __attribute__((device)) inline dynamic_part at(unsigned offset) {
    return dynamic_part{offset};
  }
  template <class Index>
  __attribute__((device)) inline typename dynamic_part<Type, Layout>::type
  operator[](Index i) const {
    return dynamic_part<Type, Layout>::at(offset + static_cast<unsigned>(i) * sizeof(Type));
  }
};

/* Type: float, or float[32] for rows of 32. */
template <class Type, class... Layouts> struct dynamic {
  using layout_type = layout<Layouts...>;
  static_assert(keeps<typename extents<Type>::element, Layouts...>::value,
                "the layout divides elements");
  template <class Index>
  __attribute__((device)) inline typename dynamic_part<Type, layout_type>::type
  operator[](Index i) const {
    return dynamic_part<Type, layout_type>::at(static_cast<unsigned>(i) * sizeof(Type));
  }
};

#endif

} // namespace unbank

#undef UNBANK_BOTH
#undef UNBANK_DEVICE
#undef UNBANK_SHARED

#endif
#endif
