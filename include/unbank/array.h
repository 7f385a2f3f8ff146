/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared arrays with a layout of unbank/layout.h, for compilers without the plugin: CUDA C++14 or
 * later, nvcc or clang. `unbank suggest` writes such declarations.
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
 * Subscripts stay as they are, and give references to elements. The array does not decay to a
 * pointer, so code that walks from one element to the next by an address does not compile: the
 * address of an element is good for that element, and for what the layout keeps together with it.
 * To walk, use begin() of the array or of one of its rows: it counts like a pointer, and finds each
 * place by the layout:
 *
 *     float *row = tile[y], *all = &tile[0][0];
 *     auto row = tile[y].begin(), all = tile[0].begin();
 *
 *     void sum(float *s);
 *     void sum(unbank::pointer<float, unbank::pad<128, 4>> s);
 *
 * Several layouts are applied one after the other: a permutation, then a pad. Their parameters are
 * the numbers of the text: pad:128:4, xor:2:31:7, rot:128:4, lin:7:124. Offsets are in bytes. */
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

/* Template parameters have long names, because sources define macros of one letter. */
namespace unbank {

/* Numbers. */

UNBANK_BOTH constexpr bool is_power(unsigned x) { return x && !(x & (x - 1)); }
UNBANK_BOTH constexpr unsigned low_bit(unsigned x) { return x & (~x + 1); }
UNBANK_BOTH constexpr unsigned bits_of(unsigned x) { return x ? 1 + bits_of(x >> 1) : 0; }
UNBANK_BOTH constexpr unsigned round_up(unsigned x, unsigned to) { return (x + to - 1) / to * to; }

/* Layouts. Each has
 *
 *     place(o)      where the byte at offset o goes
 *     inside(o)     the same, for an offset that lies in the array
 *     keeps_offset  whether inside() is so cheap that pointers keep their offset from the start
 *     size(bytes)   how many bytes an array of that size takes
 *     atom          how many bytes stay together, up to 16
 *     period        place(o + period) = place(o) + place(period) for every o, also for a negative
 *                   one modulo 2^32; 0: there is no period */

/* Compilers merge loads of neighbouring elements if they see that these remain neighbours. Both
 * nvcc and clang see it if the bits within an atom are added, and are not part of an XOR. For rows,
 * nvcc sees it through exact divisions, but not through equivalent shifts; clang sees it if the
 * remainder within the row is added. */
#ifdef __clang__
UNBANK_BOTH constexpr bool adds_remainder() { return true; }
#else
UNBANK_BOTH constexpr bool adds_remainder() { return false; }
#endif

/* o + floor(o / RowBytes) * PadBytes + floor(o / PlaneBytes) * GapBytes. A multiple of the row, as
 * a signed number, divided by the row is a floor. */
template <unsigned RowBytes, unsigned PadBytes, unsigned PlaneBytes = 0, unsigned GapBytes = 0>
struct pad {
  static constexpr bool is_shift = is_power(RowBytes) && (!PlaneBytes || is_power(PlaneBytes));
  static constexpr unsigned atom = low_bit(RowBytes | PadBytes | PlaneBytes | GapBytes | 16);
  static constexpr unsigned period = is_shift ? (PlaneBytes ? PlaneBytes : RowBytes) : 0;
  static UNBANK_DEVICE constexpr unsigned rows(unsigned o, unsigned row) {
    return !row ? 0
           : is_shift
               ? static_cast<unsigned>(static_cast<int>(o & (0u - row)) / static_cast<int>(row))
               : o / row;
  }
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return adds_remainder() && is_shift
               ? (o & (RowBytes - 1)) + rows(o, RowBytes) * (RowBytes + PadBytes) +
                     rows(o, PlaneBytes) * GapBytes
               : o + rows(o, RowBytes) * PadBytes + rows(o, PlaneBytes) * GapBytes;
  }
  /* What the rows before an offset are padded by, in as few steps as it takes: one shift, without a
   * sign, and a product where the pad is no power of two. nvcc takes constants out of that, which
   * it does not of a shift with a sign: so it sees that neighbours stay neighbours. */
  static UNBANK_DEVICE constexpr unsigned pads(unsigned o, unsigned row, unsigned bytes) {
    return !row || !bytes ? 0
           : low_bit(bytes) >= row
               ? (o & (0u - row)) * (bytes / row)
               : (o & (0u - row)) / (row / low_bit(bytes)) * (bytes / low_bit(bytes));
  }
  static UNBANK_DEVICE constexpr unsigned inside(unsigned o) {
    return adds_remainder() || !is_shift
               ? place(o)
               : o + pads(o, RowBytes, PadBytes) + pads(o, PlaneBytes, GapBytes);
  }
  static constexpr bool keeps_offset = is_shift && !adds_remainder();
  static constexpr unsigned size(unsigned bytes) { return bytes ? place(bytes - 1) + 1 : 0; }
};

