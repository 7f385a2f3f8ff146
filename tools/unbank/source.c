/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * libclang tells which variables are shared arrays, and where each is named. The text around a
 * declaration is read from the file's tokens, in which no macro is expanded. */
#include "source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compile.h"
#include "files.h"
#include "report/text.h"
#include "source_internal.h"

static const char *text_of(struct arena *arena, CXString string) {
  const char *text = clang_getCString(string);
  const char *out = arena_strdup(arena, text ? text : "");
  clang_disposeString(string);
  return out;
}

static const char *absolute(const struct reader *reader, const char *path) {
  return *path == '/' ? path : arena_printf(reader->arena, "%s/%s", reader->folder, path);
}

/* Tokens. */

static size_t offset_of(CXSourceLocation location) {
  unsigned offset;
  clang_getSpellingLocation(location, NULL, NULL, NULL, &offset);
  return offset;
}

static bool is_first_of_line(const char *text, size_t at) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t'))
    at--;
  return !at || text[at - 1] == '\n';
}

/* Whether a line ends between two offsets, except after a backslash. */
static bool is_line_ended(const char *text, size_t from, size_t to) {
  for (; from < to; from++)
    if (text[from] == '\n' && (!from || text[from - 1] != '\\'))
      return true;
  return false;
}

static void read_tokens(struct reader *reader, CXFile handle, struct file *file) {
  size_t length = strlen(file->of.text), behind = 0;
  CXToken *tokens = NULL;
  unsigned count = 0;
  bool is_directive = false;
  clang_tokenize(reader->unit,
                 clang_getRange(clang_getLocationForOffset(reader->unit, handle, 0),
                                clang_getLocationForOffset(reader->unit, handle, (unsigned)length)),
                 &tokens, &count);
  file->tokens = ARENA_ARRAY(reader->arena, struct token, count + 1);
  for (unsigned i = 0; i < count; i++) {
    CXSourceRange range = clang_getTokenExtent(reader->unit, tokens[i]);
    struct span span = {offset_of(clang_getRangeStart(range)), offset_of(clang_getRangeEnd(range))};
    CXTokenKind kind = clang_getTokenKind(tokens[i]);
    if (kind == CXToken_Comment || span.end > length)
      continue;
    bool starts = file->of.text[span.first] == '#' && is_first_of_line(file->of.text, span.first);
    is_directive = starts || (is_directive && !is_line_ended(file->of.text, behind, span.first));
    behind = span.end;
    file->tokens[file->count++] =
        (struct token){span, kind == CXToken_Identifier || kind == CXToken_Keyword, is_directive};
  }
  clang_disposeTokens(reader->unit, tokens, count);
}

bool source_is_text(const struct file *file, size_t token, const char *text) {
  if (token >= file->count || file->tokens[token].is_directive)
    return false;
  const struct span *span = &file->tokens[token].span;
  return span->end - span->first == strlen(text) &&
         !strncmp(file->of.text + span->first, text, strlen(text));
}

bool source_is_any_text(const struct file *file, size_t token, const char *const *texts) {
  for (; *texts; texts++)
    if (source_is_text(file, token, *texts))
      return true;
  return false;
}

