/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The glossary: everything that one run of the pass knows about a module. The steps of run.c fill
 * it in, from top to bottom.
 *
 *   module  1 -- n  kernel      a function that a launch starts
 *           1 -- n  array       one addrspace(3) global, several that meet in one pointer, or the
 *                               dynamic memory of a launch
 *           1 -- n  access      one load, store or atomic of an array, or one piece of a memcpy, a
 *                               wmma or inline PTX
 *
 * Units: bytes for offsets and sizes, threads for shapes, wavefronts for scores. Everything lives
 * in the run's arena. */
#ifndef UNBANK_MODEL_MODEL_H
#define UNBANK_MODEL_MODEL_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdint.h>

#include "assembly/wmma.h"
#include "layout/layout.h"
#include "support/arena.h"
#include "support/map.h"
#include "unbank/bank.h"
#include "unbank/options.h"
#include "unbank/report.h"

/* The alignment of a changed array, in bytes: the widest access of one lane. */
enum { UNBANK_ARRAY_ALIGN = 16 };

struct unbank_shim; /* the door to what LLVM's C API lacks: shim/shim.h */
struct profile_list;
struct launch_record;
struct launch_list;
struct lowered;
struct calls;
struct tails;

/* Code that is reached but not analysed: the instruction, and what it is. */
struct gap {
  LLVMValueRef inst; /* NULL: there is no gap */
  enum gap_kind {
    GAP_UNDEFINED,     /* a call of a function that this module does not define */
    GAP_REPLACEABLE,   /* a call of a function whose body another module may replace */
    GAP_POINTER,       /* a call through a pointer */
    GAP_ASSEMBLY_CALL, /* inline assembly that may call */
    GAP_ASSEMBLY,      /* inline assembly that may touch shared memory */
    GAP_SHARED,        /* an access to shared memory that belongs to no array of this module */
  } kind;
};

/* The lines of a matrix in memory, which a wmma accesses as a whole. Each of its pieces is an
 * access, and the pointer of each leads to the first line. */
struct tile {
  struct wmma wmma;
  LLVMValueRef stride; /* elements from one line to the next; NULL: lines follow each other */
  uint32_t operand;    /* which operand of the call the pointer is */
  uint32_t elements;   /* stride of lines that follow each other */
};

/* Of a joined array, `members` of an access names this many; it may access any of the others. */
enum { UNBANK_MEMBER_BITS = 64 };

/* One access. A memcpy or memset counts as several: one per piece of at most 16 bytes, in order of
 * their offsets. So does a wmma: one per instruction that the hardware executes for it. */
struct access {
  uint32_t id;     /* index in module.accesses; in IR order, so the same for the same input */
  uint32_t number; /* among accesses that are given, or among the others: its name in reports */
  bool is_given;   /* its address comes from a parameter alone, or its function is a copy:
                      find/callees.h */
  LLVMValueRef inst;
  LLVMValueRef function;
  LLVMBasicBlockRef block;
  LLVMValueRef pointer;  /* the operand that leads to the array: a pointer or an integer */
  uint32_t operand;      /* of a call: which operand it is */
  uint32_t array;        /* index in module.arrays */
  uint64_t members;      /* of a joined array: a bit for each member that it may access */
  uint32_t ptxas_region; /* ptxas may merge accesses of one block with equal regions */
  uint32_t llvm_region;  /* LLVM may merge accesses of one block with equal regions; it looks past
                            accesses to other bytes */
  uint32_t copy;         /* how many accesses of the same instruction come before it */
  int32_t piece;  /* byte offset of this piece from `pointer`; 0 except for a memcpy or memset, and
                     for inline PTX that adds a number itself, the only one that may be negative */
  uint32_t lanes; /* whose addresses count, if they are active */
  enum unbank_op op;
  uint32_t bytes;       /* moved by one lane, as the IR says: 1, 2, 4, 8 or 16 */
  uint32_t align;       /* alignment that the IR promises for pointer + piece, in bytes */
  bool is_volatile;     /* volatile, or with an atomic ordering: its width is that of the IR */
  bool stays;           /* volatile: ptxas keeps it even if nothing reads the result */
  bool may_be_narrowed; /* a volatile or atomic load of 64-bit numbers of which perhaps half is
                           read: ptxas then narrows it like any other */
  bool is_divisible;    /* may become narrower accesses that together move the same bytes */
  bool may_combine;     /* an atomic whose lanes ptxas may combine if all have one address */
  bool is_loop;         /* an atomic that becomes a loop of compare-and-swap */
  bool is_assembly;     /* it is in inline PTX */
  uint32_t nth_in_text; /* if is_assembly: how many of the text's accesses come before it */
  bool shares_operand;  /* if is_assembly: to move, it needs an operand of its own in the text */
  bool is_converted;    /* if is_assembly: the text makes a shared address of a generic operand */
  bool is_generic;      /* inline PTX or a scoped atomic, with a generic address */
  bool is_parted;       /* it is in an arm for now, as a generic load or store: find/mixed.h */
  uint32_t joining;   /* of a parted access: the instructions that a choice between its new address
                         and the other one adds */
  bool is_guarded;    /* a predicate inside inline PTX decides which lanes execute it */
  LLVMValueRef guard; /* if is_guarded: the integer that decides; NULL: not known */
  bool guard_is_zero; /* lanes execute it if `guard` is 0; else if it is not */
  const struct tile *tile;       /* of a wmma: the tile of which it is piece `copy`; or NULL */
  struct decomposed *decomposed; /* its offset, once computed: address/offsets.h */
};

