/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * gpu_run JOBS: runs every variant of every kernel of a job file on the GPU of this machine.
 *
 *   checks    the outputs of each variant are those of the first, bit for bit
 *   times     the variants take turns (A B C, B C A, ...), after a warm-up, so that clock and
 *             temperature drift meets all of them alike; the median of an odd number of rounds. A
 *             kernel shorter than BATCH_US is launched several times in a turn, each variant as
 *             often, so that what starts and stops the clock does not count
 *   --count   no times: each variant runs COUNT_LAUNCHES times (or --rounds) as the job file says
 *             (one block), for a profiler to count; the file named lists kernel and variant of each
 *             launch
 *   --outputs no times: each variant runs once and its outputs are kept (outputs.h)
 *   --list    no GPU: whether all that the job file names is there and fits (listing.h)
 *
 *   gain       median of the first variant / median of this one
 *   over hand  median of this one / least median of the variants named hand...
 *
 * Exit code 0, 1 when outputs differ, 2 when something cannot be run.
 */
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device.h"
#include "listing.h"
#include "outputs.h"
#include "support/arena.h"

enum { DEFAULT_ROUNDS = 21, MAX_ROUNDS = 999, COUNT_LAUNCHES = 5, BATCH_MAX = 16 };
static const double BATCH_US = 200; /* the clock's own cost, some 2 us, is 1 % of it */
static const double WARM_UP_US =
    100e3; /* at least: an idle GPU takes tens of ms to raise its clock */

struct settings {
  const char *jobs, *csv, *count, *outputs, *only;
  size_t rounds;
  bool list;
};

enum verdict { SAME, DIFFERS, UNTOUCHED, UNSTABLE };
static const char *const verdict_names[] = {
    [SAME] = "same",
    [DIFFERS] = "DIFFERS",
    [UNTOUCHED] = "UNTOUCHED", /* the reference left its outputs as they were: nothing was tested */
    [UNSTABLE] = "UNSTABLE",   /* two runs of the reference differ: nothing can be compared */
};

struct result {
  enum verdict verdict;
  double median, least, quartile1, quartile3; /* us */
  unsigned launches;                          /* in a turn */
};

static void *must_alloc(size_t bytes) {
  void *memory = malloc(bytes ? bytes : 1);
  if (memory)
    return memory;
  fputs("gpu_run: out of memory\n", stderr);
  exit(2);
}

