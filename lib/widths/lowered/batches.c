/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/batches.h"

#include "shim/codegen/generated.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "widths/lowered/function.h"

enum { BATCHES_AT_ONCE = 4, BATCH_LEAST = 2000, BATCH_MOST = 20000, WHOLE_MOST = 300000 };

/* Marks whose functions go through codegen together, and the job that does this, or NULL. */
struct batch {
  size_t first;
  LLVMTargetMachineRef machine;
  struct unbank_codegen_job *job;
};

struct batches {
  const struct unbank_codegen_source *source;
  const size_t *begun; /* by mark: the instructions of its function, if it is the function's first
                          mark; else 0 */
  bool is_whole;       /* the whole module is one batch */
  size_t instructions; /* about as many as this in each batch */
  bool is_one;         /* all marks are in one batch */
  struct batch at_once[BATCHES_AT_ONCE];
};

static size_t *count_begun(const struct lowering *it) {
  const struct access *all = it->module->accesses.items;
  size_t *begun = ARENA_ARRAY(it->module->arena, size_t, it->count + 1);
  LLVMValueRef before = NULL;
  for (size_t i = 0; i < it->count; i++) {
    LLVMValueRef function = all[it->all_marked[i]].function;
    begun[i] = function == before ? 0 : unbank_instruction_count(function);
    before = function;
  }
  return begun;
}

static size_t sum_of(const size_t *begun, size_t count) {
  size_t all = 0;
  for (size_t i = 0; i < count; i++)
    all += begun[i];
  return all;
}

static size_t batch_instructions(const size_t *begun, size_t count) {
  size_t each = (sum_of(begun, count) + BATCHES_AT_ONCE - 1) / BATCHES_AT_ONCE;
  return each < BATCH_LEAST ? BATCH_LEAST : each > BATCH_MOST ? BATCH_MOST : each;
}

/* The end of the batch that begins at a mark: the first mark of the next batch. */
static size_t end_of_batch(const struct batches *all, size_t first, size_t count) {
  size_t taken = all->begun[first];
  for (size_t end = first + 1; end < count; end++) {
    if (all->begun[end] && taken + all->begun[end] / 2 >= all->instructions)
      return end;
    taken += all->begun[end];
  }
  return count;
}

/* Waits for the job of a batch, and reads its PTX. */
static bool take_batch(struct lowering *it, struct batch *batch) {
  struct unbank_codegen codegen;
  struct arena scratch = {0};
  struct unbank_codegen_job *job = batch->job;
  batch->job = NULL;
  if (!unbank_codegen_end(job, &codegen))
    return false;
  it->codegen = &codegen;
  it->scratch = &scratch;
  it->marked = it->all_marked + batch->first;
  unbank_take_ptx(it, it->module->accesses.items[it->marked[0]].function);
  arena_free(&scratch);
  unbank_codegen_clear(&codegen);
  return true;
}

/* Makes the target machines of all batches. This has to happen before any job begins, because
 * making one depends on an option of the process. */
static bool new_machines(const struct lowering *it, struct batches *all) {
  LLVMValueRef function = it->module->accesses.items[it->all_marked[0]].function;
  struct unbank_machine_of of = it->machine_of;
  of.is_exact = all->is_whole;
  bool done = true;
  for (size_t i = 0; i < (all->is_one ? 1 : BATCHES_AT_ONCE); i++) {
    struct batch *batch = &all->at_once[i];
    batch->machine = unbank_new_machine(it->module->ir, function, it->is_short, of);
    done = done && batch->machine;
  }
  return done;
}

/* Begins the job of a batch, and returns the end of the batch. */
static size_t begin_batch(const struct lowering *it, const struct batches *all, size_t first,
                          struct batch *batch) {
  const size_t end = end_of_batch(all, first, it->count);
  const struct unbank_codegen_request request = {.machine = batch->machine,
                                                 .instructions = it->instructions + first,
                                                 .count = end - first,
                                                 .is_whole = all->is_whole,
                                                 .lengthens = it->lengthens,
                                                 .has_thread = !all->is_one};
  batch->first = first;
  batch->job = unbank_codegen_begin(all->source, &request);
  return end;
}

static void clear_batches(struct batch *batches) {
  for (size_t i = 0; i < BATCHES_AT_ONCE; i++) {
    struct unbank_codegen unread;
    if (batches[i].job && unbank_codegen_end(batches[i].job, &unread))
      unbank_codegen_clear(&unread);
    if (batches[i].machine)
      LLVMDisposeTargetMachine(batches[i].machine);
  }
}

/* Takes all batches. While one is read, the next ones go through codegen. */
static bool take_all(struct lowering *it, struct batches all) {
  size_t begun = 0, taken = 0;
  all.instructions = all.is_whole ? SIZE_MAX : batch_instructions(all.begun, it->count);
  all.is_one = end_of_batch(&all, 0, it->count) == it->count;
  bool done = new_machines(it, &all);
  for (size_t first = 0; done && (first < it->count || taken < begun);)
    if (first == it->count || begun == taken + BATCHES_AT_ONCE)
      done = take_batch(it, &all.at_once[taken++ % BATCHES_AT_ONCE]);
    else
      first = begin_batch(it, &all, first, &all.at_once[begun++ % BATCHES_AT_ONCE]);
  clear_batches(all.at_once);
  return done;
}

/* Whether the whole module goes through codegen, as one batch, so that the compile can use this
 * code if the pass changes nothing (generated.h). Most of the module must be functions that need
 * codegen anyway, since compiling the rest is wasted if the pass does change something. */
static bool pays_whole(const struct lowering *it, const size_t *begun) {
  const struct module *module = it->module;
  LLVMCodeGenOptLevel level;
  if (it->lengthens || !unbank_shim_expects_codegen(module->shim, &level))
    return false;
  unsigned version = unbank_ptx_version(module->accesses.items[it->all_marked[0]].function);
  for (size_t a = 0; a < module->arrays.count; a++)
    if (it->out->unread[a])
      return false;
  size_t all = 0;
  for (LLVMValueRef f = LLVMGetFirstFunction(module->ir); f; f = LLVMGetNextFunction(f))
    all += unbank_instruction_count(f);
  return version >= PTX_SAYS_USED && all <= WHOLE_MOST && sum_of(begun, it->count) > all / 2 &&
         unbank_may_keep_generated(module->ir);
}

bool unbank_take_batches(struct lowering *it) {
  struct unbank_codegen_source *source =
      unbank_codegen_open(it->module->ir, unbank_shim_expects_text(it->module->shim));
  const size_t *begun = count_begun(it);
  struct batches all = {.source = source, .begun = begun, .is_whole = pays_whole(it, begun)};
  bool done = all.is_whole && take_all(it, all);
  all.is_whole = false;
  done = done || take_all(it, all);
  unbank_codegen_close(source);
  return done;
}
