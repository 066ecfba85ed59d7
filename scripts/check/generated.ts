import { type Check, outcomeOf } from './check.ts'
import { runCommand } from './command.ts'

/** Payload requires these settings, but no database is opened. */
const environment = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'nothing is signed to compare generated files',
  INTERNAL_SECRET: 'nothing is called to compare generated files',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production' as const,
  NODE_OPTIONS: '--no-deprecation',
}

/**
 * Checks that the types, the admin's import map, the block shapes and the migrations match the current collections, and the
 * measures and the version the current drawings.
 */
export const generatedFiles: Check = {
  name: 'generated files',
  run: async (signal) => {
    const command = [process.execPath, 'scripts/check/generated/stale.ts']
    const { ok, output } = await runCommand(command, { env: environment, signal })
    if (!ok) return { ok, summary: 'could not be compared', report: output }
    return outcomeOf(
      output.split('\n').filter((line) => line !== ''),
      'up to date',
    )
  },
}
