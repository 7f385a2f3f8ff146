/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <llvm-c/Comdat.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdlib.h>
#include <string.h>

#include "host/conditions.h"
#include "host/host_internal.h"
#include "report/place.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/source.h"
#include "support/files.h"
#include "support/map.h"
#include "support/words.h"

enum { SMALL_MAX = 500 }; /* instructions of a callee that is kept for what it computes */
/* Instructions of a function that is inlined because it launches: its own, and together with those
 * of functions that are inlined into it for the same reason. */
enum { LAUNCHING_MAX = 1000, INLINED_MAX = 10000 };

/* Promotes variables to registers, inlines calls, passes arguments by value instead of by address,
 * and propagates constants through calls and globals. In the branch of an equality with a constant,
 * gvn knows the constant. simplifycfg replaces the constants of a switch, so it has to wait until
 * the constructor of a dim3 is inlined and its sides are constants. No pass merges code that
 * differs in these. */
#define NUMBERS "sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>"
#define INLINE(passes) "cgscc(devirt<4>(inline,argpromotion,function(" passes ")))"
static const char pipeline[] = "globaldce," INLINE(NUMBERS) ",function(gvn,simplifycfg)," INLINE(
    NUMBERS ",gvn,simplifycfg") ",ipsccp,globalopt,globaldce,"
                                "function(" NUMBERS ",gvn,simplifycfg," NUMBERS ")";

/* The functions of the copy that are kept. */

struct keeping {
  struct host *host;
  struct map kept;
  LIST_OF(LLVMValueRef) functions; /* those that launch, and their callers, first; then callees */
};

static void keep(struct keeping *it, LLVMValueRef function) {
  if (!LLVMIsDeclaration(function) && map_add(&it->kept, function, 1))
    *ARENA_PUSH(it->host->arena, &it->functions) = function;
}

/* Keeps the functions whose instructions use a value, directly or in a constant expression. */
static void keep_users(struct keeping *it, LLVMValueRef value) {
  UNBANK_EACH_USER(user, value) {
    if (LLVMIsAInstruction(user))
      keep(it, unbank_function_of(user));
    else if (LLVMIsAConstantExpr(user))
      keep_users(it, user);
  }
}

static void keep_callees(struct keeping *it, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = LLVMIsAFunction(unbank_called_by(inst));
      if (callee && unbank_instruction_count(callee) <= SMALL_MAX)
        keep(it, callee);
    }
}

/* Keeps the functions that launch or use a kernel's address, all their callers, the functions that
 * use local variables of the module, and then small callees. */
static void keep_what_matters(struct keeping *it) {
  keep_users(it, it->host->launch);
  for (size_t i = 0; i < it->host->stubs.count; i++)
    keep_users(it, LLVMGetNamedFunction(it->host->copy, it->host->stubs.items[i].stub));
  for (size_t i = 0; i < it->functions.count; i++)
    keep_users(it, it->functions.items[i]);
  UNBANK_EACH_GLOBAL(global, it->host->copy)
    if (unbank_is_local(global) && !LLVMIsGlobalConstant(global))
      keep_users(it, global);
  for (size_t i = 0; i < it->functions.count; i++)
    keep_callees(it, it->functions.items[i]);
}

/* Preparing the copy. */

static void drop_attribute(LLVMValueRef function, const char *name) {
  LLVMRemoveEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                 LLVMGetEnumAttributeKindForName(name, strlen(name)));
}

/* Makes an inline function local: each module that calls one has its own copy, so all callers that
 * matter are here. */
static void make_local(LLVMValueRef function) {
  LLVMLinkage linkage = LLVMGetLinkage(function);
  drop_attribute(function, "optnone");
  drop_attribute(function, "noinline");
  if (linkage == LLVMLinkOnceODRLinkage || linkage == LLVMLinkOnceAnyLinkage) {
    LLVMSetComdat(function, NULL);
    LLVMSetLinkage(function, LLVMInternalLinkage);
  }
}

/* Functions that launch what their callers pass. They get the shape from these, often by the
 * address of a structure, so they have to be inlined. LLVM would inline a large one only if it is
 * called once. */
struct launchers {
  struct map brings; /* the instructions that each brings to where it is called, or one of these: */
  LLVMAttributeRef always_inline;
};
enum { NOT_LOOKED_AT = 0, NOT_INLINED = UINT32_MAX };

/* Marks a function, and those of them that it calls, to be inlined unless it becomes too large.
 * Returns what it brings. */
static uint32_t inline_launcher(struct launchers *it, LLVMValueRef function) {
  uint32_t brings = unbank_instruction_count(function), of_callee = NOT_LOOKED_AT;
  const bool is_small = brings <= LAUNCHING_MAX;
  map_put(&it->brings, function, NOT_INLINED); /* for calls back to it */
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = unbank_called_by(inst);
      if (!callee || brings > INLINED_MAX || !map_get(&it->brings, callee, &of_callee))
        continue;
      if (of_callee == NOT_LOOKED_AT)
        of_callee = inline_launcher(it, callee);
      brings += of_callee == NOT_INLINED ? 0 : of_callee;
    }
  if (!is_small || brings > INLINED_MAX)
    return NOT_INLINED;
  LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          it->always_inline);
  map_put(&it->brings, function, brings);
  return brings;
}

