import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { exceededCpu, readBudgets } from './budgets.ts'
import { childCpuSeconds } from './cpu-time.ts'
import type { Level, Tally, TimedTest } from './level.ts'
import { levelsOf } from './levels.ts'
import { knownFeatures, parseOptions } from './options.ts'
import { type Revision, readRevision, recordExhaustive, recordRun } from './records.ts'
import { progressLine, summary } from './summary.ts'
import { temporaryParent } from './temporary-folder.ts'

const INTERRUPTED = 130
const MISUSED = 2

/** How many levels that may run beside others run at a time. */
const besideAtOnce = 2

async function runLevel(level: Level, failed: ReadonlySet<string>, signal: AbortSignal): Promise<Tally> {
  if (level.needs && failed.has(level.needs)) {
    return { passed: 0, failed: 1, report: `Not run, because it needs ${level.needs}, which failed.\n` }
  }
  return level.run(signal).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    report: `${error instanceof Error ? error.stack : error}\n`,
  }))
}

/** What the levels of a run add up to. */
class Results {
  passed = 0
  failed = 0
  readonly failedLevels = new Set<string>()
  readonly tests: TimedTest[] = []
  readonly flaky: string[] = []
  readonly exceeded: string[] = []

  add(name: string, tally: Tally): void {
    this.passed += tally.passed
    this.failed += tally.failed
    if (tally.failed > 0) this.failedLevels.add(name)
    this.tests.push(...(tally.tests ?? []))
    this.flaky.push(...(tally.flaky ?? []))
    this.exceeded.push(...(tally.exceeded ?? []))
  }
}

/** Runs a level, and prints a line about it and its output when it failed. Budgets are those of the gate. */
async function runAndPrint(
  level: Level,
  results: Results,
  isGate: boolean,
  signal: AbortSignal,
): Promise<void> {
  const [started, cpuBefore] = [performance.now(), childCpuSeconds()]
  const tally = await runLevel(level, results.failedLevels, signal)
  if (signal.aborted) return
  const cpuAfter = level.beside ? null : childCpuSeconds()
  const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore
  const budgets = isGate ? readBudgets() : undefined
  const times = { wall: (performance.now() - started) / 1_000, cpu }
  process.stdout.write(progressLine(level.name, tally, times, budgets?.levels[level.name]))
  if (tally.failed > 0) process.stdout.write(`${tally.report.trimEnd()}\n`)
  results.add(level.name, tally)
  if (budgets) results.exceeded.push(...exceededCpu(level.name, cpu, budgets))
}

/** Runs the levels in order, those that may run beside others two at a time. */
async function runLevels(levels: readonly Level[], isGate: boolean, signal: AbortSignal): Promise<Results> {
  const results = new Results()
  const waiting = [...levels]
  while (waiting.length > 0 && !signal.aborted) {
    const firstAlone = waiting.findIndex(({ beside }) => !beside)
    const group = waiting.splice(0, firstAlone < 0 ? waiting.length : Math.max(firstAlone, 1))
    const work = async () => {
      for (let level = group.shift(); level && !signal.aborted; level = group.shift())
        await runAndPrint(level, results, isGate, signal)
    }
    await Promise.all(Array.from({ length: besideAtOnce }, work))
  }
  return results
}

/**
 * Runs the gate, every test of some features, or every test; see `parseOptions`. Prints a line for each level, the output of
 * failed ones, the slowest tests and the totals, and records the run. What exceeds a budget counts as a failure.
 *
 * @param args command-line arguments
 * @returns the exit code: 0 when everything passed.
 */
export async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const options = parseOptions(args, knownFeatures())
  if (typeof options === 'string') {
    process.stderr.write(options)
    return MISUSED
  }
  const [started, revision]: [number, Revision] = [performance.now(), await readRevision()]
  const seeded = await mkdtemp(path.join(await temporaryParent(), 'forecourt-seeded-'))
  const results = await runLevels(levelsOf(options, seeded), options.suite === 'gate', signal).finally(() =>
    rm(seeded, { recursive: true, force: true }),
  )
  if (signal.aborted) return INTERRUPTED
  const { passed, flaky } = results
  const failed = results.failed + results.exceeded.length
  const seconds = Math.round((performance.now() - started) / 1_000)
  process.stdout.write(summary(results.tests, flaky, results.exceeded))
  process.stdout.write(`\n${options.suite} in ${seconds} s\n${passed} passed, ${failed} failed\n`)
  const record = { ...revision, suite: options.suite, seconds, passed, failed, flaky }
  await recordRun(record)
  if (options.suite === 'all')
    await recordExhaustive(record, options.part, new Date().toISOString().slice(0, 10))
  return failed > 0 ? 1 : 0
}