static int by_value(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static bool is_hand(const struct variant *variant) { return !strncmp(variant->name, "hand", 4); }

/* Whether two blocks of memory are equal; if not, says where they start to differ. */
static bool equal(const char *kernel, const char *variant, const unsigned char *outputs,
                  const unsigned char *reference, size_t bytes) {
  size_t byte = 0;
  if (!memcmp(outputs, reference, bytes))
    return true;
  while (outputs[byte] == reference[byte])
    byte++;
  fprintf(stderr, "%s.%s: byte %zu of %zu of the outputs differs\n", kernel, variant, byte, bytes);
  return false;
}

/* Runs each variant once; says of each whether its outputs are the reference's. */
static void check_outputs(struct device_job *device, struct result *results) {
  size_t bytes = unbank_output_bytes(device->job);
  unsigned char *reference = unbank_device_area(AREA_REFERENCE, bytes);
  unsigned char *outputs = unbank_device_area(AREA_OUTPUTS, bytes);
  enum verdict common = SAME;

  unbank_device_restore(device, 0);
  unbank_device_outputs(device, 0, outputs);
  unbank_device_run(device, 0, 1);
  unbank_device_outputs(device, 0, reference);
  if (!memcmp(outputs, reference, bytes))
    common = UNTOUCHED;
  for (size_t i = 0; i < device->job->variant_count; i++) {
    unbank_device_run(device, i, 1);
    unbank_device_outputs(device, i, outputs);
    bool same = equal(device->job->name, device->job->variants[i].name, outputs, reference, bytes);
    if (i == 0 && !same)
      common = UNSTABLE;
    results[i].verdict = common != SAME ? common : same ? SAME : DIFFERS;
  }
}

/* Warms up; the launches of a turn, from the fastest variant. */
static unsigned warm_up(struct device_job *device) {
  double least = BATCH_US;
  for (double spent = 0; spent < WARM_UP_US;)
    for (size_t i = 0; i < device->job->variant_count; i++) {
      double us = unbank_device_run(device, i, 1);
      least = fmin(least, us);
      spent += us + 1; /* ends also if a clock reads 0 */
    }
  return least * BATCH_MAX < BATCH_US ? BATCH_MAX : (unsigned)ceil(BATCH_US / least);
}

/* Each round runs every variant once and starts one further than the round before. */
static void measure(struct device_job *device, size_t rounds, struct result *results) {
  size_t variants = device->job->variant_count;
  double *times = must_alloc(variants * rounds * sizeof *times);
  unsigned launches = warm_up(device);
  for (size_t round = 0; round < rounds; round++)
    for (size_t turn = 0; turn < variants; turn++) {
      size_t variant = (round + turn) % variants;
      times[variant * rounds + round] = unbank_device_run(device, variant, launches);
    }
  for (size_t i = 0; i < variants; i++) {
    double *sorted = times + i * rounds;
    qsort(sorted, rounds, sizeof *sorted, by_value);
    results[i].launches = launches;
    results[i].least = sorted[0];
    results[i].quartile1 = sorted[rounds / 4];
    results[i].median = sorted[rounds / 2];
    results[i].quartile3 = sorted[rounds - 1 - rounds / 4];
  }
  free(times);
}

static double best_hand(const struct job *job, const struct result *results) {
  double best = NAN;
  for (size_t i = 0; i < job->variant_count; i++)
    if (is_hand(&job->variants[i]))
      best = fmin(best, results[i].median); /* fmin drops the NAN */
  return best;
}

static void print_job(const struct device_job *device, const struct result *results, FILE *csv) {
  const struct job *job = device->job;
  double hand = best_hand(job, results);
  for (size_t i = 0; i < job->variant_count; i++) {
    const struct loaded *loaded = &device->variants[i];
    const struct result *result = &results[i];
    char over_hand[16] = "";
    if (!isnan(hand))
      snprintf(over_hand, sizeof over_hand, "%.3f", result->median / hand);
    double gain = results[0].median / result->median;
    const char *verdict = verdict_names[result->verdict];
    printf("%-22s %-18s %10.2f %7.2f %9s %5d %7d %6d  %s\n", i ? "" : job->name,
           job->variants[i].name, result->median, gain, over_hand, loaded->registers,
           loaded->shared_bytes, loaded->blocks_per_sm, verdict);
    if (csv)
      fprintf(csv, "%s,%s,%.3f,%.3f,%.3f,%.3f,%.4f,%s,%d,%d,%d,%d,%u,%s\n", job->name,
              job->variants[i].name, result->median, result->least, result->quartile1,
              result->quartile3, gain, over_hand, loaded->registers, loaded->shared_bytes,
              loaded->local_bytes, loaded->blocks_per_sm, result->launches, verdict);
  }
  if (csv)
    fflush(csv);
  fflush(stdout);
}

static FILE *must_open(const char *path) {
  FILE *file = fopen(path, "w");
  if (file)
    return file;
  perror(path);
  exit(2);
}

static bool wanted(const struct settings *settings, const struct job *job) {
  return !settings->only || !strcmp(settings->only, job->name);
}

static int time_all(const struct settings *settings, const struct jobs *jobs) {
  FILE *csv = settings->csv ? must_open(settings->csv) : NULL;
  int status = 0;
  if (csv)
    fputs("kernel,variant,median_us,least_us,quartile1_us,quartile3_us,gain,over_hand,registers,"
          "shared_bytes,local_bytes,blocks_per_sm,launches,results\n",
          csv);
  printf("%-22s %-18s %10s %7s %9s %5s %7s %6s  %s\n", "kernel", "variant", "median us", "gain",
         "over hand", "regs", "shared", "blk/SM", "results");
  for (size_t i = 0; i < jobs->count; i++) {
    if (!wanted(settings, &jobs->items[i]))
      continue;
    struct device_job device;
    struct result results[MAX_VARIANTS] = {0};
    unbank_device_load(&device, &jobs->items[i]);
    check_outputs(&device, results);
    measure(&device, settings->rounds, results);
    print_job(&device, results, csv);
    for (size_t v = 0; v < jobs->items[i].variant_count; v++)
      status |= results[v].verdict != SAME;
    unbank_device_unload(&device);
  }
  if (csv && fclose(csv))
    perror(settings->csv);
  return status;
}

static int count_all(const struct settings *settings, const struct jobs *jobs) {
  FILE *list = must_open(settings->count);
  fputs("launch,kernel,variant\n", list);
  size_t launch = 0;
  for (size_t i = 0; i < jobs->count; i++) {
    const struct job *job = &jobs->items[i];
    if (!wanted(settings, job))
      continue;
    struct device_job device;
    unbank_device_load(&device, job);
    for (size_t v = 0; v < job->variant_count; v++)
      for (size_t run = 0; run < settings->rounds; run++) {
        unbank_device_run(&device, v, 1);
        fprintf(list, "%zu,%s,%s\n", launch++, job->name, job->variants[v].name);
      }
    unbank_device_unload(&device);
  }
  printf("%zu launches\n", launch);
  return fclose(list) ? 2 : 0;
}

static const char usage[] =
    "usage: gpu_run [--csv FILE] [--rounds ODD] [--only KERNEL] JOBS\n"
    "       gpu_run --count FILE [--rounds ODD] [--only KERNEL] JOBS   (under a profiler)\n"
    "       gpu_run --outputs FOLDER JOBS\n"
    "       gpu_run --list JOBS   (needs no GPU)\n";

static struct settings read_settings(int argc, char **argv) {
  static const struct option options[] = {{"csv", required_argument, NULL, 'c'},
                                          {"rounds", required_argument, NULL, 'r'},
                                          {"count", required_argument, NULL, 'n'},
                                          {"outputs", required_argument, NULL, 'u'},
                                          {"only", required_argument, NULL, 'o'},
                                          {"list", no_argument, NULL, 'l'},
                                          {0}};
  struct settings settings = {0};
  for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;)
    switch (option) {
    case 'c':
      settings.csv = optarg;
      break;
    case 'r':
      settings.rounds = strtoul(optarg, NULL, 10);
      break;
    case 'n':
      settings.count = optarg;
      break;
    case 'u':
      settings.outputs = optarg;
      break;
    case 'o':
      settings.only = optarg;
      break;
    case 'l':
      settings.list = true;
      break;
    default:
      fputs(usage, stderr);
      exit(2);
    }
  if (!settings.rounds)
    settings.rounds = settings.count ? COUNT_LAUNCHES : DEFAULT_ROUNDS;
  if (optind + 1 != argc || settings.rounds % 2 == 0 || settings.rounds > MAX_ROUNDS) {
    fputs(usage, stderr);
    exit(2);
  }
  settings.jobs = argv[optind];
  return settings;
}

static int run(const struct settings *settings, const struct jobs *jobs) {
  if (settings->list)
    return unbank_jobs_list(jobs);
  unbank_device_open();
  return settings->outputs ? unbank_outputs_write(settings->outputs, jobs)
         : settings->count ? count_all(settings, jobs)
                           : time_all(settings, jobs);
}

int main(int argc, char **argv) {
  struct settings settings = read_settings(argc, argv);
  struct arena arena = {0};
  struct jobs jobs = {0};
  int status = 2;
  char *error = unbank_jobs_read(&arena, settings.jobs, &jobs);
  if (error)
    fprintf(stderr, "gpu_run: %s\n", error);
  else
    status = run(&settings, &jobs);
  free(error);
  arena_free(&arena);
  return status;
}