static void inline_launchers(struct host *host) {
  static const char always[] = "alwaysinline";
  const unsigned kind = LLVMGetEnumAttributeKindForName(always, sizeof always - 1);
  LLVMContextRef context = LLVMGetModuleContext(host->copy);
  struct launchers it = {map_new(host->arena), LLVMCreateEnumAttribute(context, kind, 0)};
  LIST_OF(LLVMValueRef) functions = {0};
  UNBANK_EACH_USER(user, host->launch) {
    LLVMValueRef function = unbank_function_of(user);
    if (!function || LLVMGetLinkage(function) != LLVMInternalLinkage)
      continue;
    map_put(&it.brings, function, NOT_LOOKED_AT);
    *ARENA_PUSH(host->arena, &functions) = function;
  }
  for (size_t i = 0; i < functions.count; i++) {
    if (map_or(&it.brings, functions.items[i], NOT_LOOKED_AT) == NOT_LOOKED_AT)
      inline_launcher(&it, functions.items[i]);
  }
}

/* Reduces the copy to what matters. Aliases are resolved, since one of the two names of a C++
 * constructor is an alias. */
static void prepare(struct host *host) {
  struct keeping keeping = {.host = host, .kept = map_new(host->arena)};
  unbank_resolve_aliases(host->copy);
  keep_what_matters(&keeping);
  UNBANK_EACH_FUNCTION(function, host->copy) {
    if (LLVMIsDeclaration(function))
      continue;
    if (unbank_stub(host, function) || !map_get(&keeping.kept, function, NULL))
      unbank_drop_body(function);
    else
      make_local(function);
  }
  inline_launchers(host);
}

static char *optimise(struct host *host) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(host->copy, pipeline, NULL, options);
  LLVMDisposePassBuilderOptions(options);
  host->launch = LLVMGetNamedFunction(host->copy, UNBANK_LAUNCH); /* removed if nothing calls it */
  host->named = LLVMGetNamedFunction(host->copy, UNBANK_NAMED);
  if (!error)
    return NULL;
  char *text = LLVMGetErrorMessage(error);
  char *out = unbank_error("launches cannot be looked for: %s", text);
  LLVMDisposeErrorMessage(text);
  return out;
}

/* Records. */

struct finding {
  struct host *host;
  struct flows flows;
  struct launch_list *out;
};

/* Whether a place is in the header of the CUDA runtime, which launches on behalf of its callers. */
static bool is_runtime(const struct unbank_place *place) {
  return place->file && file_ends_with(place->file, "/cuda_runtime.h");
}

static struct unbank_place place_of(struct arena *arena, LLVMValueRef inst) {
  struct unbank_report_access at = {0};
  at.place = unbank_location_of_instruction(arena, inst, &at.inlined_at, &at.inlined_at_count);
  for (; at.inlined_at_count && is_runtime(&at.place); at.inlined_at_count--)
    at.place = *at.inlined_at++;
  return *unbank_place_for_people(&at);
}

/* Adds a record; `stub`, which may be NULL, is the kernel's. */
static void record(struct finding *it, const char *kernel, const struct stub *stub,
                   struct unbank_shape block, const char *why, LLVMValueRef inst) {
  struct arena *arena = it->host->arena;
  struct unbank_place place = inst ? place_of(arena, inst) : (struct unbank_place){NULL, -1, -1};
  *ARENA_PUSH(arena, it->out) =
      (struct launch_record){.kernel = kernel,
                             .block = block,
                             .why = why,
                             .file = place.file ? unbank_launch_path(arena, place.file) : NULL,
                             .line = place.file && place.line > 0 ? place.line : -1,
                             .source = it->host->source,
                             .is_local = stub && stub->is_local,
                             .is_own = stub && stub->is_own};
}

static void record_call(struct finding *it, LLVMValueRef call, struct map *followed) {
  struct outcomes outcomes = {0};
  unbank_outcomes(it->host, &it->flows, call, &outcomes);
  for (size_t i = 0; i < outcomes.count; i++) {
    const struct outcome *one = &outcomes.items[i];
    const struct stub *stub = one->kernel ? unbank_stub(it->host, one->kernel) : NULL;
    if (one->kernel)
      map_put(followed, one->kernel, 1);
    if (one->name)
      record(it, one->name, stub, one->block, one->why, call);
  }
}

/* Kernels whose address goes elsewhere. */

/* The name of a template that the toolkit's headers define for kernels of any type:
 * "cudaOccupancyMaxPotentialBlockSize...". Other names are returned as they are. */
static const char *name_in_headers(const char *mangled) {
  static const char mark[] = "_ZL";
  return begins_with(mangled, mark)
             ? mangled + sizeof mark - 1 + strspn(mangled + sizeof mark - 1, "0123456789")
             : mangled;
}