/* o ^ ((o >> Shift & Mask) << Bit). Together: as many bytes of what stays together as the compiler
 * is to see; 0: all of them. Fewer take fewer instructions. */
template <unsigned Bit, unsigned Mask, unsigned Shift, unsigned Together = 0> struct xor_ {
  static constexpr unsigned all = low_bit(low_bit(Mask) << Bit | 16);
  static constexpr unsigned atom = Together ? low_bit(all | Together) : all;
  static constexpr unsigned period = 1u << (Shift + bits_of(Mask));
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return ((o & (0u - atom)) ^ (o >> Shift & Mask) << Bit) + (o & (atom - 1));
  }
  static UNBANK_DEVICE constexpr unsigned inside(unsigned o) { return place(o); }
  static constexpr bool keeps_offset = false;
  static constexpr unsigned size(unsigned bytes) {
    return round_up(bytes, 1u << (Bit + bits_of(Mask)));
  }
};

/* Row q of RowBytes bytes rotated by StepBytes * q bytes. */
template <unsigned RowBytes, unsigned StepBytes> struct rot {
  static constexpr unsigned atom = low_bit(RowBytes | StepBytes | 16);
  static constexpr unsigned period = 0;
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return o / RowBytes * RowBytes + (o % RowBytes + o / RowBytes * StepBytes) % RowBytes;
  }
  static UNBANK_DEVICE constexpr unsigned inside(unsigned o) { return place(o); }
  static constexpr bool keeps_offset = false;
  static constexpr unsigned size(unsigned bytes) { return round_up(bytes, RowBytes); }
};

/* The columns of a lin: bit From of an offset flips the bits Mask. Columns that flip one bit are
 * grouped by their distance From - Bit, because one shift and one mask serve a whole group. For any
 * other column, the bit From is broadcast into a mask. */
template <unsigned... More> struct columns {
  static constexpr unsigned used = 0, flipped = 0;
  static constexpr unsigned diagonal(int) { return 0; }
  static UNBANK_DEVICE constexpr unsigned broadcast(unsigned) { return 0; }
};
template <unsigned From, unsigned Mask, unsigned... More> struct columns<From, Mask, More...> {
  using others = columns<More...>;
  static constexpr unsigned used = others::used | 1u << From | Mask,
                            flipped = others::flipped | Mask;
  static constexpr unsigned diagonal(int distance) {
    return others::diagonal(distance) |
           (is_power(Mask) &&
                    static_cast<int>(From) - static_cast<int>(bits_of(Mask)) + 1 == distance
                ? Mask
                : 0);
  }
  static UNBANK_DEVICE constexpr unsigned broadcast(unsigned o) {
    return others::broadcast(o) ^ (is_power(Mask) ? 0 : (0u - (o >> From & 1)) & Mask);
  }
};

template <class Columns, int Distance> struct diagonals {
  static constexpr unsigned mask = Columns::diagonal(Distance);
  static UNBANK_DEVICE constexpr unsigned key(unsigned o) {
    return diagonals<Columns, Distance - 1>::key(o) ^
           (mask ? (Distance > 0 ? o >> (Distance > 0 ? Distance : 0)
                                 : o << (Distance > 0 ? 0 : -Distance)) &
                       mask
                 : 0);
  }
};
template <class Columns> struct diagonals<Columns, -32> {
  static UNBANK_DEVICE constexpr unsigned key(unsigned) { return 0; }
};

template <unsigned... More> struct lin {
  using all = columns<More...>;
  static constexpr unsigned atom = low_bit(all::used | 16);
  static constexpr unsigned period = 1u << bits_of(all::used);
  static UNBANK_DEVICE constexpr unsigned place(unsigned o) {
    return ((o & (0u - atom)) ^ diagonals<all, 31>::key(o) ^ all::broadcast(o)) + (o & (atom - 1));
  }
  static UNBANK_DEVICE constexpr unsigned inside(unsigned o) { return place(o); }
  static constexpr bool keeps_offset = false;
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
  static UNBANK_DEVICE constexpr unsigned inside(unsigned o) {
    return Second::inside(First::inside(o));
  }
  static constexpr bool keeps_offset = First::keeps_offset || Second::keeps_offset;
  static constexpr unsigned size(unsigned bytes) { return Second::size(First::size(bytes)); }
};

