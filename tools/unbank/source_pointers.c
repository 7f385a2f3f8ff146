/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Pointers that begin as an array. A type of unbank/array.h gives them by begin(), and they go from
 * element to element as those of the language do. So an array can get such a type where each of its
 * pointers, from the variable or the parameter on that holds it, is only counted up and down, read
 * and written: what it does else is not seen here, and no change is proposed.
 *
 *     float *row = tile[y], *all = &tile[0][4];     auto row = tile[y].begin(),
 *                                                        all = tile[0].begin() + (4);
 *     float sum(const float *s)                     float sum(unbank::pointer<float, LAYOUT> s)
 *     sum(tile[y] + 1)                              sum(tile[y].begin() + 1)
 *
 * Whether what is done with the address of one element stays in it shows the changed code (uses.h).
 */
#include <string.h>

#include "source_internal.h"

/* One mention that is followed outwards. */
struct following {
  struct reader *reader;
  struct source_array *array;
  CXType element;
  bool is_variable; /* the mention is of a pointer that already has the new type */
  unsigned missing; /* it is followed by subscripts or an operator that lead to an element */
};

/* Text. */

/* The bytes of a cursor's text. False if a macro writes part of it, or if it is not in the file
 * that declares the array. */
static bool text_span(const struct following *it, CXCursor cursor, struct span *out) {
  const CXSourceRange range = clang_getCursorExtent(cursor);
  const CXSourceLocation ends[] = {clang_getRangeStart(range), clang_getRangeEnd(range)};
  unsigned offsets[2];
  for (int i = 0; i < 2; i++) {
    CXFile spelled, expanded;
    unsigned at;
    clang_getSpellingLocation(ends[i], &spelled, NULL, NULL, &offsets[i]);
    clang_getExpansionLocation(ends[i], &expanded, NULL, NULL, &at);
    if (!spelled || !clang_File_isEqual(spelled, expanded) || at != offsets[i] ||
        &source_file_of(it->reader, spelled)->of != it->array->statement->file)
      return false;
  }
  *out = (struct span){offsets[0], offsets[1]};
  return out->first < out->end;
}

static const struct file *file_of_array(const struct following *it) {
  for (size_t i = 0; i < it->reader->files.count; i++)
    if (&it->reader->files.items[i]->of == it->array->statement->file)
      return it->reader->files.items[i];
  return NULL;
}

static void put(const struct following *it, struct span span, const char *text,
                const char *pointee) {
  const struct edit_list *edits = &it->array->pointers;
  for (size_t i = 0; i < edits->count; i++)
    if (edits->items[i].span.first == span.first && edits->items[i].span.end == span.end)
      return; /* functions are followed once for each call */
  *ARENA_PUSH(it->reader->arena, &it->array->pointers) =
      (struct edit){it->array->statement->file, span, text, pointee};
}

/* Declarations of pointers. */

/* The first of the stars, with their qualifiers, before a name. */
static size_t first_star(const struct file *file, size_t name) {
  static const char *const of_star[] = {"*", "const", "__restrict__", "__restrict", NULL};
  while (name > 0 && source_is_any_text(file, name - 1, of_star))
    name--;
  return name;
}

/* The type that begins a declaration, without const. False if there are other specifiers. */
static bool read_pointee(const struct file *file, size_t first, size_t stars, struct span *out) {
  static const char *const others[] = {"static", "volatile", "extern", "register", "(", "=", NULL};
  while (first < stars && source_is_text(file, first, "const"))
    first++;
  for (size_t i = first; i < stars; i++)
    if (source_is_any_text(file, i, others))
      return false;
  if (first >= stars)
    return false;
  *out = (struct span){file->tokens[first].span.first, file->tokens[stars - 1].span.end};
  return true;
}

