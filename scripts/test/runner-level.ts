import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { endProcessesNaming } from '#tests/e2e/support/processes.ts'
import { startsFile } from '#tests/process/starts.ts'
import { runCommand, tool } from '../check/command.ts'
import { exceededStarts, exceededVisits, readBudgets } from './budgets.ts'
import type { Level, Tally } from './level.ts'
import type { Part } from './options.ts'
import { type Report, readPlaywright, readVitest } from './reports.ts'
import { temporaryParent } from './temporary-folder.ts'

/** Which tests of a level run. */
export type Scope = {
  /** `gate` leaves out the exhaustive tests; see tests/scale.ts. */
  readonly suite: 'gate' | 'all'
  readonly part?: Part
  /** Paths of tests to run; all tests when absent. */
  readonly paths?: readonly string[]
  /** The folder with the data folders of seeded sites; see tests/seeded.ts. */
  readonly seeded?: string
}

type Runner = {
  /** The command that runs the tests and leaves a JSON report in the file. */
  readonly command: (report: string) => readonly string[]
  readonly environment: (report: string) => Readonly<Record<string, string>>
  readonly read: (json: string) => Report
}

type Outcome = {
  readonly report: Report | null
  readonly ok: boolean
  readonly output: string
  readonly starts: number
}

/**
 * Runs a test runner and reads its JSON report. All its temporary files are in one folder: a process that still uses that
 * folder afterwards was left behind, which counts as a failure.
 */
async function runRunner(
  { command, environment, read }: Runner,
  { suite, seeded }: Scope,
  signal: AbortSignal,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(await temporaryParent(), 'forecourt-test-'))
  await chmod(folder, 0o711)
  const file = path.join(folder, 'report.json')
  try {
    const env = {
      ...process.env,
      TMPDIR: folder,
      TEST_SUITE: suite,
      ...(seeded && { SEEDED_FOLDER: seeded }),
      ...environment(file),
    }
    const { ok, output } = await runCommand(command(file), { env, signal })
    const leftovers = await endProcessesNaming(folder)
    const report = await readFile(file, 'utf8').then(read, () => null)
    const starts = await readFile(path.join(folder, startsFile), 'utf8').catch(() => '')
    const leftBehind = leftovers.map(({ command: line }) => `Left behind: ${line}\n`).join('')
    return {
      report,
      ok: ok && leftovers.length === 0,
      output: output + leftBehind,
      starts: starts.split('\n').length - 1,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tallyOfOutcome({ report, ok, output }: Outcome): Tally {
  if (!report) return { passed: 0, failed: 1, report: output }
  const { passed, failed, skipped, tests, flaky } = report
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, tests, flaky, report: output }
}

const shard = ({ part }: Scope) => (part && part.count > 1 ? [`--shard=${part.index}/${part.count}`] : [])

const vitestRunner = (project: string, scope: Scope, args: readonly string[] = []): Runner => ({
  command: (report) =>
    tool(
      'vitest',
      'run',
      // With a project for tests in a DOM, whose name begins with the same word.
      `--project=${project}*`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...shard(scope),
      ...args,
      ...(scope.paths ?? []),
    ),
  environment: () => ({ NO_COLOR: '1' }),
  read: readVitest,
})

/**
 * A level that runs one Vitest project, or several that begin with the same word. Files with a failure run once more on their own: what passes then is reported as
 * flaky.
 */
export function vitestLevel(project: string, scope: Scope, needs?: string): Level {
  const run = async (signal: AbortSignal): Promise<Tally> => {
    const first = await runRunner(vitestRunner(project, scope), scope, signal)
    const { suite, seeded } = scope
    const exceeded = suite === 'gate' ? exceededStarts(first.starts, readBudgets()) : []
    const failedFiles = first.report?.failedFiles ?? []
    if (first.ok || failedFiles.length === 0 || signal.aborted) return { ...tallyOfOutcome(first), exceeded }
    const alone = { suite, paths: failedFiles, ...(seeded && { seeded }) } as const
    const second = await runRunner(vitestRunner(project, alone, ['--maxWorkers=1']), alone, signal)
    if (!second.ok) return { ...tallyOfOutcome(first), report: first.output + second.output, exceeded }
    const failed = first.report?.failed ?? 0
    const passed = (first.report?.passed ?? 0) + failed
    return {
      ...tallyOfOutcome(first),
      passed,
      failed: 0,
      flaky: first.report?.failures ?? [],
      report: '',
      exceeded,
    }
  }
  return { name: project, ...(needs && { needs }), run }
}

/** A level that runs the browser journeys on the production build; what passes when it is repeated is reported as flaky. */
export function playwrightLevel(name: string, scope: Scope, needs: string, project?: string): Level {
  const runner: Runner = {
    command: () =>
      tool(
        'playwright',
        'test',
        '--reporter=list,json',
        '--retries=1',
        '--pass-with-no-tests',
        ...(project ? [`--project=${project}`, '--no-deps'] : []),
        ...shard(scope),
        ...(scope.paths ?? []),
      ),
    environment: (report) => ({ FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  }
  const run = async (signal: AbortSignal): Promise<Tally> => {
    const outcome = await runRunner(runner, scope, signal)
    const exceeded =
      scope.suite === 'gate' ? exceededVisits(outcome.report?.visits ?? new Map(), readBudgets()) : []
    return { ...tallyOfOutcome(outcome), exceeded }
  }
  return { name, needs, run }
}