/* An access that is in one of two arms for now, and its twin in the other: find/mixed.h. */
struct parted {
  struct unbank_uses *uses; /* everything that parting takes out of place: shim/edit.h */
  LLVMValueRef inst, other;
  LLVMValueRef next;        /* the instruction after it */
  LLVMValueRef phi;         /* of the results of both loads; NULL for stores */
  LLVMValueRef operands[2]; /* that it had */
  LLVMBasicBlockRef arms[2];
  LLVMBasicBlockRef join; /* of a select: the rest of the access's block, to which both arms lead.
                             NULL: of a phi, whose edges hold the arms */
};

/* What an earlier run of the pass did to an array: earlier.h. */
struct earlier {
  const char *name;            /* original name */
  const char *text;            /* of the layout */
  struct unbank_layout layout; /* identity if this version does not know the layout */
};

/* Why an array, or its clone for some kernels, must not change. */
struct pin {
  enum unbank_code code;
  const char *reason;    /* a sentence that names the place, or NULL for the code's own */
  LLVMValueRef culprit;  /* the instruction or function behind it, or NULL */
  LLVMValueRef function; /* only kernels that run this function are affected; NULL: all */
};

/* A device function whose callers all pass it addresses in the same arrays: find/callees.h. */
struct callee {
  LLVMValueRef function;
  LLVMValueRef original; /* what it is a copy of; NULL: it was in the module */
  /* The kernel it was made for; NULL: for functions that belong to no single kernel. */
  LLVMValueRef kernel;
  bool is_rewritten; /* find/copies.h */
};

/* One global of a joined array (find/joined.h), or the only one of any other. */
struct member {
  LLVMValueRef global;
  const char *name;
  uint64_t bytes;
  uint32_t align;
  uint32_t order;                  /* among the module's shared globals */
  LIST_OF(LLVMValueRef) functions; /* of a joined array: the functions that name this member */
};

/* A static array; or several that meet in one pointer, which share a layout but keep their own
 * memory, so offsets count from the start of whichever is meant; or the dynamic memory of a launch,
 * which is one array under all the names that `extern __shared__` gives it, since all of them begin
 * where it does. */
struct array {
  uint32_t id;         /* index in module.arrays */
  LLVMValueRef global; /* the first, if there are several */
  /* All of them; only dynamic memory and joined arrays have several. */
  LIST_OF(LLVMValueRef) globals;
  LIST_OF(struct member) members; /* with memory of their own; only joined arrays have several */
  const char *name;
  bool is_dynamic;
  uint64_t bytes; /* of joined arrays, that of the largest; 0 for dynamic memory, whose size the
                     launch chooses, and for a pinned array whose type has no known size */
  uint64_t reach; /* all offsets are below it: `bytes`, or UNBANK_OFFSET_END for dynamic memory */
  uint32_t align; /* of joined arrays, the least; of dynamic memory, the least of its names', but at
                     least 16, which a rewrite ensures as ptxas does */
  const struct earlier *earlier;      /* the layout from an earlier run, or NULL */
  LIST_OF(struct pin) pins;           /* in the order they were found: find/pins.h */
  LIST_OF(LLVMValueRef) functions;    /* that use it, in the order they were found, perhaps twice */
  LIST_OF(LLVMValueRef) direct_users; /* those that name it, rather than only receiving an address
                                         from callers; unused for a joined array */
  LIST_OF(uint32_t) accesses;         /* ids */
  LIST_OF(uint32_t) kernels; /* ids of those that use it, through calls, too: relations.h */
};

