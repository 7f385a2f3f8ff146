/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running device IR on the CPU: what a kernel computes, and what its shared memory costs.
 *
 *   program   a module made runnable, for some of its kernels: compiled for this machine (program.c
 *             leads; ptx/, instrument.c, screen.c, native.c, store.c, link.c help)
 *   launch    a grid of blocks with arguments (launch.c, memory.c)
 *   worker    a CPU thread that takes blocks in order and runs one at a time (block.c)
 *   thread    of a block: a fiber, which runs until it waits for others (fiber.c)
 *   hook      what a kernel calls as it runs, at blocks and accesses (hooks.c, race.c, violation.c)
 *   host      a function that stands for a device intrinsic or for PTX (device/)
 *   shared    memory of the addrspace(3) arrays of one block, with guard zones (shared.c)
 *   region    a piece of global memory that kernels may touch (region.c)
 *   site      one access instruction, or one piece of a memcpy or memset; as wide as in the IR, or
 *             as in a cubin (cubin/)
 *   event     what a thread did: entered a basic block, accessed shared memory, returned
 *   log       the events of one thread in one block, in order
 *   count     warp executions and wavefronts of a site, from the logs (replay.c)
 *
 * Independence: nothing here uses the pass's analyses or its predictions. It shares with them the
 * wavefront rule of one warp instruction (unbank/bank.h), the report, the readers of inline PTX and
 * of profiles, the door to LLVM (lib/shim) and lib/support. No LLVM header here.
 */
#ifndef UNBANK_SIM_SIM_H
#define UNBANK_SIM_SIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "unbank/bank.h"
#include "unbank/report.h"

/* How a run ends. */
enum ending {
  RUN_WELL = 0,
  RUN_FAULT = 1,    /* the kernel broke a rule of CUDA: out of bounds, a race, a deadlock, a trap */
  RUN_UNUSABLE = 2, /* usage, or input that cannot be read */
  RUN_UNABLE = 3,   /* needs something that is not simulated, which the sentence names */
};

/* An outcome. `sentence`, malloc'd, says what went wrong; NULL when nothing did. */
struct outcome {
  enum ending ending;
  char *sentence;
};
static inline struct outcome outcome_well(void) { return (struct outcome){RUN_WELL, NULL}; }

struct dim3 {
  unsigned x, y, z;
};
static inline uint64_t dim3_count(struct dim3 it) { return (uint64_t)it.x * it.y * it.z; }

enum {
  THREADS_MAX = 1024,            /* of a block */
  SHARED_BYTES_MAX = 227 * 1024, /* of a block, on sm_90: CUDA C++ Programming Guide, 20.8 */
};

/* Code. Basic blocks are numbered through all functions of the module; NO_BLOCK: a function's end.
 */
enum { NO_BLOCK = UINT32_MAX };

struct basic_block {
  uint32_t reconverge;   /* immediate post-dominator */
  uint32_t instructions; /* of the IR, phis and debug intrinsics left out */
  bool is_entry;         /* of its function; such a block has no predecessor */
};

enum { NO_INDEX = -1 };

/* One instruction of the device, at an offset from a site's own address. */
struct piece {
  int32_t offset;
  uint32_t bytes;
};

