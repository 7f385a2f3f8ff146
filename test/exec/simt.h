/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running device IR on the CPU, to judge a rewrite by what it does.
 *
 *   program   a module made runnable: one kernel, compiled for this machine, with hooks (program.c,
 *             instrument.c)
 *   launch    a grid of blocks with arguments; blocks run one after the other (block.c)
 *   thread    a fiber: it runs until it waits for other threads, a barrier or a shuffle (block.c)
 *   shared    the memory of the addrspace(3) arrays of one block, with guard zones (shared.c)
 *   site      one access instruction, or one piece of a memcpy or memset
 *   event     what a thread did: entered a basic block, accessed memory at a site, returned
 *   log       the events of one thread, in order
 *   count     wavefronts of a site, from the logs of a block (replay.c)
 *
 * Independence: nothing here uses the pass's analyses or its predictions. It shares with them the
 * wavefront rule of one warp instruction (unbank/bank.h) and the memory arena.
 */
#ifndef UNBANK_TEST_SIMT_H
#define UNBANK_TEST_SIMT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "unbank/bank.h"

/* How a run ends; also the exit status of the program. */
enum ending {
  ENDED_WELL = 0,
  ENDED_DIFFERENT = 1, /* a rule of CUDA was broken, outputs differ, or counts differ */
  ENDED_UNUSABLE = 2,  /* usage, or input that cannot be read */
  ENDED_UNABLE = 3,    /* needs something that is not simulated, which the sentence names */
};

/* An outcome. `sentence`, malloc'd, says what went wrong; NULL when nothing did. */
struct outcome {
  enum ending ending;
  char *sentence;
};
static inline struct outcome outcome_well(void) { return (struct outcome){ENDED_WELL, NULL}; }

struct dim3 {
  unsigned x, y, z;
};
static inline unsigned dim3_count(struct dim3 it) { return it.x * it.y * it.z; }

/* Numbers of basic blocks run through all functions of the module; NO_BLOCK: the function's end. */
enum { NO_BLOCK = UINT32_MAX };

struct basic_block {
  uint32_t reconverge; /* immediate post-dominator */
  bool is_entry;       /* of its function; such a block has no predecessor */
};

enum { NO_INDEX = -1 };

struct site {
  long index; /* running number among the accesses that a report lists, or NO_INDEX */
  enum unbank_op op;
  uint32_t bytes;        /* moved by one lane at once; 0: not one instruction of the device */
  uint32_t extent;       /* bytes touched: equal to `bytes` unless that is 0 */
  uint32_t piece;        /* byte offset from the instruction's pointer */
  bool must_hit;         /* the pointer leads to shared arrays only */
  unsigned line, column; /* 0: not known */
  const char *function;
};

struct site_list {
  struct site *items;
  size_t count, room;
};
struct block_list {
  struct basic_block *items;
  size_t count, room;
};

/* Shared memory of one block. Array i takes [offset, offset + bytes) of `base`; what lies between
 * is guarded. Offsets are multiples of SHARED_ALIGN, so they give the same banks as on hardware. */
enum { SHARED_ALIGN = 1024, SHARED_POISON = 0xa5 };
struct shared_array {
  const char *name;
  uint32_t offset, bytes;
};
struct shared {
  struct shared_array *items;
  size_t count, room;
  uint8_t *base;    /* NULL before shared_map */
  uint8_t *written; /* one flag a byte */
  uint32_t bytes;
};

/* Adds an array and returns its offset. */
uint32_t shared_place(struct shared *shared, struct arena *arena, const char *name, uint32_t bytes);
/* Maps the memory, in the low 2 GB where the machine can, as device addresses fit 32 bits. */
struct outcome shared_map(struct shared *shared);
void shared_unmap(struct shared *shared);
/* Fills it with SHARED_POISON: the same byte everywhere, so that what a kernel reads before it has
 * written does not depend on the layout. */
void shared_reset(struct shared *shared);
/* The array that holds [address, address + bytes), or NULL. */
const struct shared_array *shared_find(const struct shared *shared, uintptr_t address,
                                       uint32_t bytes);
bool shared_contains(const struct shared *shared, uintptr_t address);

struct jit; /* LLVM's part of a program */

struct program {
  struct arena *arena;
  struct site_list sites;
  struct block_list blocks;
  struct shared shared;
  uint32_t parameter_count;
  uint32_t *parameter_bytes;       /* of each parameter of the kernel */
  void (*start)(void **arguments); /* the kernel; arguments[i] points to the i-th one's value */
  struct jit *jit;
};

/* Loads a module and compiles `kernel`. `dynamic_bytes` is the size of the launch's dynamic shared
 * memory. Call program_free in any case. */
struct outcome program_load(struct program *program, const char *path, const char *kernel,
                            uint32_t dynamic_bytes, struct arena *arena);
void program_free(struct program *program);

/* What happened at one site in one block. */
struct count {
  uint64_t executions;        /* warp executions with at least one active lane */
  uint64_t wavefronts, ideal; /* sums over them */
  unsigned min, max;          /* wavefronts of one */
};

struct launch {
  struct dim3 grid, block;
  void **arguments;
};

struct tally {
  struct count *counts;   /* for each site: the grid's first block */
  bool complete;          /* false: the logs grew past LOG_EVENTS_MAX; counts are then all zero */
  uint64_t uninitialised; /* loads of shared bytes that nobody had written, all blocks */
};

/* Runs all blocks and counts the first. */
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
  size_t count, room;
};

/* Counts one warp from the logs of its lanes (fewer than 32 in a last, partial warp). False if the
 * logs do not fit the program's control flow: an error in here. */
bool replay_warp(const struct program *program, const struct event_log *lanes, unsigned lane_count,
                 struct count *counts);

/* Host functions that stand for device intrinsics (device.c), and hooks (block.c). */
struct host_function {
  const char *name; /* as the module declares it */
  void *address;
};
extern const struct host_function device_functions[]; /* ends with a NULL name */
extern const struct host_function hook_functions[];   /* likewise */
#define HOOK_ACCESS "unbank.access"
#define HOOK_BLOCK "unbank.block"
#define HOOK_RETURN "unbank.return"

#endif