struct kernel {
  uint32_t id;
  LLVMValueRef function;
  LIST_OF(LLVMValueRef) computed; /* launch numbers that its code computes, as it was found:
                                     address/launch_numbers.h */
  struct unbank_shape block;      /* to score with; never zero; the largest of several */
  enum unbank_block_source block_source;
  /* Launches of this kernel in launch files: kernels/launches.h. */
  LIST_OF(const struct launch_record *) launches;
  LIST_OF(struct unbank_shape) shapes; /* of its launches, each once, smallest first */
  bool is_launched_otherwise;          /* some launches have a shape that is not known */
  bool settled;                /* an assumed shape was tried on the arrays: score/assume.h */
  struct unbank_shape largest; /* if no shape is given: the largest block for which declared rows
                                  and planes have room; x == 0: not known */
  bool promised;               /* the shape may be relied on, provided the rewrite enforces it */
  bool enforced;               /* the kernel has reqntid: launches of any other shape fail */
  bool is_written;             /* this run wrote that reqntid */
  uint64_t dynamic_bytes; /* of dynamic memory that a measured launch has accessed, from its start:
                             so many a block has at least; 0: not known */
  unsigned live; /* registers that it takes at least: occupancy/registers.h; set by the choice */
  /* Itself and the functions of this module that it may run: kernels/calls.h. */
  LIST_OF(LLVMValueRef) functions;
  struct map runs;                    /* the set of these functions, without the kernel itself */
  LIST_OF(uint32_t) arrays, accesses; /* ids of those in its functions: relations.h */
  /* Its accesses, by arrays.items: those of the i-th array begin at starts[i]. */
  uint32_t *by_array;
  uint32_t *starts;
  /* Those of its functions that use an array, in the same way. */
  LLVMValueRef *users_by_array;
  uint32_t *user_starts;
  struct gap unseen;    /* a call that may run code that is not analysed, or was not followed */
  struct gap uncounted; /* what may access shared memory without being in module.accesses */
  struct gap
      baseless;  /* what does so at an address that comes from no array: it may lie anywhere */
  bool leaves;   /* code of other modules may run as part of it */
  bool laid_out; /* an earlier run gave its dynamic memory a layout */
  bool dynamic;  /* it uses dynamic shared memory */
  uint8_t axes;  /* bits of the axes that its code reads: kernels/shapes.h */
  bool strays;   /* some of its functions are called in ways that a trace does not follow */
  bool ends;     /* threads may end before they return, by PTX's exit */
  LIST_OF(struct tried_shape) tried; /* shapes that it was traced for: score/assume.h */
  struct unmoved *unmoved;           /* by place, like accesses: evaluate/unmoved.h; NULL: none */
};

/* What gets one layout: an array, or its clone in one of the kernels that use it. */
struct instance {
  uint32_t id; /* index in module.instances */
  uint32_t array;
  int32_t kernel; /* index in module.kernels of the only kernel it serves; -1: every user of the
                     array */
  struct unbank_layout layout;
  enum unbank_code code; /* set by unbank_set_code() */
  uint32_t namers;       /* of a clone: how many of array.direct_users are its kernel's */
  uint32_t *renamed;     /* sum of `namers` over all clones of the array that change */
  const char *reason;    /* a sentence */
  LLVMValueRef global;   /* the array's, under the name that its first access uses */
  const struct pin *pin; /* the first that affects its kernels, or NULL */
  const char *confined;  /* why its kernels must not take more bytes than they do, or NULL */
  uint64_t bytes_after;
  bool stays_whole;         /* its layout is for rows that a launch decides, and splits no access */
  const uint32_t *accesses; /* ids of the accesses that belong to it */
  size_t access_count;
  LLVMValueRef replacement; /* the global with the new layout, once it exists; one of them for
                               joined arrays */
  struct renewed {
    LLVMValueRef global; /* NULL if the instance's kernels do not use the member */
    uint64_t bytes;
  } *renewed; /* of a joined array, by member, once they exist */
};

