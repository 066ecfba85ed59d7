import { selectLevels } from './changed/select-levels.ts'
import { parseTestOptions } from './changed/test-options.ts'
import type { Level, Tally } from './level.ts'
import { levels } from './levels.ts'

const INTERRUPTED = 130
const MISUSED = 2

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

function progressLine(name: string, { passed, failed, skipped = 0 }: Tally, seconds: number): string {
  const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`]
  const time = `${seconds.toFixed(1)} s`
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(20)} ${counts.filter(Boolean).join(', ').padEnd(34)} ${time.padStart(8)}\n`
}

/**
 * Runs every level, or with `--changed` the levels affected by a change.
 *
 * @param args command-line arguments
 * @returns the exit code: 0 when everything passed.
 */
export async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const request = parseTestOptions(args)
  if (typeof request === 'string') {
    process.stderr.write(`${request}\n`)
    return MISUSED
  }
  if (!request.since) return runLevels(levels, signal)
  const chosen = await selectLevels(request.since, request.list)
  process.stdout.write(chosen.report)
  return request.list ? 0 : runLevels(chosen.levels, signal)
}

/** Runs the levels in order and prints a line for each, the output of failed ones, and the totals. */
async function runLevels(levels: readonly Level[], signal: AbortSignal): Promise<number> {
  const failedLevels = new Set<string>()
  const total = { passed: 0, failed: 0 }
  for (const level of levels) {
    const started = performance.now()
    const tally = await runLevel(level, failedLevels, signal)
    if (signal.aborted) return INTERRUPTED
    process.stdout.write(progressLine(level.name, tally, (performance.now() - started) / 1000))
    total.passed += tally.passed
    total.failed += tally.failed
    if (tally.failed === 0) continue
    failedLevels.add(level.name)
    process.stdout.write(`${tally.report.trimEnd()}\n`)
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  return total.failed > 0 ? 1 : 0
}