/* A variable or a parameter gets another type. */
static bool put_type(const struct following *it, CXCursor variable) {
  const struct file *file = file_of_array(it);
  struct span whole, pointee;
  unsigned at;
  clang_getSpellingLocation(clang_getCursorLocation(variable), NULL, NULL, NULL, &at);
  if (!file || !text_span(it, variable, &whole))
    return false;
  const size_t name = source_token_at(file, at), stars = first_star(file, name),
               first = source_token_at(file, whole.first);
  if (name >= file->count || !stars || stars == name || source_is_text(file, name + 1, "["))
    return false;
  const bool is_parameter = clang_getCursorKind(variable) == CXCursor_ParmDecl;
  const struct span before_name = {file->tokens[stars].span.first, at};
  if (!is_parameter && source_is_text(file, stars - 1, ",")) { /* not the first that is declared */
    put(it, before_name, "", NULL);
    return true;
  }
  if (!read_pointee(file, first, stars, &pointee))
    return false;
  if (is_parameter)
    put(it, (struct span){whole.first, at},
        it->array->is_dynamic ? "unbank::dynamic_pointer" : "unbank::pointer",
        arena_printf(it->reader->arena, "%.*s", (int)(pointee.end - pointee.first),
                     file->of.text + pointee.first));
  else
    put(it, (struct span){whole.first, at}, "auto ", NULL);
  return true;
}

/* What a cursor with a pointer's type points to. libclang cannot remove qualifiers from a type that
 * is not a pointer's: that is CXType_Invalid here, too. */
static CXType pointee_of(CXCursor cursor) {
  CXType to = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(cursor)));
  return to.kind == CXType_Invalid ? to : clang_getUnqualifiedType(to);
}

static bool is_pointer_to(CXCursor variable, const CXType *element) {
  CXType type = clang_getCanonicalType(clang_getCursorType(variable));
  return type.kind == CXType_Pointer &&
         !clang_isVolatileQualifiedType(clang_getPointeeType(type)) &&
         (!element || clang_equalTypes(pointee_of(variable), *element));
}

/* All mentions of a variable. */
struct mentions {
  struct following *of;
  CXCursor variable;
  bool are_followed;
};

struct mention {
  struct within within;
  struct mentions *all;
};

static bool follow(struct following *it, const struct within *mention);

static enum CXChildVisitResult visit_mention(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  const struct mention *above = data;
  struct mention here = {{above->within.reader, cursor, &above->within}, above->all};
  struct mentions *all = here.all;
  if (clang_getCursorKind(cursor) == CXCursor_DeclRefExpr &&
      clang_equalCursors(clang_getCursorReferenced(cursor), all->variable)) {
    struct following variable = *all->of;
    variable.is_variable = true, variable.missing = 1;
    all->are_followed = follow(&variable, &here.within);
    struct source_array *array = all->of->array;
    if (!all->are_followed && !array->bare_line) {
      array->bare_use = source_use_of(&here.within);
      clang_getExpansionLocation(clang_getCursorLocation(cursor), NULL, &array->bare_line, NULL,
                                 NULL);
    }
    return all->are_followed ? CXChildVisit_Continue : CXChildVisit_Break;
  }
  clang_visitChildren(cursor, visit_mention, &here);
  return all->are_followed ? CXChildVisit_Continue : CXChildVisit_Break;
}

/* A pointer that is declared in a function, or is its parameter. */
static bool follow_variable(struct following *it, CXCursor variable, CXCursor function) {
  const size_t before = it->array->pointers.count;
  if (!put_type(it, variable))
    return false;
  if (it->array->pointers.count == before) /* met before */
    return true;
  struct mentions all = {it, variable, true};
  struct mention top = {{it->reader, function, NULL}, &all};
  clang_visitChildren(function, visit_mention, &top);
  return all.are_followed;
}

/* Calls. */

/* The only function that a call may mean, or the template. */
static CXCursor callee_of(CXCursor call, CXCursor first) {
  CXCursor callee = clang_getCursorReferenced(call);
  if (clang_Cursor_isNull(callee))
    callee = clang_getCursorReferenced(first);
  if (clang_getCursorKind(callee) == CXCursor_OverloadedDeclRef)
    callee = clang_getNumOverloadedDecls(callee) == 1 ? clang_getOverloadedDecl(callee, 0)
                                                      : clang_getNullCursor();
  CXCursor general = clang_getSpecializedCursorTemplate(callee);
  return clang_Cursor_isNull(general) ? callee : general;
}