struct site {
  long index; /* running number among the accesses that a report lists, or NO_INDEX */
  enum unbank_op op;
  uint32_t bytes;  /* moved by one lane at once; 0: not one instruction of the device */
  uint32_t extent; /* bytes touched: equal to `bytes` unless that is 0 */
  uint32_t align;  /* bytes: its address must be a multiple of so many; 0: of any number */
  uint32_t scalar; /* bytes of each number moved, which one instruction moves; 0: not told */
  uint64_t used;   /* a bit for each byte of a load that something uses; 0: all, or not followed */
  uint32_t piece;  /* byte offset from the instruction's pointer */
  uint32_t lanes;  /* ldmatrix, stmatrix: this many lanes bring an address; else 32 */
  bool must_hit;   /* the pointer leads to shared arrays only */
  bool writes, atomic;
  bool releases, acquires; /* orders what its thread does before, or after, for others */
  bool judged_after;       /* a plain store: whether it races is seen once it has happened */
  bool ordered;            /* an atomic whose order among blocks shows in memory or in its result */
  uint32_t lead; /* the site whose instruction moves these bytes: as a rule this one. Others are not
                    counted */
  const struct piece *pieces; /* the instructions that it leads, as a cubin has them; NULL: one, as
                                 in the IR */
  uint32_t piece_count;       /* 0 with `pieces` set: the cubin has no instruction for it */
  const char *unknown;        /* why a cubin does not tell its instructions, or NULL */
  uint32_t mark;      /* number of its IR instruction (marks.c); 0: one that did not come with it */
  uint32_t segment;   /* no barrier stands between sites of one block that share this number */
  bool may_hit;       /* the pointer may lead to shared memory */
  const char *symbol; /* its function, as in the IR */
  uint32_t neighbours; /* sites that differ from one another by a constant offset have the same
                          number here, and ... */
  int64_t distance;    /* ... this is that offset; meaningful among neighbours only (address.c) */
  uint32_t block;      /* its basic block */
  const void *instruction; /* of the module that was loaded or adopted; only to be compared */
  const char *array;       /* the only array that the pointer may lead to, or NULL */
  const char *function;
  struct unbank_place place;
  struct unbank_place *inlined_at; /* innermost first */
  size_t inlined_at_count;
};

LIST_STRUCT(site_list, struct site);
LIST_STRUCT(block_list, struct basic_block);

/* Where the arrays lie in a block's shared memory. Array i takes [offset, offset + bytes); what
 * lies between is guarded. Offset 0 is bank 0, and so is every multiple of SHARED_ALIGN. */
enum { SHARED_ALIGN = 1024, SHARED_POISON = 0xa5 };
/* No array that fits begins at a multiple of more. */
enum { SHARED_ALIGN_MAX = 256 * 1024 };
struct shared_array {
  const char *name, *display; /* as in the IR; as in the source, or NULL */
  uint32_t offset, bytes;
  uint32_t align; /* what the program may rely on, as where it computes addresses with ^ */
  bool dynamic;   /* the launch's: sized by the launch, and last */
  bool hidden;    /* not the program's: what the system keeps in shared memory */
  struct unbank_place place;
};
struct shared_plan {
  struct shared_array *items;
  size_t count, capacity;
  uint32_t bytes; /* with all guards */
  uint32_t
      align; /* the largest of its arrays, at most SHARED_ALIGN_MAX: offset 0 is a multiple of it */
};
/* Adds an array, which begins `start` bytes behind a multiple of SHARED_ALIGN, or at one of its own
 * alignment where that is larger, and returns its offset. */
uint32_t shared_place(struct shared_plan *plan, struct arena *arena, struct shared_array array,
                      uint32_t start);

/* One block's memory. */
struct shared {
  const struct shared_plan *plan;
  uint8_t *base;
  uint8_t *written; /* one flag a byte */
  void *mapped;     /* what the system gave, in which the base is the first aligned byte */
};
/* Maps it, in the low 2 GB where the machine can, as device addresses fit 32 bits. */
struct outcome shared_map(struct shared *shared, const struct shared_plan *plan);
void shared_unmap(struct shared *shared);
/* Fills array i with SHARED_POISON: the same byte everywhere, so that what a kernel reads before it
 * has written does not depend on the layout. */
void shared_reset(struct shared *shared, size_t i);
/* The array that holds [address, address + bytes), or NULL. */
const struct shared_array *shared_find(const struct shared *shared, uintptr_t address,
                                       uint32_t bytes);