static bool is_known_user(LLVMValueRef user) {
  LLVMValueRef callee = LLVMIsAFunction(unbank_called_by(user));
  return callee && unbank_is_known_user(name_in_headers(unbank_value_name(callee)));
}

/* Whether a user is a list of kernels for the runtime, or of globals to be kept. */
static bool is_listing(LLVMValueRef user) {
  for (unsigned depth = 0; depth < 4 && user && !LLVMIsAGlobalVariable(user); depth++) {
    LLVMUseRef use = LLVMIsAConstant(user) ? LLVMGetFirstUse(user) : NULL;
    user = use ? LLVMGetUser(use) : NULL;
  }
  if (!user || !LLVMIsAGlobalVariable(user))
    return false;
  const char *section = LLVMGetSection(user);
  const char *name = unbank_value_name(user);
  return begins_with(name, "llvm.") || (section && strstr(section, "offload"));
}

static bool are_uses_seen(const struct host *host, LLVMValueRef value, struct map *visited);

/* Whether a call passes `value` to a function all whose uses of it are seen. */
static bool is_passed_to_seen(const struct host *host, LLVMValueRef call, LLVMValueRef value,
                              struct map *visited) {
  LLVMValueRef callee = unbank_called_by(call);
  bool is_seen = LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee);
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call) && is_seen; i++)
    if (LLVMGetOperand(call, i) == value)
      is_seen =
          i < LLVMCountParams(callee) && are_uses_seen(host, LLVMGetParam(callee, i), visited);
  return is_seen;
}

/* Whether a use of a kernel's address, or of a value that may be one, leads only to launches that
 * are seen, or to none. */
static bool is_seen_use(const struct host *host, LLVMValueRef value, LLVMValueRef user,
                        struct map *visited) {
  LLVMValueRef callee = unbank_called_by(user);
  if (LLVMIsAICmpInst(user) || is_known_user(user))
    return true;
  if (callee) /* a call of the kernel's stub is a launch with a pushed configuration */
    return callee == value || callee == host->launch ||
           is_passed_to_seen(host, user, value, visited);
  return (LLVMIsAPHINode(user) || LLVMIsASelectInst(user)) && are_uses_seen(host, user, visited);
}

static bool are_uses_seen(const struct host *host, LLVMValueRef value, struct map *visited) {
  bool all = true;
  if (!map_add(visited, value, 1))
    return true;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use && all; use = LLVMGetNextUse(use))
    all = is_seen_use(host, value, LLVMGetUser(use), visited);
  return all;
}

/* Whether a use of a stub leads only to launches that were followed, or to none. */
static bool is_followed_use(const struct host *host, LLVMValueRef stub, LLVMValueRef user,
                            const struct map *followed) {
  LLVMValueRef callee = unbank_called_by(user);
  struct map visited = map_new(host->arena);
  if (callee && (callee == stub || callee == host->launch))
    return true;
  if (is_known_user(user) || is_listing(user))
    return true;
  bool is_passed = LLVMIsAPHINode(user) || LLVMIsASelectInst(user) || callee;
  return is_passed && map_get(followed, stub, NULL) && is_seen_use(host, stub, user, &visited);
}

static void record_escapes(struct finding *it, const struct map *followed) {
  for (size_t i = 0; i < it->host->stubs.count; i++) {
    const struct stub *stub = &it->host->stubs.items[i];
    LLVMValueRef function = LLVMGetNamedFunction(it->host->copy, stub->stub), at = NULL;
    for (LLVMUseRef use = function ? LLVMGetFirstUse(function) : NULL; use && !at;
         use = LLVMGetNextUse(use))
      if (!is_followed_use(it->host, function, LLVMGetUser(use), followed))
        at = LLVMGetUser(use);
    if (at)
      record(it, stub->kernel, stub, (struct unbank_shape){0},
             "the kernel's address is stored or passed on, and launches through it are not seen; "
             "block=KERNEL@XxY says their shape",
             LLVMIsAInstruction(at) ? at : NULL);
  }
}

static void record_all(struct finding *it) {
  struct map followed = map_new(it->host->arena);
  UNBANK_EACH_USER(user, it->host->launch)
    record_call(it, user, &followed);
  record_escapes(it, &followed);
  unbank_launch_sort(it->out);
}

char *unbank_find_launches(LLVMModuleRef module, struct arena *arena, const char *source,
                           struct launch_list *out) {
  struct host host = {.arena = arena, .source = source, .module = module};
  unbank_find_stubs(&host);
  if (!unbank_may_launch(module) && !host.stubs.count)
    return NULL;
  host.copy = LLVMCloneModule(module);
  unbank_make_launches(&host);
  prepare(&host);
  char *error = optimise(&host);
  struct finding finding = {&host, unbank_flows_new(arena), out};
  if (!error)
    record_all(&finding);
  LLVMDisposeModule(host.copy);
  return error;
}
