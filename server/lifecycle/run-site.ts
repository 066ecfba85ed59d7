import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { isPrepared } from '../prepare/pending.ts'
import { takeDataFolder } from './data-folder.ts'
import { onOwnDatabase, provideOwnDatabase } from './database.ts'
import { beginLife, type Life, Stopped } from './life.ts'
import { OperatorError } from './operator-error.ts'
import { prepareInChild } from './prepare-process.ts'
import { reportAndEnd } from './report.ts'
import { keepWorkerRunning } from './worker-process.ts'

/** Runs the whole site: database, preparation, worker, HTTP. Returns once it serves, or ends the process. */
export async function runSite(options: { dev: boolean; watchParent: boolean }): Promise<void> {
  const life = beginLife(options)
  try {
    await start(life, options.dev)
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndEnd(life, error)
  }
}

async function start(life: Life, dev: boolean): Promise<void> {
  const startedAt = performance.now()
  const { databaseUrl, dataDir, worker } = config()
  if (!databaseUrl) await life.phase('data folder', () => takeDataFolder(dataDir, 'site', life))
  const location = await life.phase('database', () => provideOwnDatabase(life))
  await life.phase('preparation', () => onOwnDatabase(location, () => prepare(life.signal)))
  await life.phase('http', async () => {
    const { startSite } = await import('../http/site.ts')
    const site = await startSite({ dev })
    const http = { name: 'http', stop: () => site.close() }
    life.own(http, ...(worker ? [keepWorkerRunning()] : []))
    announce(site.port)
  })
  log.debug({ ms: Math.round(performance.now() - startedAt) }, 'site started')
}

async function prepare(signal: AbortSignal): Promise<void> {
  if (await isPrepared()) return
  await prepareInChild(signal)
  // Payload reports a migration as successful even when its COMMIT failed.
  if (!signal.aborted && !(await isPrepared()))
    throw new OperatorError(
      'The database is not prepared although its preparation reported success. Run npm start again.',
    )
}

/** Announces the addresses: on a terminal as text, else in the log. */
function announce(port: number): void {
  const { siteUrl, adminEmail } = config()
  const site = new URL(siteUrl).hostname === 'localhost' ? `http://localhost:${port}` : siteUrl
  const admin = `${site}/admin`
  if (process.stdout.isTTY) process.stdout.write(`\n  Site   ${site}\n  Admin  ${admin}  (${adminEmail})\n\n`)
  else log.info({ site, admin, port }, 'site ready')
}