/* A pointer that is passed to a function whose only declaration is its definition. */
static bool follow_argument(struct following *it, CXCursor argument, CXCursor call) {
  const struct source_children arguments = source_children_of(call, 0, argument, 0);
  CXCursor function = callee_of(call, arguments.first);
  const enum CXCursorKind kind = clang_getCursorKind(function);
  if (!arguments.is_met || !arguments.before ||
      (kind != CXCursor_FunctionDecl && kind != CXCursor_FunctionTemplate) ||
      !clang_isCursorDefinition(function) ||
      !clang_equalCursors(function, clang_getCanonicalCursor(function)))
    return false;
  CXCursor parameter =
      source_children_of(function, CXCursor_ParmDecl, clang_getNullCursor(), arguments.before - 1)
          .found;
  return !clang_Cursor_isNull(parameter) && is_pointer_to(parameter, NULL) &&
         !source_leads_to_row(parameter) && follow_variable(it, parameter, function);
}

/* Expressions. */

/* The name of an array, or what its subscripts lead to, becomes a pointer. */
static bool begin_at(struct following *it, CXCursor inner) {
  struct span span;
  if (it->is_variable)
    return true;
  if (!text_span(it, inner, &span))
    return false;
  put(it, (struct span){span.end, span.end}, ".begin()", NULL);
  it->is_variable = true, it->missing = 1;
  return true;
}

/* The address of an element, "&d[E]", becomes a sum, "d + (E)". */
static bool put_sum(struct following *it, CXCursor address, CXCursor element, CXCursor base) {
  const struct file *file = file_of_array(it);
  struct span all, inside, of;
  if (!file || !text_span(it, address, &all) || !text_span(it, element, &inside) ||
      !text_span(it, base, &of))
    return false;
  const size_t open = source_token_at(file, all.first) + 1,
               close = source_token_at(file, inside.end - 1);
  if (close >= file->count || inside.end != all.end || !source_is_text(file, close, "]") ||
      file->tokens[open].span.first != inside.first)
    return false;
  size_t bracket = 0;
  while (bracket < file->count && file->tokens[bracket].span.first < of.end)
    bracket++;
  if (!source_is_text(file, bracket, "["))
    return false;
  const struct span index = {file->tokens[bracket].span.end, file->tokens[close].span.first};
  const char *begin = it->is_variable ? "" : ".begin()";
  put(it, (struct span){all.first, inside.first}, "", NULL);
  if (source_is_text(file, bracket + 1, "0") && close == bracket + 2) {
    put(it, (struct span){of.end, all.end}, begin, NULL);
  } else {
    put(it, (struct span){of.end, index.first}, arena_printf(it->reader->arena, "%s + (", begin),
        NULL);
    put(it, (struct span){index.end, all.end}, ")", NULL);
  }
  it->is_variable = true, it->missing = 1;
  return true;
}

/* Removes a cast that only changes the name of a pointer's type. */
static bool drop_cast(struct following *it, CXCursor cast, CXCursor inner) {
  struct span all, inside;
  if (clang_getCursorKind(cast) != CXCursor_CStyleCastExpr ||
      !clang_equalTypes(pointee_of(cast), it->element) || !text_span(it, cast, &all) ||
      !text_span(it, inner, &inside) || !begin_at(it, inner))
    return false;
  put(it, (struct span){all.first, inside.first}, "", NULL);
  return true;
}

/* What a unary or binary operator does with a pointer. It leads to an element, or to a pointer that
 * is not used further; or to another pointer; or the new type does not support it. */
enum outcome { ENDS, LEADS, REFUSED };

static enum outcome unary(struct following *it, CXCursor cursor, CXCursor inner) {
  switch (clang_getCursorUnaryOperatorKind(cursor)) {
  case CXUnaryOperator_Deref:
    return it->missing == 1 && begin_at(it, inner) ? ENDS : REFUSED;
  case CXUnaryOperator_PostInc:
  case CXUnaryOperator_PreInc:
  case CXUnaryOperator_PostDec:
  case CXUnaryOperator_PreDec:
    return LEADS;
  default:
    return REFUSED;
  }
}

