/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "picture.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "report/place.h"
#include "support/files.h"
#include "support/integers.h"
#include "turns.h"

/* Sizes, in the units of the picture. */
enum {
  CELL_WIDTH = 20,
  CELL_HEIGHT = 16,
  LEFT = 30,
  HEADING = 34, /* of a side: its title and the numbers of banks */
  GAP = 14,
  WIDTH = LEFT + UNBANK_BANKS * CELL_WIDTH + 4,
  LETTER = 6,
};

enum { TURNS_MAX = 2 * UNBANK_LANES }; /* a compare-and-swap takes two turns for each lane */

static const char style[] =
    "<style>\n"
    "text { font: 9px ui-monospace, monospace; fill: #1b1f24; text-anchor: middle }\n"
    ".title { font: 13px system-ui, sans-serif; text-anchor: start }\n"
    ".turn { text-anchor: end; fill: #59636e }\n"
    ".back { fill: #ffffff }\n"
    ".free { fill: #e7ebf0 }\n"
    ".one { fill: #9cc4f5 }\n"
    ".more { fill: #f0a58f }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "  text { fill: #e6eaef } .turn { fill: #9aa5b1 } .back { fill: #0f1318 } .free { fill: "
    "#232b35 }\n"
    "  .one { fill: #2b5c94 } .more { fill: #9a4630 }\n"
    "}\n"
    "</style>\n";

/* The execution of a side with this warp and turn, or NULL. */
static const struct unbank_report_execution *
execution_of(const struct unbank_report_side *side, const struct unbank_report_execution *like) {
  for (size_t i = 0; i < side->execution_count; i++)
    if (side->executions[i].warp == like->warp && side->executions[i].turn == like->turn)
      return &side->executions[i];
  return NULL;
}

/* The first of the executions that take the most wavefronts; NULL if none is known. */
static const struct unbank_report_execution *worst_of(enum unbank_op op,
                                                      const struct unbank_report_side *side) {
  const struct unbank_report_execution *worst = NULL;
  unsigned most = 0;
  for (size_t i = 0; i < side->execution_count; i++) {
    struct turns turns;
    if (turns_find(op, side, &side->executions[i], &turns) && turns.count > most)
      most = turns.count, worst = &side->executions[i];
  }
  return worst;
}

/* Choosing an access. */

struct choice {
  const struct unbank_report_access *access;
  const struct unbank_report_access *unknown; /* one that is meant, but whose lanes are not known */
  const struct unbank_report_execution *execution;
  double waste;
};

/* The colon before the line in "FILE:LINE" or "FILE:LINE:COLUMN"; NULL for "LINE". */
static const char *colon_of(const char *at) {
  const char *colon = strrchr(at, ':'), *first = colon;
  while (first && first > at && isdigit((unsigned char)first[-1]))
    first--;
  return first && first > at && first != colon && first[-1] == ':' ? first - 1 : colon;
}

/* Whether `at` means a place. FILE may be without its folders. */
static bool is_at(const struct unbank_place *place, const char *at) {
  const char *colon = colon_of(at);
  char *end;
  if (place->line < 1 || place->line != strtol(colon ? colon + 1 : at, &end, 10) ||
      (*end == ':' && place->column != strtol(end + 1, NULL, 10)))
    return false;
  size_t length = colon ? (size_t)(colon - at) : 0, all = place->file ? strlen(place->file) : 0;
  return !length || (all >= length && !strncmp(place->file + all - length, at, length) &&
                     (all == length || place->file[all - length - 1] == '/'));
}

static void consider(const struct unbank_report_access *access, const char *at,
                     struct choice *out) {
  const struct unbank_report_execution *execution = worst_of(access->op, &access->before);
  double waste = overview_waste(access);
  bool is_meant = !at || is_at(unbank_place_for_people(access), at);
  if (is_meant && !execution && !out->unknown)
    out->unknown = access;
  if (is_meant && execution && (!out->access || waste > out->waste))
    *out = (struct choice){access, out->unknown, execution, waste};
}

static struct choice choose(const struct change_list *kernels, const char *at) {
  struct choice out = {0};
  for (size_t k = 0; k < kernels->kernels.count; k++) {
    const struct ranked_kernel *in = kernels->kernels.items[k].is;
    for (size_t a = 0; in && a < in->kernel->access_count; a++)
      consider(&in->kernel->accesses[a], at, &out);
  }
  return out;
}

/* Drawing. */

static void draw_grid(FILE *out, const struct turns *turns) {
  for (unsigned bank = 0; bank < UNBANK_BANKS; bank++)
    fprintf(out, "<text x=\"%u\" y=\"%d\">%u</text>\n", LEFT + bank * CELL_WIDTH + CELL_WIDTH / 2,
            HEADING - 4, bank);
  for (unsigned turn = 0; turn < turns->count; turn++)
    fprintf(out, "<text class=\"turn\" x=\"%d\" y=\"%u\">%u</text>\n", LEFT - 4,
            HEADING + turn * CELL_HEIGHT + 11, turn + 1);
  fprintf(out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%u\" fill=\"url(#free)\"/>\n", LEFT,
          HEADING, UNBANK_BANKS * CELL_WIDTH, turns->count * CELL_HEIGHT);
}

/* The lanes of one cell, "0,4-7"; if they do not fit, the first ones. */
static const char *cell_text(struct arena *arena, uint32_t lanes, unsigned width) {
  const char *text = "";
  unsigned first = (unsigned)__builtin_ctz(lanes);
  for (uint32_t left = lanes; left;) {
    unsigned from = (unsigned)__builtin_ctz(left), to = from;
    for (; to + 1 < UNBANK_LANES && left >> (to + 1) & 1; to++)
      left &= ~(UINT32_C(1) << to);
    left &= ~(UINT32_C(1) << to);
    text =
        arena_printf(arena, from == to ? "%s%s%u" : "%s%s%u-%u", text, *text ? "," : "", from, to);
  }
  return strlen(text) * LETTER <= width ? text : arena_printf(arena, "%u..", first);
}

static void draw_lanes(FILE *out, struct arena *arena, const struct turns *turns,
                       const struct unbank_report_side *side) {
  uint32_t cells[TURNS_MAX][UNBANK_BANKS] = {0};
  UNBANK_EACH_BIT(lane, turns->lanes.active) {
    cells[turns->turn[lane]][turns->lanes.offset[lane] / UNBANK_BANK_BYTES % UNBANK_BANKS] |=
        UINT32_C(1) << lane;
  }
  bool is_wide = turns_bytes(side) > UNBANK_BANK_BYTES;
  unsigned width = (is_wide ? turns_bytes(side) / UNBANK_BANK_BYTES : 1) * CELL_WIDTH;
  for (unsigned turn = 0; turn < turns->count; turn++)
    for (unsigned bank = 0; bank < UNBANK_BANKS; bank++) {
      unsigned x = LEFT + bank * CELL_WIDTH, y = HEADING + turn * CELL_HEIGHT;
      if (cells[turn][bank])
        fprintf(out,
                "<rect class=\"%s\" x=\"%u\" y=\"%u\" width=\"%u\" height=\"%d\" rx=\"2\"/>"
                "<text x=\"%u\" y=\"%u\">%s</text>\n",
                turns->count > side->ideal ? "more" : "one", x + 1, y + 1, width - 2,
                CELL_HEIGHT - 2, x + width / 2, y + 11, cell_text(arena, cells[turn][bank], width));
    }
}

static const char *escaped(struct arena *arena, const char *text) {
  const char *out = "";
  for (; *text; text++)
    out = *text == '<'   ? arena_printf(arena, "%s&lt;", out)
          : *text == '&' ? arena_printf(arena, "%s&amp;", out)
                         : arena_printf(arena, "%s%c", out, *text);
  return out;
}

/* "32 wavefronts, ideal 1" */
static const char *wavefronts_text(struct arena *arena, const struct unbank_report_side *side,
                                   const struct turns *turns) {
  if (side->bytes < 1)
    return arena_printf(
        arena, "%s wavefronts, as ptxas chooses the width; drawn: the first byte of each lane",
        unbank_text_wavefronts(arena, side));
  return arena_printf(arena, "%u wavefront%s, ideal %s", turns->count, turns->count == 1 ? "" : "s",
                      unbank_text_number(arena, side->ideal));
}

static void draw_side(FILE *out, struct arena *arena, const char *name,
                      const struct unbank_report_side *side, const struct turns *turns,
                      unsigned top) {
  fprintf(out,
          "<g transform=\"translate(0,%u)\">\n"
          "<text class=\"title\" x=\"2\" y=\"14\">%s: %s</text>\n",
          top, name, wavefronts_text(arena, side, turns));
  draw_grid(out, turns);
  draw_lanes(out, arena, turns, side);
  fputs("</g>\n", out);
}

static void draw(FILE *out, struct arena *arena, const struct choice *chosen) {
  const struct unbank_report_access *access = chosen->access;
  struct turns before, after;
  turns_find(access->op, &access->before, chosen->execution, &before);
  const struct unbank_report_execution *then = execution_of(&access->after, chosen->execution);
  bool has_after = then && turns_find(access->op, &access->after, then, &after);
  unsigned height = HEADING + before.count * CELL_HEIGHT + 4;
  if (has_after)
    height += GAP + HEADING + after.count * CELL_HEIGHT;
  const char *place = escaped(arena, unbank_text_place(arena, unbank_place_for_people(access)));
  fprintf(
      out,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %u\" width=\"%d\" "
      "height=\"%u\" role=\"img\">\n<title>%s at %s, warp %u: columns are banks, rows are turns, "
      "cells name the lanes that are served there</title>\n%s",
      WIDTH, height, WIDTH, height, unbank_op_name(access->op), place,
      (unsigned)chosen->execution->warp, style);
  fprintf(out,
          "<rect class=\"back\" width=\"100%%\" height=\"100%%\"/>\n"
          "<pattern id=\"free\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
          "patternUnits=\"userSpaceOnUse\"><rect class=\"free\" x=\"1\" y=\"1\" width=\"%d\" "
          "height=\"%d\" rx=\"2\"/></pattern>\n",
          LEFT, HEADING, CELL_WIDTH, CELL_HEIGHT, CELL_WIDTH - 2, CELL_HEIGHT - 2);
  draw_side(out, arena, "as written", &access->before, &before, 0);
  if (has_after)
    draw_side(out, arena, "with Unbank", &access->after, &after,
              HEADING + before.count * CELL_HEIGHT + GAP);
  fputs("</svg>\n", out);
}

static char *nothing_to_draw(const struct choice *chosen, const char *at) {
  const struct unbank_report_access *unknown = chosen->unknown;
  const char *why = unknown ? unknown->before.reason : "";
  if (!at)
    return unbank_error("no access has addresses that are known; reports that were written "
                        "earlier must have been made with lanes=yes");
  if (!unknown)
    return unbank_error("--at=%s: no access to shared memory stands there", at);
  return unbank_error("--at=%s: what lanes address there is not known%s%s", at, *why ? ": " : "",
                      *why ? why
                           : "; reports that were written earlier must have been made with "
                             "lanes=yes");
}

char *picture_write(const struct change_list *kernels, const char *at, const char *path) {
  struct choice chosen = choose(kernels, at);
  if (!chosen.access)
    return nothing_to_draw(&chosen, at);
  struct arena arena = {0};
  char *bytes = NULL;
  size_t count = 0;
  FILE *out = open_memstream(&bytes, &count);
  draw(out, &arena, &chosen);
  char *error = fclose(out) ? unbank_error("%s: out of memory", path) : NULL;
  if (!error)
    error = file_write(path, bytes, count);
  free(bytes);
  arena_free(&arena);
  return error;
}
