import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { endProcessesNaming } from '#tests/e2e/support/processes.ts'
import { runCommand, tool } from '../check/command.ts'
import type { Level, Tally } from './level.ts'
import { type Counts, countPlaywright, countVitest } from './reports.ts'
import { temporaryParent } from './temporary-folder.ts'

type Runner = {
  /** The command that runs the tests and leaves a JSON report in the file. */
  readonly command: (report: string) => readonly string[]
  readonly environment: (report: string) => Readonly<Record<string, string>>
  readonly count: (json: string) => Counts
}

/**
 * Runs a test runner and counts the tests in its JSON report. All its temporary files are in one folder: a process that still
 * uses that folder afterwards was left behind, which counts as a failure.
 */
async function runRunner({ command, environment, count }: Runner, signal: AbortSignal): Promise<Tally> {
  const folder = await mkdtemp(path.join(await temporaryParent(), 'forecourt-test-'))
  await chmod(folder, 0o711)
  const file = path.join(folder, 'report.json')
  try {
    const env = { ...process.env, TMPDIR: folder, ...environment(file) }
    const { ok, output } = await runCommand(command(file), { env, signal })
    const leftovers = await endProcessesNaming(folder)
    const counts = await readFile(file, 'utf8').then(count, () => ({ passed: 0, failed: 0, skipped: 0 }))
    const failed = counts.failed + leftovers.length
    const report = output + leftovers.map(({ command }) => `Left behind: ${command}\n`).join('')
    return { ...counts, failed: ok ? failed : Math.max(failed, 1), report }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The test files to run; all tests when empty. */
type Files = readonly string[]

/** A level that runs one Vitest project. */
export function vitestLevel(name: string, project: string, needs?: string, files: Files = []): Level {
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
        ...files,
      ),
    environment: () => ({ NO_COLOR: '1' }),
    count: countVitest,
  }
  return { name, needs, run: (signal) => runRunner(runner, signal) }
}

/** A level that runs the browser journeys on the production build; with `project` and `files`, only these files. */
export function playwrightLevel(name: string, needs: string, project?: string, files: Files = []): Level {
  const only = project ? [`--project=${project}`, '--no-deps', ...files] : []
  const runner: Runner = {
    command: () => tool('playwright', 'test', '--reporter=list,json', ...only),
    environment: (report) => ({ FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  }
  return { name, needs, run: (signal) => runRunner(runner, signal) }
}
