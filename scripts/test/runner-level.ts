import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runCommand, tool } from '../check/command.ts'
import type { Level, Tally } from './level.ts'
import { type Counts, countPlaywright, countVitest } from './reports.ts'

type Runner = {
  /** The command that runs the tests and leaves a JSON report in the file. */
  readonly command: (report: string) => readonly string[]
  readonly environment: (report: string) => Readonly<Record<string, string>>
  readonly count: (json: string) => Counts
}

/** Runs a test runner and counts by its own report, so that nothing is read off what it prints. */
async function runRunner({ command, environment, count }: Runner, signal: AbortSignal): Promise<Tally> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-test-'))
  const report = path.join(folder, 'report.json')
  try {
    const env = { ...process.env, NO_COLOR: '1', ...environment(report) }
    const { ok, output } = await runCommand(command(report), { env, signal })
    const counts = await readFile(report, 'utf8').then(count, () => ({ passed: 0, failed: 1, skipped: 0 }))
    return { ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1), report: output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A level that is one project of Vitest. */
export function vitestLevel(name: string, project: string): Level {
  const runner: Runner = {
    command: (report) =>
      tool(
        'vitest',
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ),
    environment: () => ({}),
    count: countVitest,
  }
  return { name, run: (signal) => runRunner(runner, signal) }
}

/** The level of the journeys in a browser, on the production build. */
export function playwrightLevel(name: string, needs: string): Level {
  const runner: Runner = {
    command: () => tool('playwright', 'test', '--reporter=list,json'),
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  }
  return { name, needs, run: (signal) => runRunner(runner, signal) }
}