/* The token that begins there; the number of tokens: none does. */
size_t source_token_at(const struct file *file, size_t offset) {
  size_t low = 0, high = file->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (file->tokens[middle].span.first < offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low < file->count && file->tokens[low].span.first == offset ? low : file->count;
}

/* The token after the bracket that closes the one at a token. */
static size_t behind_bracket(const struct file *file, size_t token) {
  static const char *const open[] = {"(", "[", "{", NULL}, *const close[] = {")", "]", "}", NULL};
  int depth = 0;
  for (; token < file->count; token++) {
    depth += source_is_any_text(file, token, open) - source_is_any_text(file, token, close);
    if (depth <= 0)
      return token + 1;
  }
  return token;
}

/* Files. */

struct file *source_file_of(struct reader *reader, CXFile handle) {
  const char *path = absolute(reader, text_of(reader->arena, clang_getFileName(handle)));
  for (size_t i = 0; i < reader->files.count; i++)
    if (!strcmp(reader->files.items[i]->of.path, path))
      return reader->files.items[i];
  size_t bytes = 0;
  const char *text = clang_getFileContents(reader->unit, handle, &bytes);
  struct file *file = ARENA_NEW(reader->arena, struct file);
  file->of =
      (struct source_file){path, arena_printf(reader->arena, "%.*s", (int)bytes, text ? text : "")};
  *ARENA_PUSH(reader->arena, &reader->files) = file;
  read_tokens(reader, handle, file);
  return file;
}

/* Declarations. */

static const char from_macro[] = "a macro writes its declaration";

/* The first token of the statement that a token is in. */
size_t source_statement_start(const struct file *file, size_t token) {
  static const char *const ends[] = {";", "{", "}", ":", NULL};
  while (token > 0 && !file->tokens[token - 1].is_directive &&
         !source_is_any_text(file, token - 1, ends))
    token--;
  return token;
}

/* Skips a specifier that is not part of the type before a name. Returns the token after it, or the
 * token itself if it is not such a specifier. */
static size_t behind_specifier(const struct file *file, size_t token) {
  static const char *const alone[] = {"static", "extern",    "__shared__", "inline",
                                      "const",  "constexpr", NULL},
                           *const bracketed[] = {"alignas", "__align__", "__attribute__",
                                                 "__declspec", NULL};
  if (source_is_any_text(file, token, alone))
    return token + 1;
  if (source_is_any_text(file, token, bracketed) || source_is_text(file, token, "["))
    return behind_bracket(file, source_is_text(file, token, "[") ? token : token + 1);
  return token;
}

/* The type between the start of a statement and its first name. */
static const char *read_type(const struct file *file, size_t start, size_t name, struct span *type,
                             const char **type_problem) {
  size_t first = file->count, end = 0;
  for (size_t at = start; at < name;) {
    size_t behind = behind_specifier(file, at);
    if (behind > at) {
      at = behind;
      continue;
    }
    if (source_is_text(file, at, "struct") &&
        source_is_text(file, behind_bracket(file, at + 2) - 1, "}"))
      return "its type is declared with it";
    if (first < file->count && at != end)
      *type_problem = "other words divide its type";
    first = first < file->count ? first : at;
    end = ++at;
  }
  if (first == file->count)
    return start && source_is_text(file, start - 1, "}") ? "its type is declared with it"
                                                         : from_macro;
  *type = (struct span){file->tokens[first].span.first, file->tokens[end - 1].span.end};
  return NULL;
}

/* Reads "[A][B]" after a name, up to ',' or ';'. */
static const char *read_declarator(struct arena *arena, const struct file *file, size_t name,
                                   struct source_array *array) {
  size_t at = name + 1;
  while (source_is_text(file, at, "[")) {
    size_t behind = behind_bracket(file, at);
    struct span inside = {file->tokens[at].span.end, file->tokens[behind - 1].span.first};
    if (behind > at + 2)
      inside = (struct span){file->tokens[at + 1].span.first, file->tokens[behind - 2].span.end};
    *ARENA_PUSH(arena, &array->dimensions) = inside;
    at = behind;
  }
  array->declarator = (struct span){file->tokens[name].span.first, file->tokens[at - 1].span.end};
  if (!array->dimensions.count)
    return "its dimensions are not written beside its name";
  return source_is_text(file, at, ",") || source_is_text(file, at, ";")
             ? NULL
             : "more than dimensions is behind its name";
}

/* The statement that declares an array; arrays of one statement share it. */
static struct source_statement *statement_of(struct reader *reader, const struct file *file,
                                             size_t name) {
  size_t start = source_statement_start(file, name), end = name;
  struct span text = {.first = file->tokens[start].span.first};
  for (size_t i = 0; i < reader->out->arrays.count; i++) {
    struct source_statement *other = reader->out->arrays.items[i]->statement;
    if (other->file == &file->of && other->text.first == text.first)
      return other;
  }
  struct source_statement *out = ARENA_NEW(reader->arena, struct source_statement);
  while (end < file->count && !source_is_text(file, end, ";"))
    end = source_is_text(file, end, "[") || source_is_text(file, end, "(")
              ? behind_bracket(file, end)
              : end + 1;
  text.end = file->tokens[end < file->count ? end : name].span.end;
  *out = (struct source_statement){.file = &file->of, .text = text};
  out->problem = read_type(file, start, name, &out->type, &out->type_problem);
  return out;
}

struct wanted_attribute {
  enum CXCursorKind kind;
  bool is_found;
};

static enum CXChildVisitResult find_attribute(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  struct wanted_attribute *wanted = data;
  wanted->is_found |= clang_getCursorKind(cursor) == wanted->kind;
  return wanted->is_found ? CXChildVisit_Break : CXChildVisit_Continue;
}

static bool has_attribute(CXCursor declaration, enum CXCursorKind kind) {
  struct wanted_attribute wanted = {kind, false};
  if (clang_Cursor_hasAttrs(declaration))
    clang_visitChildren(declaration, find_attribute, &wanted);
  return wanted.is_found;
}

/* Whether another array was found that has the same text for its declaration. */
static bool is_declared_again(const struct reader *reader, const struct source_array *array) {
  for (size_t i = 0; i < reader->out->arrays.count; i++) {
    const struct source_array *earlier = reader->out->arrays.items[i];
    if (earlier->statement == array->statement &&
        earlier->declarator.first == array->declarator.first)
      return true;
  }
  return false;
}

/* Whether a declaration is in a template, so that each instantiation has its own. */
static bool is_in_template(CXCursor cursor) {
  static const enum CXCursorKind kinds[] = {CXCursor_FunctionTemplate, CXCursor_ClassTemplate,
                                            CXCursor_ClassTemplatePartialSpecialization};
  for (CXCursor around = clang_getCursorSemanticParent(cursor);
       !clang_Cursor_isNull(around) && !clang_isInvalid(clang_getCursorKind(around)) &&
       !clang_isTranslationUnit(clang_getCursorKind(around));
       around = clang_getCursorSemanticParent(around))
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
      if (clang_getCursorKind(around) == kinds[i])
        return true;
  return false;
}

static bool is_function(enum CXCursorKind kind) {
  return kind == CXCursor_FunctionTemplate || kind == CXCursor_FunctionDecl ||
         kind == CXCursor_CXXMethod || kind == CXCursor_Constructor || kind == CXCursor_Destructor;
}

static struct unbank_place place_of(const struct reader *reader, CXSourceLocation location) {
  CXString file;
  unsigned line;
  clang_getPresumedLocation(location, &file, &line, NULL);
  return (struct unbank_place){absolute(reader, text_of(reader->arena, file)), (long)line, -1};
}

static void add_array(struct reader *reader, CXCursor cursor) {
  struct source_array *array = ARENA_NEW(reader->arena, struct source_array);
  CXCursor parent = clang_getCursorLexicalParent(cursor); /* of what is extern, too */
  CXSourceLocation location = clang_getCursorLocation(cursor);
  CXFile handle;
  unsigned offset, expanded; /* they differ if the name is an argument of a macro */
  clang_getFileLocation(location, &handle, NULL, NULL, &offset);
  clang_getExpansionLocation(location, NULL, NULL, NULL, &expanded);
  enum CXCursorKind kind = clang_getCursorKind(parent);
  array->name = text_of(reader->arena, clang_getCursorSpelling(cursor));
  array->mangled = text_of(reader->arena, clang_Cursor_getMangling(cursor));
  array->is_template = is_in_template(cursor);
  array->is_dynamic = clang_getCursorType(cursor).kind == CXType_IncompleteArray;
  if (is_function(kind)) {
    array->function = text_of(reader->arena, clang_getCursorSpelling(parent));
    array->in = place_of(reader, clang_getCursorLocation(parent));
  }
  if (kind == CXCursor_FunctionDecl && has_attribute(parent, CXCursor_CUDAGlobalAttr))
    array->kernel = text_of(reader->arena, clang_Cursor_getMangling(parent));
  struct file *file = handle && offset == expanded ? source_file_of(reader, handle) : NULL;
  size_t token = file ? source_token_at(file, offset) : 0;
  if (file && source_is_text(file, token, array->name) && !file->tokens[token].is_directive) {
    array->statement = statement_of(reader, file, token);
    const char *problem = read_declarator(reader->arena, file, token, array);
    if (is_declared_again(reader, array))
      problem = "its text is compiled several times, as of a file that is included twice";
    if (!array->statement->problem)
      array->statement->problem = problem;
  } else {
    array->statement = ARENA_NEW(reader->arena, struct source_statement);
    array->statement->problem = from_macro;
  }
  *ARENA_PUSH(reader->arena, &reader->out->arrays) = array;
  *ARENA_PUSH(reader->arena, &reader->cursors) = cursor;
}

/* Mentions. */

static struct source_array *array_of(const struct reader *reader, CXCursor cursor) {
  CXCursor named = clang_getCursorReferenced(cursor);
  for (size_t i = 0; i < reader->cursors.count; i++)
    if (clang_equalCursors(named, reader->cursors.items[i]))
      return reader->out->arrays.items[i];
  return NULL;
}

static enum CXChildVisitResult take_first(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  *(CXCursor *)data = cursor;
  return CXChildVisit_Break;
}

bool source_is_first_child(CXCursor child, CXCursor of) {
  CXCursor first = clang_getNullCursor();
  clang_visitChildren(of, take_first, &first);
  return clang_equalCursors(child, first);
}

/* Conversions and parentheses. */
bool source_is_transparent(CXCursor cursor) {
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  return kind == CXCursor_UnexposedExpr || kind == CXCursor_ParenExpr;
}

bool source_is_cast(CXCursor cursor) {
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  return kind == CXCursor_CStyleCastExpr || kind == CXCursor_CXXFunctionalCastExpr ||
         kind == CXCursor_CXXStaticCastExpr || kind == CXCursor_CXXReinterpretCastExpr;
}

/* Whether a pointer's type says how long rows are: sizeof, deduction and overloads may ask it. */
bool source_leads_to_row(CXCursor cursor) {
  CXType to = clang_getPointeeType(clang_getCanonicalType(clang_getCursorType(cursor)));
  return clang_getArrayElementType(to).kind != CXType_Invalid;
}

/* Whether pointers are compared, or their distance taken: the front end may know the answer. */
static bool is_comparison(CXCursor cursor) {
  if (clang_getCursorKind(cursor) != CXCursor_BinaryOperator)
    return false;
  switch (clang_getCursorBinaryOperatorKind(cursor)) {
  case CXBinaryOperator_Sub:
  case CXBinaryOperator_Cmp:
  case CXBinaryOperator_LT:
  case CXBinaryOperator_GT:
  case CXBinaryOperator_LE:
  case CXBinaryOperator_GE:
  case CXBinaryOperator_EQ:
  case CXBinaryOperator_NE:
    return true;
  default:
    return false;
  }
}

bool source_is_address_of(CXCursor cursor) {
  return clang_getCursorKind(cursor) == CXCursor_UnaryOperator &&
         clang_getCursorUnaryOperatorKind(cursor) == CXUnaryOperator_AddrOf;
}

static enum CXChildVisitResult count_child(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  struct source_children *it = data;
  if (it->kind && clang_getCursorKind(cursor) != it->kind)
    return CXChildVisit_Continue;
  if (!it->count)
    it->first = cursor;
  if (it->count == it->number)
    it->found = cursor;
  it->is_met |= clang_equalCursors(cursor, it->wanted);
  it->before += !it->is_met;
  it->count++;
  return CXChildVisit_Continue;
}

struct source_children source_children_of(CXCursor of, enum CXCursorKind kind, CXCursor wanted,
                                          unsigned number) {
  const CXCursor none = clang_getNullCursor();
  struct source_children it = {
      .kind = kind, .wanted = wanted, .number = number, .found = none, .first = none};
  clang_visitChildren(of, count_child, &it);
  return it;
}

/* Whether the parameter of a function is a pointer, but not to rows. Of a template it must be one
 * to a known type, since an argument may decide another one, and so how long rows are. */
static bool takes_pointer(CXCursor function, unsigned number) {
  const enum CXCursorKind kind = clang_getCursorKind(function);
  CXCursor parameter =
      source_children_of(function, CXCursor_ParmDecl, clang_getNullCursor(), number).found;
  if ((kind != CXCursor_FunctionDecl && kind != CXCursor_FunctionTemplate) ||
      clang_Cursor_isNull(parameter))
    return false;
  CXType type = clang_getCanonicalType(clang_getCursorType(parameter));
  const bool is_decided = clang_getPointeeType(type).kind == CXType_Unexposed;
  return type.kind == CXType_Pointer && !is_decided && !source_leads_to_row(parameter);
}

/* Whether a row is an argument of a call in a template, where conversions only exist in
 * instantiations, and the parameter is a pointer in all functions that may be called. */
static bool is_passed_as_pointer(CXCursor argument, CXCursor call) {
  if (clang_getCursorKind(call) != CXCursor_CallExpr)
    return false;
  const struct source_children child = source_children_of(call, 0, argument, 0);
  CXCursor callee = clang_getCursorReferenced(child.first);
  if (!child.is_met || !child.before)
    return false;
  if (clang_getCursorKind(callee) != CXCursor_OverloadedDeclRef)
    return takes_pointer(callee, child.before - 1);
  const unsigned overloads = clang_getNumOverloadedDecls(callee);
  bool all = overloads;
  for (unsigned i = 0; i < overloads; i++)
    all &= takes_pointer(clang_getOverloadedDecl(callee, i), child.before - 1);
  return all;
}

/* Whether a pointer to elements is declared. In a template, only its type may show that. */
static bool is_pointer_variable(CXCursor cursor) {
  return clang_getCursorKind(cursor) == CXCursor_VarDecl &&
         clang_getCanonicalType(clang_getCursorType(cursor)).kind == CXType_Pointer &&
         !source_leads_to_row(cursor);
}

/* What is done with a name, as far as that has a word: the innermost use of its value. */
const char *source_use_of(const struct within *mention) {
  for (const struct within *at = mention->above; at; at = at->above) {
    const enum CXCursorKind kind = clang_getCursorKind(at->cursor);
    if (clang_isDeclaration(kind) || clang_isStatement(kind))
      break;
    if (source_is_cast(at->cursor))
      return "a cast";
    if (is_comparison(at->cursor))
      return "a comparison";
    if (kind == CXCursor_UnaryExpr)
      return "sizeof";
    if (kind == CXCursor_CallExpr)
      return "a call that is not followed";
  }
  return "another use";
}

/* Notes how the source uses an array: the subscripts after the name, and what is around them. */
static void note_mention(struct source_array *array, const struct within *at) {
  const struct within *inner = at, *const name = at;
  unsigned subscripts = 0;
  bool is_pointer = false, is_row = false;
  for (at = at->above; at; inner = at, at = at->above) {
    if (clang_getCursorKind(at->cursor) == CXCursor_ArraySubscriptExpr &&
        source_is_first_child(inner->cursor, at->cursor))
      subscripts++, is_pointer = false;
    else if (source_is_transparent(at->cursor) || (is_pointer && source_is_cast(at->cursor)))
      is_pointer |= clang_getCursorType(at->cursor).kind == CXType_Pointer;
    else
      break;
    is_row = is_pointer && source_leads_to_row(at->cursor);
  }
  is_pointer |=
      at && (is_passed_as_pointer(inner->cursor, at->cursor) || is_pointer_variable(at->cursor));
  bool is_whole = subscripts >= array->dimensions.count,
       is_address = is_whole && at && source_is_address_of(at->cursor);
  const bool is_followed =
      (is_address || (!is_whole && is_pointer)) && pointers_follow(array, name);
  array->is_bare |= !is_whole && is_pointer && !is_followed;
  array->is_addressed |= is_address;
  array->is_bound |= is_whole && !is_followed && at && pointers_may_bind(at->cursor, inner->cursor);
  array->is_decayed |= !is_whole && is_pointer;
  array->is_measured |= !is_whole && (!is_pointer || is_row);
  while (at && (source_is_address_of(at->cursor) || source_is_transparent(at->cursor) ||
                source_is_cast(at->cursor)))
    at = at->above;
  array->is_measured |= (is_address || is_pointer) && at && is_comparison(at->cursor);
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  const struct within *above = data;
  struct within within = {above->reader, cursor, above};
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (clang_Location_isInSystemHeader(clang_getCursorLocation(cursor)))
    return CXChildVisit_Continue;
  if (kind == CXCursor_VarDecl && has_attribute(cursor, CXCursor_CUDASharedAttr))
    add_array(above->reader, cursor);
  if (kind == CXCursor_DeclRefExpr) {
    struct source_array *array = array_of(above->reader, cursor);
    if (array) {
      note_mention(array, &within);
      if (!array->bare_line && (array->is_measured || array->is_bare)) {
        array->bare_use = source_use_of(&within);
        clang_getSpellingLocation(clang_getCursorLocation(cursor), NULL, &array->bare_line, NULL,
                                  NULL);
      }
    }
  }
  clang_visitChildren(cursor, visit, &within);
  return CXChildVisit_Continue;
}

/* Words that libclang has no cursor for. */
static void note_words(struct reader *reader, const struct file *file) {
  static const char *const typed[] = {"decltype", "typeof", "__typeof__", "__typeof", NULL};
  for (size_t i = 0; i < file->count; i++) {
    const struct span *span = &file->tokens[i].span;
    reader->out->asks_sizes |=
        memmem(file->of.text + span->first, span->end - span->first, "object_size", 11) != NULL;
    size_t end = source_is_any_text(file, i, typed) ? behind_bracket(file, i + 1) : i;
    for (size_t k = i; k < end; k++)
      for (size_t a = 0; a < reader->out->arrays.count; a++)
        if (source_is_text(file, k, reader->out->arrays.items[a]->name))
          reader->out->arrays.items[a]->is_measured = true;
  }
}

/* The source. */

static CXTranslationUnit parse_as(struct arena *arena, CXIndex index, const struct job *job) {
  CXTranslationUnit unit = NULL;
  struct text_list arguments = {0};
  const char **command = compile_command(arena, &job->compilation, job->input, NULL);
  for (; *command; command++)
    *ARENA_PUSH(arena, &arguments) = *command;
  if (job->compilation.folder)
    *ARENA_PUSH(arena, &arguments) =
        arena_printf(arena, "-working-directory=%s", job->compilation.folder);
  clang_parseTranslationUnit2FullArgv(index, NULL, arguments.items, (int)arguments.count, NULL, 0,
                                      CXTranslationUnit_KeepGoing, &unit);
  return unit;
}

static bool has_errors(CXTranslationUnit unit) {
  bool out = false;
  for (unsigned i = 0; unit && i < clang_getNumDiagnostics(unit) && !out; i++) {
    CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
    out = clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error;
    clang_disposeDiagnostic(diagnostic);
  }
  return out;
}

/* Parses the source as it was compiled (compile_source), and notes in the job how that was. */
static CXTranslationUnit parse(struct arena *arena, CXIndex index, struct job *job) {
  CXTranslationUnit unit = parse_as(arena, index, job);
  if (!has_errors(unit))
    return unit;
  clang_disposeTranslationUnit(unit);
  job->compilation = compile_as_nvcc(arena, &job->compilation);
  return parse_as(arena, index, job);
}

char *source_read(struct arena *arena, const struct job *job, struct source *out) {
  CXIndex index = clang_createIndex(0, 0);
  char *here = getcwd(NULL, 0);
  out->job = *job;
  const char *folder = job->compilation.folder ? job->compilation.folder : here;
  struct reader reader = {.arena = arena,
                          .unit = parse(arena, index, &out->job),
                          .folder = arena_strdup(arena, folder ? folder : "."),
                          .out = out};
  free(here);
  if (reader.unit) {
    struct within top = {&reader, clang_getTranslationUnitCursor(reader.unit), NULL};
    clang_visitChildren(top.cursor, visit, &top);
    for (size_t i = 0; i < reader.files.count; i++)
      note_words(&reader, reader.files.items[i]);
    clang_disposeTranslationUnit(reader.unit);
  }
  clang_disposeIndex(index);
  return reader.unit ? NULL : unbank_error("%s: libclang cannot read it", job->name);
}

/* "kernel" of "space::kernel::array". */
static bool is_function_of(const char *display, const char *function) {
  const char *last = unbank_text_last_part(display);
  size_t length = strlen(function);
  return last - display >= (long)length + 2 && !strncmp(last - length - 2, function, length) &&
         (last - display == (long)length + 2 || last[-(long)length - 3] == ':');
}

bool source_shares_dynamic(const struct source *source) {
  const struct source_array *earlier = NULL;
  for (size_t i = 0; i < source->arrays.count; i++) {
    const struct source_array *array = source->arrays.items[i];
    if (!array->is_dynamic)
      continue;
    if (earlier && !(earlier->kernel && array->kernel && strcmp(earlier->kernel, array->kernel)))
      return true;
    earlier = array;
  }
  return false;
}

/* If dynamic memory is declared several times under one name: the declaration in the kernel, if
 * any. */
static struct source_array *find_mangled(const struct source *source, const char *mangled,
                                         const char *kernel) {
  struct source_array *found = NULL;
  for (size_t i = 0; i < source->arrays.count; i++) {
    struct source_array *array = source->arrays.items[i];
    bool is_kernel = kernel && array->kernel && !strcmp(array->kernel, kernel);
    if (!strcmp(array->mangled, mangled) && (!found || is_kernel))
      found = array;
  }
  return found;
}

/* Whether an array of a template may be an instance of a declaration, by their names. */
static bool is_named_as(const struct unbank_report_array *member,
                        const struct source_array *array) {
  const char *display = unbank_array_title(member);
  return array->is_template && !strcmp(array->name, unbank_text_last_part(display)) &&
         is_function_of(display, array->function);
}

static bool is_same_place(struct arena *arena, const struct unbank_place *a,
                          const struct unbank_place *b) {
  return a->file && b->file && a->line == b->line &&
         !strcmp(file_real_path(arena, a->file), file_real_path(arena, b->file));
}

/* Overloads, and functions of several namespaces or classes, may have arrays of the same name. They
 * are told apart by the places of their functions. */
struct source_array *source_find(struct arena *arena, const struct source *source,
                                 const struct unbank_report_array *member,
                                 const struct unbank_place *in, const char **problem) {
  struct source_array *found = find_mangled(source, member->name, member->kernel), *there = NULL;
  size_t named = 0, standing = 0;
  if (found)
    return found;
  for (size_t i = 0; i < source->arrays.count; i++) {
    struct source_array *array = source->arrays.items[i];
    if (!is_named_as(member, array))
      continue;
    found = array, named++;
    if (is_same_place(arena, in, &array->in))
      there = array, standing++;
  }
  if (named == 1 || standing == 1)
    return standing == 1 ? there : found;
  *problem = named ? "its source has several declarations of that name"
                   : "its declaration is not found in the source";
  return NULL;
}