static enum outcome binary(struct following *it, CXCursor cursor, CXCursor inner) {
  const bool is_left = source_is_first_child(inner, cursor);
  switch (clang_getCursorBinaryOperatorKind(cursor)) {
  case CXBinaryOperator_Add:
  case CXBinaryOperator_Sub:
    return is_left && it->missing == 1 && begin_at(it, inner) ? LEADS : REFUSED;
  case CXBinaryOperator_AddAssign:
  case CXBinaryOperator_SubAssign:
  case CXBinaryOperator_Assign: /* the value must be such a pointer, too, to compile */
    return is_left ? ENDS : REFUSED;
  case CXBinaryOperator_Comma:
    return is_left ? ENDS : LEADS;
  default:
    return REFUSED;
  }
}

/* Where the value of a pointer ends up. */
static bool follow_to(struct following *it, const struct within *at, CXCursor inner) {
  CXCursor function;
  switch (clang_getCursorKind(at->cursor)) {
  case CXCursor_VarDecl:
    function = clang_getCursorSemanticParent(at->cursor);
    return it->missing == 1 && is_pointer_to(at->cursor, &it->element) && begin_at(it, inner) &&
           follow_variable(it, at->cursor, function);
  case CXCursor_CallExpr:
    return it->missing == 1 && begin_at(it, inner) && follow_argument(it, inner, at->cursor);
  case CXCursor_MemberRefExpr:
  case CXCursor_CompoundStmt:
  case CXCursor_ForStmt:
  case CXCursor_WhileStmt:
  case CXCursor_IfStmt:
    return it->is_variable;
  default:
    return false;
  }
}

bool pointers_may_bind(CXCursor cursor, CXCursor element) {
  switch (clang_getCursorKind(cursor)) {
  case CXCursor_VarDecl:
    return clang_getCursorType(cursor).kind == CXType_LValueReference;
  case CXCursor_CallExpr:
    return clang_getCursorKind(element) != CXCursor_UnexposedExpr;
  default:
    return source_is_address_of(cursor);
  }
}

/* The element that a mention leads to. If its address is taken, that may be such a pointer. */
static bool follow_element(struct following *it, const struct within *element, CXCursor base) {
  const struct within *at = element->above;
  CXCursor inner = element->cursor;
  for (; at && source_is_transparent(at->cursor); at = at->above)
    inner = at->cursor;
  const bool is_variable = it->is_variable;
  if (!at || !source_is_address_of(at->cursor)) {
    it->array->is_bound |= is_variable && at && pointers_may_bind(at->cursor, inner);
    return is_variable;
  }
  const size_t before = it->array->pointers.count;
  struct following sum = *it;
  if (put_sum(&sum, at->cursor, element->cursor, base) && follow(&sum, at))
    return true;
  it->array->pointers.count = before;
  it->array->is_bound = true;
  return is_variable;
}

static bool follow(struct following *it, const struct within *mention) {
  CXCursor inner = mention->cursor;
  for (const struct within *at = mention->above; at; inner = at->cursor, at = at->above) {
    const enum CXCursorKind kind = clang_getCursorKind(at->cursor);
    enum outcome outcome = LEADS;
    if (kind == CXCursor_ArraySubscriptExpr && source_is_first_child(inner, at->cursor)) {
      if (it->missing == 1)
        return follow_element(it, at, inner);
      it->missing--;
    } else if (source_is_cast(at->cursor)) {
      outcome = drop_cast(it, at->cursor, inner) ? LEADS : REFUSED;
    } else if (kind == CXCursor_UnaryOperator) {
      outcome = unary(it, at->cursor, inner);
    } else if (kind == CXCursor_BinaryOperator || kind == CXCursor_CompoundAssignOperator) {
      outcome = binary(it, at->cursor, inner);
    } else if (!source_is_transparent(at->cursor)) {
      return follow_to(it, at, inner);
    }
    if (outcome != LEADS)
      return outcome == ENDS;
  }
  return false;
}

static CXType element_of(CXCursor array) {
  CXType type = clang_getCanonicalType(clang_getCursorType(array));
  for (CXType of; (of = clang_getArrayElementType(type)).kind != CXType_Invalid;)
    type = clang_getCanonicalType(of);
  return clang_getUnqualifiedType(type);
}

bool pointers_follow(struct source_array *array, const struct within *mention) {
  struct following it = {.reader = mention->reader,
                         .array = array,
                         .element = element_of(clang_getCursorReferenced(mention->cursor)),
                         .missing = (unsigned)array->dimensions.count};
  return array->statement->file && array->dimensions.count && follow(&it, mention);
}
