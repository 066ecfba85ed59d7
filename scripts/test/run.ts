import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Budgets, exceededCpu, readBudgets } from './budgets.ts'
import type { Level, Tally, TimedTest } from './level.ts'
import { levelsOf } from './levels.ts'
import { knownFeatures, parseOptions } from './options.ts'
import { type Revision, readRevision, recordExhaustive, recordRun } from './records.ts'
import { groupLine, progressLine, summary } from './summary.ts'
import { temporaryParent } from './temporary-folder.ts'

/** Linux counts processor time in hundredths of a second for every program. */
const ticksPerSecond = 100

/**
 * Returns the processor seconds of all ended child processes of this one, and of theirs, or null on a system without
 * /proc. Unlike the time on the clock it hardly depends on what else the machine does.
 */
function childCpuSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program, in parentheses, may contain spaces. Children's user and system time are fields 16 and 17.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return null
  }
}

const INTERRUPTED = 130
const MISUSED = 2

/** How many levels of a group run at a time. */
const besideAtOnce = 2

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

/** Levels that run at the same time: those of a group, or one alone. */
type Stage = { readonly name: string; readonly levels: readonly Level[] }

function stagesOf(levels: readonly Level[]): Stage[] {
  const stages: { name: string; levels: Level[] }[] = []
  for (const level of levels) {
    const last = stages.at(-1)
    if (level.group && last?.name === level.group) last.levels.push(level)
    else stages.push({ name: level.group ?? level.name, levels: [level] })
  }
  return stages
}

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

/** Runs a stage, and prints a line about it and the output of what failed. Budgets are those of the gate. */
async function runStage(
  { name, levels }: Stage,
  results: Results,
  budgets: Budgets | undefined,
  signal: AbortSignal,
): Promise<void> {
  const [started, cpuBefore] = [performance.now(), childCpuSeconds()]
  const times = () => {
    const cpuAfter = childCpuSeconds()
    const cpu = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore
    return { wall: (performance.now() - started) / 1_000, cpu }
  }
  const waiting = [...levels]
  const ended = new Map<string, Promise<void>>()
  const isGroup = levels.length > 1
  const runNext = async (level: Level) => {
    await ended.get(level.needs ?? '')
    const levelStarted = performance.now()
    const tally = await runLevel(level, results.failedLevels, signal)
    if (signal.aborted) return
    results.add(level.name, tally)
    const wall = (performance.now() - levelStarted) / 1_000
    if (isGroup) process.stdout.write(progressLine(level.name, tally, { wall, cpu: null }))
    else process.stdout.write(progressLine(name, tally, times(), budgets?.levels[name]))
    if (tally.failed > 0) process.stdout.write(`${tally.report.trimEnd()}\n`)
  }
  const work = async () => {
    for (let level = waiting.shift(); level && !signal.aborted; level = waiting.shift()) {
      const end = runNext(level)
      ended.set(level.name, end)
      await end
    }
  }
  await Promise.all(Array.from({ length: besideAtOnce }, work))
  if (signal.aborted) return
  if (isGroup) process.stdout.write(groupLine(name, times(), budgets?.levels[name]))
  if (budgets) results.exceeded.push(...exceededCpu(name, times().cpu, budgets))
}

/** Runs the stages of a run one after another. */
async function runLevels(levels: readonly Level[], isGate: boolean, signal: AbortSignal): Promise<Results> {
  const results = new Results()
  const budgets = isGate ? readBudgets() : undefined
  for (const stage of stagesOf(levels)) {
    if (!signal.aborted) await runStage(stage, results, budgets, signal)
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
