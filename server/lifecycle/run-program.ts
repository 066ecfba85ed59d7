import { constants, setPriority } from 'node:os'
import { config } from '#platform/process/config.ts'
import { onParentExit } from './child-process.ts'

/**
 * Returns the address of the database in a program that the worker starts.
 *
 * @throws Error when it is started in another way, without one.
 */
export function providedDatabase(): string {
  const { databaseUrl } = config()
  if (databaseUrl) return databaseUrl
  throw new Error(
    'DATABASE_URL is not set. The worker starts this program and provides it; run npm start or npm run worker.',
  )
}

/** Lets requests of visitors take precedence over this process. */
export const yieldToVisitors = (): void => setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** Runs a program that the worker starts, and exits: with code 1 when the worker ends before it. */
export async function runProgram(work: () => Promise<void>): Promise<never> {
  onParentExit(() => process.exit(1))
  await work()
  process.exit(0)
}
