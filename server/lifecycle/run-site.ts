import { registerPhotoEncoder } from '#platform/photos/photo-encoder.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { isPrepared } from '../prepare/pending.ts'
import { lockDataFolder } from './data-folder.ts'
import { provideEmbeddedDatabase, runOnDatabase } from './database.ts'
import { type Lifecycle, Stopped, startLifecycle } from './life.ts'
import { OperatorError } from './operator-error.ts'
import { createPhotoEncoder } from './photo-encoder-process.ts'
import { prepareInChild } from './prepare-process.ts'
import { reportAndExit } from './report.ts'
import { superviseWorker } from './worker-process.ts'

/** Runs the whole site: database, preparation, worker, HTTP. Returns once it serves, or ends the process. */
export async function runSite(options: { dev: boolean; watchParent: boolean }): Promise<void> {
  const life = startLifecycle(options)
  try {
    await start(life, options.dev)
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndExit(life, error)
  }
}

async function start(life: Lifecycle, dev: boolean): Promise<void> {
  const startedAt = performance.now()
  const { databaseUrl, dataDir, worker } = config()
  if (!databaseUrl) await life.runPhase('data folder', () => lockDataFolder(dataDir, 'site', life))
  const location = await life.runPhase('database', () => provideEmbeddedDatabase(life))
  await life.runPhase('preparation', () => runOnDatabase(location, () => prepare(life.signal)))
  await life.runPhase('http', async () => {
    const { startSite } = await import('../http/site.ts')
    const photoEncoder = createPhotoEncoder()
    if (!dev) registerPhotoEncoder(photoEncoder.encode)
    life.addResources(photoEncoder)
    const site = await startSite({ dev })
    const http = { name: 'http', stop: () => site.close() }
    life.addResources(http, ...(worker ? [superviseWorker()] : []))
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
