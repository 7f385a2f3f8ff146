/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/assume.h"

#include <llvm-c/Target.h>
#include <string.h>

#include "address/facts.h"
#include "address/offsets.h"
#include "find/joined.h"
#include "kernels/launches.h"
#include "kernels/promises.h"
#include "kernels/shapes.h"
#include "launch/launch.h"
#include "score/mixture.h"
#include "shim/nvvm.h"
#include "shim/query.h"
#include "support/block.h"
#include "support/integers.h"

/* Bounds. Offsets are modulo 2^32 and arrays smaller than 2^31, so an offset before the array reads
 * as negative. */
static bool pattern_is_inside(const struct trace_pattern *pattern, int64_t bytes, int64_t size) {
  int64_t low = INT64_MAX, high = INT64_MIN;
  UNBANK_EACH_BIT(lane, pattern->must_mask) {
    int64_t relative = (int32_t)pattern->relative[lane];
    low = relative < low ? relative : low;
    high = relative > high ? relative : high;
  }
  for (size_t i = 0; pattern->must_mask && i < pattern->bases.count; i++) {
    int64_t base = (int32_t)pattern->bases.items[i].offset;
    if (base + low < 0 || base + high + bytes > size)
      return false;
  }
  return true;
}

static bool is_inside(const struct access *access, const struct array *array,
                      const struct trace_access *traced) {
  if (!array->bytes || array->bytes > INT32_MAX)
    return true;
  for (size_t i = 0; i < traced->patterns.count; i++) {
    const struct trace_pattern *pattern = &traced->patterns.items[i];
    if (pattern->known && !pattern->data_bits && !pattern->term_count &&
        !pattern_is_inside(pattern, access->bytes, (int64_t)array->bytes))
      return false;
  }
  return true;
}

/* Rows. */

enum { NO_AXIS = 3 };

/* The axis of threadIdx that a leaf reads, or NO_AXIS. */
static unsigned axis_of(LLVMValueRef leaf) {
  static const char *const names[NO_AXIS] = {"tid.x", "tid.y", "tid.z"};
  const char *name = unbank_special_register(leaf);
  unsigned axis = 0;
  while (axis < NO_AXIS && strcmp(name, names[axis]) != 0)
    axis++;
  return axis;
}

/* Whether the array is declared with rows of this many bytes. */
static bool has_rows(const struct module *module, LLVMValueRef array, int64_t bytes) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  LLVMTypeRef type = LLVMGlobalGetValueType(array);
  while (LLVMGetTypeKind(type) == LLVMArrayTypeKind) {
    type = LLVMGetElementType(type);
    if (LLVMGetTypeKind(type) == LLVMArrayTypeKind &&
        LLVMABISizeOfType(layout, type) == (uint64_t)bytes)
      return true;
  }
  return false;
}

/* An access of a trace, whose threads may stay in declared rows. */
struct traced_offset {
  const struct module *module;
  const struct access *access;
  const struct trace_access *traced;
  struct offset offset;
};

/* Whether it is known where the access is in rows of so many bytes, with which its array is
 * declared. */
static bool is_known_in_rows(const struct traced_offset *it, int64_t row) {
  const struct array *array = &it->module->arrays.items[it->access->array];
  LLVMValueRef root = it->offset.root;
  return it->traced->is_certain && (root == array->global || unbank_member_of(array, root)) &&
         has_rows(it->module, root, row);
}

/* Whether the threads along the column's axis stay in one declared row, as far as that is known. */
static bool is_in_one_row(const struct traced_offset *it, int64_t row, unsigned column) {
  const struct offset *offset = &it->offset;
  int64_t scale = 0;
  if (!is_known_in_rows(it, row))
    return true;
  for (unsigned i = 0; i < offset->term_count; i++) {
    const struct term *term = &offset->terms[i];
    if (axis_of(term->leaf) == column)
      scale = term->scale;
    else if (term->scale % row)
      return true;
  }
  int64_t first = offset->constant + scale * it->traced->first[column];
  int64_t last = offset->constant + scale * it->traced->last[column] + it->access->bytes - 1;
  return floor_div(first, row) == floor_div(last, row);
}

/* The smallest size above `step` bytes that the array, or a row or plane of it, is declared
 * with. */
static int64_t least_above(const struct module *module, LLVMValueRef array, int64_t step) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  LLVMTypeRef type = LLVMGlobalGetValueType(array);
  int64_t least = 0;
  while (LLVMGetTypeKind(type) == LLVMArrayTypeKind) {
    int64_t bytes = (int64_t)LLVMABISizeOfType(layout, type);
    if (bytes <= step)
      break;
    least = bytes;
    type = LLVMGetElementType(type);
  }
  return least;
}