/* Subscripts. */

template <class Type> struct extents {
  using element = Type;
};
template <class Type> struct extents<Type[]> : extents<Type> {};
template <class Type, decltype(sizeof 0) Count> struct extents<Type[Count]> : extents<Type> {};

/* A step by whole periods is the same step in every place, so it is kept apart from the rest of an
 * offset. */
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

/* The operators of pointers, for a place that can move by elements and knows the element there. */
template <class Place, class Type> struct moving {
  UNBANK_DEVICE Place &self() { return static_cast<Place &>(*this); }
  UNBANK_DEVICE const Place &self() const { return static_cast<const Place &>(*this); }
  template <class Index> UNBANK_DEVICE Type &operator[](Index i) const {
    return self().moved(static_cast<unsigned>(i)).element();
  }
  UNBANK_DEVICE Type &operator*() const { return self().element(); }
  UNBANK_DEVICE Type *operator->() const { return &self().element(); }
  template <class Index> UNBANK_DEVICE Place operator+(Index i) const {
    return self().moved(static_cast<unsigned>(i));
  }
  template <class Index> UNBANK_DEVICE Place operator-(Index i) const {
    return self().moved(0u - static_cast<unsigned>(i));
  }
  template <class Index> UNBANK_DEVICE Place &operator+=(Index i) { return self() = *this + i; }
  template <class Index> UNBANK_DEVICE Place &operator-=(Index i) { return self() = *this - i; }
  UNBANK_DEVICE Place &operator++() { return *this += 1; }
  UNBANK_DEVICE Place &operator--() { return *this -= 1; }
  UNBANK_DEVICE Place operator++(int) {
    const Place before = self();
    *this += 1;
    return before;
  }
  UNBANK_DEVICE Place operator--(int) {
    const Place before = self();
    *this -= 1;
    return before;
  }
};

/* An element, or a row that needs another subscript, at an offset from the array's start. If steps
 * of whole periods were split off (IsSplit), `whole` is their place and `rest` what is left of the
 * offset. Only then may `rest` be negative: an index may name a row by way of the next one. */
template <class Type, class Layout, bool IsSplit> struct part {
  using type = Type &;
  static UNBANK_DEVICE Type &at(unsigned char *memory, unsigned whole, unsigned rest, unsigned) {
    return *reinterpret_cast<Type *>(
        memory + (whole + (IsSplit ? Layout::place(rest) : Layout::inside(rest))));
  }
};

/* A place in an array. If the rest may be below 0, inside() is place(). */
template <class Type, class Layout> struct place : moving<place<Type, Layout>, Type> {
  using step = stride<Layout, sizeof(Type)>;
  unsigned char *memory;
  unsigned whole, rest;
  UNBANK_DEVICE place(unsigned char *m, unsigned w, unsigned r) : memory(m), whole(w), rest(r) {}
  UNBANK_DEVICE place moved(unsigned i) const {
    return place(memory, whole + step::whole(i), rest + step::rest(i));
  }
  UNBANK_DEVICE Type &element() const {
    return part<Type, Layout, false>::at(memory, whole, rest, 0);
  }
};
template <class Type, class... Layouts> using pointer = place<Type, layout<Layouts...>>;

template <class Type, class Layout, bool IsSplit, decltype(sizeof 0) Count>
struct part<Type[Count], Layout, IsSplit> {
  using type = part;
  using step = stride<Layout, sizeof(Type)>;
  using next = part<Type, Layout, IsSplit || step::is_whole>;
  using places = place<typename extents<Type>::element, Layout>;
  unsigned char *memory;
  unsigned whole, rest, offset;
  static UNBANK_DEVICE part at(unsigned char *memory, unsigned whole, unsigned rest,
                               unsigned offset) {
    return part{memory, whole, rest, offset};
  }
  template <class Index> UNBANK_DEVICE typename next::type operator[](Index i) const {
    const unsigned index = static_cast<unsigned>(i);
    return next::at(memory, whole + step::whole(index), rest + step::rest(index),
                    offset + index * static_cast<unsigned>(sizeof(Type)));
  }
  UNBANK_DEVICE places begin() const {
    return Layout::keeps_offset ? places(memory, 0, offset) : places(memory, whole, rest);
  }
};

