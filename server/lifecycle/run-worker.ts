import { config } from '#platform/config.ts'
import { provideRunningDatabase } from './database.ts'
import { beginLife, Stopped } from './life.ts'
import { messageOf, OperatorError } from './operator-error.ts'
import { reportAndEnd } from './report.ts'
import { keepWorkerRunning } from './worker-process.ts'

/** Runs the worker without the site: beside a site started with WORKER=off, or on the database of DATABASE_URL. */
export async function runWorkerAlone(options: { watchParent: boolean }): Promise<void> {
  const life = beginLife(options)
  try {
    if (!config().databaseUrl) await life.phase('database', joinSite)
    life.own(keepWorkerRunning())
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndEnd(life, error)
  }
}

async function joinSite(): Promise<void> {
  await provideRunningDatabase().catch((error: unknown) => {
    throw new OperatorError(
      `${messageOf(error)} Start the site first (WORKER=off npm start), or set DATABASE_URL.`,
    )
  })
}