static inline bool shared_contains(const struct shared *shared, uintptr_t address) {
  return address - (uintptr_t)shared->base < shared->plan->bytes;
}

/* Global memory: pieces that do not overlap. */
struct region {
  uintptr_t address;
  size_t bytes;
  const char *name;
};
struct region_list {
  struct region *items; /* sorted by address once regions_sort has run */
  size_t count, capacity;
};
void regions_sort(struct region_list *list);
/* The region that holds [address, address + bytes), or NULL. */
const struct region *regions_find(const struct region_list *list, uintptr_t address, size_t bytes);
/* The region that ends or begins nearest to the address, or NULL. */
const struct region *regions_near(const struct region_list *list, uintptr_t address);

struct parameter {
  uint32_t bytes;
  bool is_pointer, by_value; /* a structure: the argument is its bytes */
};
struct kernel {
  const char *name, *display;
  uint64_t fingerprint;  /* of its code (kernels/fingerprint.h), for a profile */
  struct dim3 required;  /* the only block shape that may be launched; 0: any */
  uint64_t most_threads; /* of a block, by the launch bounds; 0: as many as there can be */
  struct dim3 cluster;   /* blocks of a cluster; 0: none */
  unsigned architecture; /* 90: of sm_90; 0: not said */
  struct unbank_place place;
  struct parameter *parameters;
  size_t parameter_count;
  size_t *arrays; /* those that it, or what it calls, uses: indices into the plan */
  size_t array_count;
  uint32_t static_bytes; /* of these, the dynamic one left out, as ptxas lays them out */
};

struct code; /* LLVM's part of a program */

struct program {
  struct arena *arena;
  struct site_list sites;
  struct block_list blocks;
  struct shared_plan plan;
  struct kernel *kernels;
  size_t kernel_count;
  struct region_list globals; /* __device__ and __constant__ variables that kernels may write, and
                                 constants */
  unsigned workers;
  struct code *code;
};

struct program_options {
  const char *const *kernels; /* names to make runnable; none: all definitions that are kernels */
  size_t kernel_count;
  uint32_t dynamic_bytes; /* the launch's dynamic shared memory */
  unsigned workers;       /* copies of the code, one for each CPU thread; 0: one for each core */
  bool quick;             /* compile fast rather than well */
  bool with_cubin;        /* cubin_apply will follow: keep what it needs */
};

/* Loads a module, or several, which are linked, and compiles its kernels. Call program_free in any
 * case. */
struct outcome program_load(struct program *program, const char *const *paths, size_t count,
                            const struct program_options *options, struct arena *arena);
void program_free(struct program *program);
const struct kernel *program_kernel(const struct program *program, const char *name);
/* The memory of a __device__ or __constant__ variable, or NULL. */
const struct region *program_global(const struct program *program, const char *name);
/* The start function of a kernel in one worker's code: arguments[i] points to the i-th argument's
 * value, or to its bytes where it is passed by value. */
typedef void kernel_start(void **arguments);
kernel_start *program_start(const struct program *program, const struct kernel *kernel,
                            unsigned worker);
/* Where one worker's code looks for the arrays. */
struct shared *program_shared(const struct program *program, unsigned worker);

/* What happened at one site, in all blocks that were counted. */
struct count {
  uint64_t executions;        /* warp executions with at least one active lane */
  uint64_t lanes;             /* active lanes, summed over them */
  uint64_t wavefronts, ideal; /* sums over them; 0 if the rule of the operation is not known */
  unsigned min, max;          /* wavefronts of one */
  bool misaligned;            /* at addresses that its instruction cannot take */
};

/* One warp execution of a site, for those who want the addresses. `lanes` holds offsets within
 * `array`, whose lanes alone are active. */
typedef void observer(void *context, uint64_t block, const struct site *site,
                      const struct shared_array *array, const struct unbank_lanes *lanes);