/* Whether each element stays together: it is no larger than an atom, or the layout is a pad whose
 * rows consist of whole elements. */
template <class Element, class... Layouts> struct keeps {
  static constexpr bool value =
      layout<Layouts...>::atom % sizeof(Element) == 0 && is_power(sizeof(Element));
};
template <class Element, unsigned RowBytes, unsigned PadBytes, unsigned PlaneBytes,
          unsigned GapBytes>
struct keeps<Element, pad<RowBytes, PadBytes, PlaneBytes, GapBytes>> {
  static constexpr bool value =
      RowBytes % sizeof(Element) == 0 && PlaneBytes % sizeof(Element) == 0 &&
      PadBytes % alignof(Element) == 0 && GapBytes % alignof(Element) == 0;
};

/* Type: float[32][32]. It has no constructor, as shared memory requires. */
template <class Type, class... Layouts> struct array;
template <class Type, decltype(sizeof 0) Count, class... Layouts>
struct array<Type[Count], Layouts...> {
  using element = typename extents<Type>::element;
  using layout_type = layout<Layouts...>;
  static_assert(keeps<element, Layouts...>::value, "the layout divides elements");
  alignas(16) alignas(element) unsigned char memory[layout_type::size(sizeof(Type[Count]))];
  using rows = part<Type[Count], layout_type, false>;
  template <class Index> UNBANK_DEVICE typename rows::next::type operator[](Index i) {
    return rows::at(memory, 0, 0, 0)[i];
  }
  UNBANK_DEVICE pointer<element, Layouts...> begin() {
    return pointer<element, Layouts...>(memory, 0, 0);
  }
};

/* The dynamic memory of a launch, from its start on. Nothing moves in an incomplete last line of
 * 128 bytes: all addresses are flipped by the bits that the layout flips there. */
#if defined(__CUDACC__) || defined(__CUDA__)

__attribute__((device)) inline unsigned dynamic_bytes() {
  unsigned bytes;
  asm("mov.u32 %0, %%dynamic_smem_size; // unbank" : "=r"(bytes));
  return bytes;
}

/* An element of it, or a row that needs another subscript. */
template <class Type, class Layout> struct dynamic_part {
  using type = Type &;
  static __attribute__((device)) inline Type &at(unsigned offset) {
    alignas(128) extern UNBANK_SHARED unsigned char unbank_dynamic_memory[];
    const unsigned last = dynamic_bytes() & ~127u;
    const unsigned within = offset & (Layout::atom - 1);
    return *reinterpret_cast<Type *>(unbank_dynamic_memory +
                                     (Layout::place(offset - within) ^ Layout::place(last) ^ last) +
                                     within);
  }
};

/* A place in it. */
template <class Type, class Layout>
struct dynamic_place : moving<dynamic_place<Type, Layout>, Type> {
  unsigned offset;
  __attribute__((device)) inline explicit dynamic_place(unsigned o) : offset(o) {}
  __attribute__((device)) inline dynamic_place moved(unsigned i) const {
    return dynamic_place(offset + i * static_cast<unsigned>(sizeof(Type)));
  }
  __attribute__((device)) inline Type &element() const {
    return dynamic_part<Type, Layout>::at(offset);
  }
};
template <class Type, class... Layouts>
using dynamic_pointer = dynamic_place<Type, layout<Layouts...>>;

template <class Type, class Layout, decltype(sizeof 0) Count>
struct dynamic_part<Type[Count], Layout> {
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
  __attribute__((device)) inline dynamic_place<typename extents<Type>::element, Layout>
  begin() const {
    return dynamic_place<typename extents<Type>::element, Layout>(offset);
  }
};

/* Type: float, or float[32] for rows of 32. */
template <class Type, class... Layouts> struct dynamic {
  using element = typename extents<Type>::element;
  using layout_type = layout<Layouts...>;
  static_assert(keeps<element, Layouts...>::value, "the layout divides elements");
  template <class Index>
  __attribute__((device)) inline typename dynamic_part<Type, layout_type>::type
  operator[](Index i) const {
    return dynamic_part<Type, layout_type>::at(static_cast<unsigned>(i) * sizeof(Type));
  }
  __attribute__((device)) inline dynamic_pointer<element, Layouts...> begin() const {
    return dynamic_pointer<element, Layouts...>(0);
  }
};

#endif

} // namespace unbank

#undef UNBANK_BOTH
#undef UNBANK_DEVICE
#undef UNBANK_SHARED

#endif
#endif
