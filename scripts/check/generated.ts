import { type Check, outcomeOf } from './check.ts'
import { runCommand } from './command.ts'

/** No database is opened; the CMS only wants to know that it could be. */
const environment = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'nothing is signed to compare generated files',
  INTERNAL_SECRET: 'nothing is called to compare generated files',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production' as const,
  NODE_OPTIONS: '--no-deprecation',
}

/** Types, the admin's import map and the migrations are what the present collections give. */
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