/* Whether threads along the row's axis stay in one declared plane of rows, as far as that is known.
 * The whole array is not a plane; is_inside checks that. */
static bool is_in_one_plane(const struct traced_offset *it, int64_t row) {
  const struct offset *offset = &it->offset;
  if (!is_known_in_rows(it, row))
    return true;
  int64_t plane = least_above(it->module, offset->root, row);
  if (!plane || !least_above(it->module, offset->root, plane)) /* one row, or the whole array */
    return true;
  int64_t first = offset->constant, last = offset->constant + it->access->bytes - 1;
  for (unsigned i = 0; i < offset->term_count; i++) {
    const struct term *term = &offset->terms[i];
    unsigned axis = axis_of(term->leaf);
    if (term->scale % plane == 0)
      continue;
    if (axis == NO_AXIS || term->scale < 0)
      return true;
    first += term->scale * it->traced->first[axis], last += term->scale * it->traced->last[axis];
  }
  return floor_div(first, plane) == floor_div(last, plane);
}

static bool is_in_rows(const struct module *module, const struct access *access,
                       const struct trace_access *traced) {
  struct traced_offset it = {module, access, traced, {0}};
  if (!unbank_offset(module, access, &it.offset))
    return true;
  int64_t scales[NO_AXIS + 1] = {0};
  for (unsigned i = 0; i < it.offset.term_count; i++)
    scales[axis_of(it.offset.terms[i].leaf)] = it.offset.terms[i].scale;
  for (unsigned axis = 0; axis < NO_AXIS; axis++)
    if (scales[axis] > 0 && !is_in_one_plane(&it, scales[axis]))
      return false;
  for (unsigned row = 0; row < NO_AXIS; row++)
    for (unsigned column = 0; column < NO_AXIS; column++)
      if (scales[row] > scales[column] && scales[column] > 0 && traced->last[column] &&
          (traced->last[column] > (scales[row] - access->bytes) / scales[column] ||
           !is_in_one_row(&it, scales[row], column)))
        return false;
  return true;
}

static bool fits(const struct module *module, const struct trace *trace) {
  for (size_t i = 0; i < trace->count; i++) {
    const struct access *access = &module->accesses.items[trace->ids[i]];
    const struct trace_access *traced = &trace->accesses[i];
    if (traced->reached && (!is_inside(access, &module->arrays.items[access->array], traced) ||
                            !is_in_rows(module, access, traced)))
      return false;
  }
  return true;
}

/* Whether a trace in which guards on a thread's number keep threads out has a property. */
static bool is_so_behind_guards(const struct module *module, const struct kernel *kernel,
                                struct unbank_shape shape, trace_test *test) {
  struct arena own = {0};
  const bool out = unbank_trace_if(module, kernel, shape, HELD_IN_DATA, test, &own) != NULL;
  arena_free(&own);
  return out;
}

/* Whether a shape fits if guards on a thread's number keep threads out of arrays that are too short
 * for all of them, as in `if (threadIdx.x < assets) drift[threadIdx.x] = ...`. */
static bool fits_behind_guards(const struct module *module, const struct kernel *kernel,
                               struct unbank_shape shape) {
  return is_so_behind_guards(module, kernel, shape, fits);
}

/* Whether a shape has as many threads as the launch bounds say. */
static bool fills_bounds(const struct module *module, const struct kernel *kernel,
                         struct unbank_shape shape) {
  struct unbank_shape bounds = unbank_read_shape(module->ir, kernel->function, "maxntid");
  return bounds.x && unbank_threads_of(bounds) == unbank_threads_of(shape);
}

bool unbank_fits_if_guarded(const struct module *module, struct kernel *kernel,
                            struct unbank_shape shape) {
  return unbank_fits(module, kernel, shape) || fits_behind_guards(module, kernel, shape);
}

/* The largest block. */

/* Lowers the number of threads along each axis that an access has room for, by the declared size
 * that the axis steps through. */
static void leave_room(const struct module *module, const struct access *access,
                       int64_t room[NO_AXIS]) {
  struct offset offset;
  if (!unbank_offset(module, access, &offset) || !LLVMIsAGlobalVariable(offset.root))
    return;
  for (unsigned i = 0; i < offset.term_count; i++) {
    const struct term *term = &offset.terms[i];
    unsigned axis = axis_of(term->leaf);
    int64_t step = term->scale < 0 ? -term->scale : term->scale;
    int64_t all = axis < NO_AXIS && step ? least_above(module, offset.root, step) : 0;
    if (!all)
      continue;
    int64_t first = offset.constant - floor_to(offset.constant, all);
    int64_t threads = (term->scale < 0 ? first : all - access->bytes - first) / step + 1;
    if (!room[axis] || threads < room[axis])
      room[axis] = threads;
  }
}