/* A part of an access that the rewrite split, other than the first part, which stands for the
 * access. */
struct fragment {
  uint32_t access; /* id */
  uint32_t at;     /* bytes from the access's start */
  LLVMValueRef inst;
};

/* The bits that a layout for rows moves in a launch, as a function computes them. */
struct row_mask {
  LLVMValueRef function, mask;
  LLVMValueRef power; /* the largest power of two that divides the rows: the mask is 0 if it is less
                         than 2^unbank_pitch_log */
  LLVMValueRef shift; /* how far down the bits are shifted that decide flips */
  const struct instance *instance; /* the instance whose layout it is */
};

/* A load or store whose address is better aligned where a layout for rows moves something. */
struct moved_align {
  LLVMValueRef inst;
  uint32_t always, where_moved; /* its alignment, in general and there */
};

struct module {
  struct arena *arena;
  LLVMModuleRef ir;
  struct unbank_shim *shim;
  const struct unbank_options *options;
  const struct profile_list *profiles; /* measurements, perhaps none: profile/list.h */
  const struct launch_list *launches;  /* seen in host code: launch/launch.h; NULL: none */
  LIST_OF(struct array) arrays;
  LIST_OF(struct access) accesses;
  LIST_OF(struct kernel) kernels;
  LIST_OF(struct instance) instances;
  LIST_OF(struct fragment) fragments; /* of accesses that the rewrite split */
  LIST_OF(struct row_mask) row_masks; /* that rewritten functions compute: versions/versions.h */
  LIST_OF(struct moved_align) moved_aligns; /* of rewritten accesses: versions/versions.h */
  uint32_t *first_instance; /* by array id, plus one more: where its instances begin; NULL before
                               there are any */
  /* By access id: the kernels that have it. Those of an access begin at kernel_starts[id]. */
  uint32_t *access_kernels;
  uint32_t *kernel_starts;
  struct map kernel_ids;          /* function -> kernel id: model/relations.h */
  struct map only_kernels;        /* function -> id of its kernel, if only one kernel runs it */
  struct map derived;             /* value -> array id: what leads to an array */
  LIST_OF(struct parted) parted;  /* accesses that are two for now, in the order they were parted */
  struct map arms;                /* instruction of a parted access -> its access.joining */
  struct map whole;               /* accesses of which both arms lead to arrays */
  struct map followed;            /* function -> index in callees: find/callees.h */
  LIST_OF(struct callee) callees; /* in the order they were found */
  LIST_OF(LLVMValueRef) noted_calls;    /* calls that are passed an address and are not followed */
  uint32_t copies, copied_instructions; /* among the callees */
  const struct map *inlined;            /* functions into which others were inlined: inlining/;
                                           NULL: none */
  bool is_as_written;                   /* nothing else is done to it: inlining/as_written.h */
  struct tails *tails;                  /* of long chains of pointers: address/offsets.h; or NULL */
  struct map *bits_by_range;            /* cache of unbank_bits_by_range, or NULL */
  struct map fingerprinted;             /* kernel -> index in fingerprints */
  LIST_OF(uint64_t) fingerprints; /* from before calls were redirected to copies: score/measure.h */
  struct map counted;   /* inline PTX calls whose accesses to shared memory are all listed */
  struct map baseless;  /* those with one at an address that comes from no array, beside others */
  struct calls *calls;  /* who may call whom: kernels/calls.h */
  bool is_for_debugger; /* ptxas will not optimise */
  bool is_part;         /* it is part of a program whose arrays a linker places */
  bool may_be_part;     /* it is a part, or it is not known that it is none */
  bool is_whole; /* no other module runs its functions, has its arrays, or supplies pointers */
  /* What codegen makes of the accesses, or NULL: widths/items/items.h. */
  const struct lowered *lowered;
  const struct kept *kept; /* the part of it that holds under any layout, or NULL: widths/kept.h */
};

#endif