struct launch {
  const struct kernel *kernel;
  struct dim3 grid, block;
  void **arguments;
  struct region_list
      memory;              /* buffers that the kernel may touch; the program's globals are added */
  uint32_t dynamic_bytes;  /* at most those that the program was loaded with */
  uint64_t counted_blocks; /* count the first so many blocks; 0: all */
  bool ignore_races;
  double seconds;    /* stop after this time; 0: never */
  observer *observe; /* NULL: nobody; called under a lock, blocks in no particular order */
  void *observer_context;
  void (*print)(void *context,
                const char *text); /* what the kernel prints, in block order; NULL: lost */
  void *print_context;
  uint64_t *ended; /* counts the blocks that are over, while others run; NULL: nobody asks */
};

struct tally {
  struct count *counts;   /* for each site */
  uint64_t *block_warps;  /* for each basic block: warp executions */
  uint64_t blocks;        /* that were counted */
  uint64_t instructions;  /* warp instructions of the IR, in them */
  bool complete;          /* false: the logs grew past LOG_EVENTS_MAX; counts are then all zero */
  uint64_t uninitialised; /* loads of shared bytes that nobody had written, all blocks */
  const struct site *uninitialised_at; /* one such load, or NULL */
};

/* Runs all blocks. The outcome, memory and tally are the same for any number of workers. */
struct outcome launch_run(struct program *program, const struct launch *launch,
                          struct tally *tally);

/* Events, packed into 64 bits: kind, block or site, and for an access the address as an offset in
 * shared memory. */
enum event_kind { EVENT_BLOCK, EVENT_ACCESS, EVENT_RETURN };
#define EVENT_ELSEWHERE UINT32_MAX /* the address is not in shared memory */
static inline uint64_t event_pack(enum event_kind kind, uint32_t id, uint32_t offset) {
  return (uint64_t)kind << 62 | (uint64_t)id << 32 | offset;
}
static inline enum event_kind event_kind(uint64_t event) { return (enum event_kind)(event >> 62); }
static inline uint32_t event_id(uint64_t event) { return (uint32_t)(event >> 32) & 0x3fffffff; }
static inline uint32_t event_offset(uint64_t event) { return (uint32_t)event; }

struct event_log {
  uint64_t *events;
  size_t count, capacity;
};

/* Counts one warp from the logs of its lanes (fewer than 32 in a last, partial warp). False if the
 * logs do not fit the program's control flow: an error in here. `seen` may be NULL. */
typedef void replay_observer(void *context, const struct site *site,
                             const struct unbank_lanes *lanes);
bool replay_warp(const struct program *program, const struct event_log *lanes, unsigned lane_count,
                 struct tally *tally, replay_observer *seen, void *context);

/* Host functions that stand for device intrinsics (device.h), and hooks (hooks.c). */
struct host_function {
  const char *name; /* as the module declares it, once lower.c has been there */
  void *address;
};
extern const struct host_function *const device_tables[]; /* ends with NULL; a table, with a NULL
                                                             name */
/* Memory that a host function touches through one of its operands, in each thread that calls it. */
struct host_access {
  const char *name; /* of the function, likewise */
  unsigned operand;
  enum unbank_op op;
  uint32_t bytes; /* 0: operand 2 says how many, and it is not one access */
  uint32_t lanes; /* only the first so many bring an address; 0: all */
  bool writes;
};
extern const struct host_access host_accesses[];    /* likewise */
extern const struct host_function hook_functions[]; /* likewise */
#define HOOK_ACCESS "unbank.access" /* before an access that may touch shared memory */
#define HOOK_RANGE "unbank.range"   /* the same, of as many bytes as a third operand says */
#define HOOK_STORED "unbank.stored" /* after such a store */
#define HOOK_GLOBAL "unbank.global" /* before any other access, local variables excepted */
#define HOOK_FENCE "unbank.fence"
#define HOOK_BLOCK "unbank.block"
#define HOOK_RETURN "unbank.return"

#endif
