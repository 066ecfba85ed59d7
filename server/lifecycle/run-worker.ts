import { config } from '#platform/process/config.ts'
import { provideRunningDatabase } from './database.ts'
import { Stopped, startLifecycle } from './life.ts'
import { messageOf, OperatorError } from './operator-error.ts'
import { reportAndExit } from './report.ts'
import { superviseWorker } from './worker-process.ts'

/** Runs the worker without the site: beside a site started with WORKER=off, or on the database of DATABASE_URL. */
export async function runStandaloneWorker(options: { watchParent: boolean }): Promise<void> {
  const life = startLifecycle(options)
  try {
    if (!config().databaseUrl) await life.runPhase('database', joinSite)
    life.addResources(superviseWorker())
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndExit(life, error)
  }
}

async function joinSite(): Promise<void> {
  await provideRunningDatabase().catch((error: unknown) => {
    throw new OperatorError(
      `${messageOf(error)} Start the site first (WORKER=off npm start), or set DATABASE_URL.`,
    )
  })
}