/* A block and its trace. */
struct traced_block {
  const struct trace *trace;
  struct unbank_shape shape;
};

/* Whether threads at both ends of each axis of a block are certain to execute an access: it is
 * behind no guard that only the first of them pass, or the last. */
static bool is_of_all_threads(const struct traced_block *block, uint32_t id) {
  const struct trace_access *traced = unbank_traced(block->trace, id);
  const unsigned extents[NO_AXIS] = {block->shape.x, block->shape.y, block->shape.z};
  bool out = traced->is_certain;
  for (unsigned axis = 0; axis < NO_AXIS; axis++)
    out = out && !traced->first[axis] && traced->last[axis] + 1 == extents[axis];
  return out;
}

/* Finds for how many threads along each axis the declared sizes that accesses step through have
 * room. `block`: only accesses that all of its threads execute count; NULL: all count. Returns
 * whether the room is known along each axis that the kernel reads. */
static bool find_room(const struct module *module, const struct kernel *kernel,
                      const struct traced_block *block, int64_t room[NO_AXIS]) {
  memset(room, 0, NO_AXIS * sizeof *room);
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const uint32_t id = kernel->accesses.items[i];
    if (!block || is_of_all_threads(block, id))
      leave_room(module, &module->accesses.items[id], room);
  }
  for (unsigned axis = 0; axis < NO_AXIS; axis++) {
    if (!room[axis] && unbank_reads_axis(kernel, (char)('x' + axis)))
      return false;
    room[axis] = room[axis] ? room[axis] : 1;
    if (room[axis] < 1)
      return false;
  }
  return true;
}

/* The shape, or none if blocks are not as large as that, or it has not whole warps. */
static struct unbank_shape block_of(const int64_t extents[NO_AXIS]) {
  const struct unbank_shape none = {0};
  if (!is_block((uint64_t)extents[0], (uint64_t)extents[1], (uint64_t)extents[2]))
    return none;
  const struct unbank_shape shape = {(unsigned)extents[0], (unsigned)extents[1],
                                     (unsigned)extents[2]};
  return unbank_threads_of(shape) % UNBANK_LANES ? none : shape;
}

/* The largest block for which the arrays have room, or none if that is not of whole warps: then a
 * row is longer than its used part. */
static struct unbank_shape largest_block(const struct module *module, const struct kernel *kernel) {
  int64_t room[NO_AXIS];
  return find_room(module, kernel, NULL, room) ? block_of(room) : (struct unbank_shape){0};
}

/* Whether a block is larger than the one found so far, and along no axis smaller. It would be
 * smaller where a guard lets few threads of a row pass, and that guard says that rows are longer.
 */
static bool is_larger(struct unbank_shape shape, struct unbank_shape found) {
  return unbank_threads_of(shape) > unbank_threads_of(found) && shape.x >= found.x &&
         shape.y >= found.y && shape.z >= found.z;
}

/* The share of a row that may be a pad made by hand, or a rim: one part in so many. */
enum { BESIDE = 4 };

/* The block that fills the arrays, by powers of two, as rows may be padded by hand: launches are
 * usually that large. `block`: as in find_room(). None if it is not larger than the block found
 * so far, or is larger than the launch bounds allow. */
static struct unbank_shape filling_block(const struct module *module, const struct kernel *kernel,
                                         const struct traced_block *block) {
  const struct unbank_shape none = {0};
  int64_t room[NO_AXIS];
  if (!find_room(module, kernel, block, room))
    return none;
  for (unsigned axis = 0; axis < NO_AXIS; axis++) {
    const int64_t used = INT64_C(1) << (63 - __builtin_clzll((uint64_t)room[axis]));
    if ((room[axis] - used) * BESIDE > used)
      return none;
    room[axis] = used;
  }
  const struct unbank_shape shape = block_of(room);
  const struct unbank_shape bounds = unbank_read_shape(module->ir, kernel->function, "maxntid");
  const bool is_allowed = !bounds.x || unbank_threads_of(shape) <= unbank_threads_of(bounds);
  return shape.x && is_allowed && is_larger(shape, kernel->block) ? shape : none;
}

