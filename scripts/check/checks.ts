import { findViolations } from './boundaries.ts'
import { type Check, outcomeOf } from './check.ts'
import { runCommand, tool } from './command.ts'
import { generatedTables } from './generated/tables.ts'
import { generatedFiles } from './generated.ts'
import { logEvents } from './log-events.ts'
import { migrations } from './migrations.ts'
import { requirements } from './requirements.ts'
import { readSourceFiles } from './source-files.ts'
import { texts } from './texts.ts'

/** A check that runs a program and passes when it exits with code 0. */
function program(name: string, command: readonly string[]): Check {
  return {
    name,
    run: async (signal) => {
      const { ok, output } = await runCommand(command, { signal })
      return { ok, summary: '', report: output }
    },
  }
}

const boundaries: Check = {
  name: 'boundaries',
  run: async () => {
    const files = readSourceFiles()
    const violations = findViolations(files).map(({ path, line, message }) => `${path}:${line} ${message}`)
    return outcomeOf(violations, `${files.length} files`)
  },
}

/** All static checks, fastest first. */
export const checks: readonly Check[] = [
  program('lint', tool('biome', 'check', '--max-diagnostics=100', '--colors=off')),
  program('types', tool('tsc', '--noEmit', '--pretty', 'false')),
  program('unused code', tool('knip', '--no-progress')),
  boundaries,
  texts,
  migrations,
  generatedFiles,
  requirements,
  generatedTables,
  logEvents,
]