/* The block that fills what all threads of another block execute accesses to. */
static struct unbank_shape filling_as_in(const struct module *module, const struct kernel *kernel,
                                         struct unbank_shape other) {
  struct arena own = {0};
  struct module here = *module;
  here.arena = &own;
  const struct traced_block block = {unbank_trace(&here, kernel, other, HELD_IN_DATA), other};
  const struct unbank_shape shape = filling_block(module, kernel, &block);
  arena_free(&own);
  return shape;
}

/* The row of threads for which the access with the most room has room, if it fills the arrays. In a
 * reduction, `if (threadIdx.x < 256) sum[threadIdx.x] += sum[threadIdx.x + 256]` has room for half
 * a block, but in a whole one half of the threads stay behind the guard, so it does not count. */
static struct unbank_shape filling_row(const struct module *module, const struct kernel *kernel) {
  int64_t most = 0;
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    int64_t room[NO_AXIS] = {0};
    leave_room(module, &module->accesses.items[kernel->accesses.items[i]], room);
    most = room[0] > most ? room[0] : most;
  }
  const struct unbank_shape row = block_of((int64_t[]){most, 1, 1});
  const struct unbank_shape shape = row.x && is_larger(row, kernel->block)
                                        ? filling_as_in(module, kernel, row)
                                        : (struct unbank_shape){0};
  return unbank_same_shape(shape, row) ? shape : (struct unbank_shape){0};
}

/* The block that fills the arrays. If none does because guards on a thread's number keep threads
 * from neighbours of what they fill, only the accesses that all threads execute count. */
static struct unbank_shape filling_behind_guards(const struct module *module,
                                                 const struct kernel *kernel) {
  const struct unbank_shape shape = filling_block(module, kernel, NULL);
  if (shape.x)
    return shape;
  return unbank_reads_axis(kernel, 'y') || unbank_reads_axis(kernel, 'z')
             ? filling_as_in(module, kernel, kernel->block)
             : filling_row(module, kernel);
}

/* The trace of a shape that fits, or NULL. */
static struct trace *fitting_trace(const struct module *module, const struct kernel *kernel,
                                   struct unbank_shape shape) {
  struct arena own = {0};
  struct trace *trace = unbank_trace_if(module, kernel, shape, HELD_ALL, fits, &own);
  if (trace)
    arena_join(module->arena, &own);
  else
    arena_free(&own);
  return trace;
}

static struct tried_shape *try_shape(const struct module *module, struct kernel *kernel,
                                     struct unbank_shape shape) {
  for (size_t i = 0; i < kernel->tried.count; i++)
    if (unbank_same_shape(kernel->tried.items[i].shape, shape))
      return &kernel->tried.items[i];
  struct tried_shape tried = {.shape = shape, .fits = true};
  if (unbank_is_guessed(kernel)) {
    tried.trace = fitting_trace(module, kernel, shape);
    tried.fits = tried.trace ||
                 (fills_bounds(module, kernel, shape) && fits_behind_guards(module, kernel, shape));
  }
  struct tried_shape *made = ARENA_PUSH(module->arena, &kernel->tried);
  *made = tried;
  return made;
}

bool unbank_fits(const struct module *module, struct kernel *kernel, struct unbank_shape shape) {
  return try_shape(module, kernel, shape)->fits;
}

struct trace *unbank_trace_for(const struct module *module, struct kernel *kernel,
                               struct unbank_shape shape) {
  struct tried_shape *tried = try_shape(module, kernel, shape);
  if (!tried->trace)
    tried->trace = unbank_trace(module, kernel, shape, HELD_IN_ARRAYS);
  return tried->trace;
}

static size_t unreached(const struct trace *trace) {
  size_t count = 0;
  for (size_t i = 0; i < trace->count; i++)
    count += !trace->accesses[i].reached;
  return count;
}

/* Warps of a one-dimensional block may have different roles, and a block with too few warps lacks
 * some: no thread reaches their accesses. Picks, between the first shape that fits and the next
 * larger one, which does not, the one that fits and reaches the most accesses. */
static struct unbank_shape with_all_roles(const struct module *module, struct kernel *kernel,
                                          struct unbank_shape shape, struct unbank_shape larger) {
  struct unbank_shape best = shape;
  bool are_rows = shape.y * shape.z == 1 && larger.y * larger.z == 1;
  size_t least = are_rows ? unreached(unbank_trace_for(module, kernel, shape)) : 0;
  for (unsigned x = shape.x + UNBANK_LANES; least && x < larger.x; x += UNBANK_LANES) {
    const struct unbank_shape row = {x, 1, 1};
    if (!unbank_fits(module, kernel, row))
      continue;
    const size_t missed = unreached(unbank_trace_for(module, kernel, row));
    if (missed < least)
      best = row, least = missed;
  }
  return best;
}

/* Assumes the block that fills the arrays, if it fits, perhaps because guards on a thread's number
 * keep threads out. */
static void take_filling_block(const struct module *module, struct kernel *kernel) {
  const struct unbank_shape shape = filling_behind_guards(module, kernel);
  if (!shape.x)
    return;
  struct tried_shape *tried = try_shape(module, kernel, shape);
  tried->fits = tried->fits || fits_behind_guards(module, kernel, shape);
  if (tried->fits)
    kernel->block = shape;
}

/* Launches. */

/* Whether no thread of a block is certain to leave an array. */
static bool stays_inside(const struct module *module, const struct trace *trace) {
  for (size_t i = 0; i < trace->count; i++) {
    const struct access *access = &module->accesses.items[trace->ids[i]];
    if (trace->accesses[i].reached &&
        !is_inside(access, &module->arrays.items[access->array], &trace->accesses[i]))
      return false;
  }
  return true;
}

static void drop_shape(struct kernel *kernel, size_t number) {
  const struct unbank_shape shape = kernel->shapes.items[number];
  size_t kept = 0;
  for (size_t i = 0; i < kernel->launches.count; i++)
    if (!unbank_same_shape(kernel->launches.items[i]->block, shape))
      kernel->launches.items[kept++] = kernel->launches.items[i];
  kernel->launches.count = kept;
  kernel->shapes.count--;
  for (size_t i = number; i < kernel->shapes.count; i++)
    kernel->shapes.items[i] = kernel->shapes.items[i + 1];
  kernel->block = kernel->shapes.items[kernel->shapes.count - 1];
}

/* Host code with several shapes may choose each for another kernel, in a way that is not followed.
 * Those with which threads are certain to leave an array are not this kernel's. */
static void drop_impossible(const struct module *module, struct kernel *kernel) {
  bool drops[LAUNCH_SHAPES_MAX];
  size_t count = 0;
  const size_t all = kernel->shapes.count > 1 ? kernel->shapes.count : 0;
  for (size_t i = 0; i < all; i++)
    count += drops[i] = !is_so_behind_guards(module, kernel, kernel->shapes.items[i], stays_inside);
  for (size_t i = all; i-- > 0 && count < all;)
    if (drops[i])
      drop_shape(kernel, i);
}

void unbank_settle_shape(const struct module *module, struct kernel *kernel) {
  drop_impossible(module, kernel);
  if (kernel->block_source != UNBANK_BLOCK_ASSUMED || kernel->settled)
    return;
  struct unbank_shape shapes[PLAUSIBLE_SHAPES_MAX];
  size_t count = unbank_plausible_shapes(module, kernel, shapes);
  bool found = false;
  for (size_t i = 0; i < count && !found; i++) {
    found = unbank_fits(module, kernel, shapes[i]);
    if (found)
      kernel->block = i ? with_all_roles(module, kernel, shapes[i], shapes[i - 1]) : shapes[i];
  }
  count = found ? 0 : unbank_narrow_shapes(module, kernel, shapes);
  for (size_t i = 0; i < count && !found; i++) {
    found = unbank_fits(module, kernel, shapes[i]);
    if (found)
      kernel->block = shapes[i];
  }
  if (found)
    take_filling_block(module, kernel);
  kernel->settled = true;
  kernel->largest = largest_block(module, kernel);
}

struct trace *unbank_kernel_trace(const struct module *module, struct kernel *kernel) {
  size_t count = kernel->shapes.count;
  if (count < 2)
    return unbank_trace_for(module, kernel, kernel->block);
  const struct trace **traces = ARENA_ARRAY(module->arena, const struct trace *, count);
  for (size_t i = 0; i < count; i++)
    traces[i] = unbank_trace_for(module, kernel, kernel->shapes.items[i]);
  return unbank_mix_traces(module->arena, traces, count);
}

void unbank_keep_shapes(const struct module *before, struct module *after) {
  for (size_t k = 0; k < after->kernels.count; k++) {
    const struct kernel *kernel = &before->kernels.items[k];
    if (kernel->block_source == UNBANK_BLOCK_ASSUMED)
      after->kernels.items[k].block = kernel->block;
    if (kernel->shapes.count) {
      after->kernels.items[k].block = kernel->block;
      after->kernels.items[k].shapes = kernel->shapes;
      after->kernels.items[k].launches = kernel->launches;
    }
    after->kernels.items[k].largest = kernel->largest;
    after->kernels.items[k].settled = kernel->settled;
  }
}
