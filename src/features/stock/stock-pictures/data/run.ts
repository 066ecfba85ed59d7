import sharp from 'sharp'
import { type FetchRule, publicWeb } from '#platform/outside/fetch-rule.ts'
import { log } from '#platform/process/log.ts'
import { createPictureFetcher } from '../fetch/fetch-picture.ts'
import { cleanUp } from './clean-up.ts'
import { createMissingFetch } from './fetch-missing.ts'
import { ownPictureFolder, readPictureWork } from './picture-work.ts'
import { withPictureSession } from './session.ts'
import { type Settled, type SettleOptions, settleVehicles } from './settle-vehicles.ts'

/** A run ends after this time, and the next one continues. Milliseconds. */
const maxRunMs = 10 * 60_000
/** Causes of failures that are logged after a run. */
const maxLogged = 20

export type RunOptions = {
  readonly databaseUrl: string
  readonly now: Date
  readonly signal: AbortSignal
  /** Where pictures may be fetched from; only tests set it. */
  readonly rule?: FetchRule
  readonly timeoutMs?: number
}

/**
 * Fetches the pictures that wait, and does the upkeep when it is due. A run that is killed at any moment is continued by
 * the next one. Does nothing while another process runs it.
 *
 * @throws the error of the database or the disk; the signal's reason when it is aborted.
 */
export async function runStockPictures(options: RunOptions): Promise<void> {
  const { databaseUrl, now, signal, rule = publicWeb, timeoutMs } = options
  // Pictures share no pixels, and each worker thread of a picture has buffers of its own.
  sharp.cache(false)
  sharp.concurrency(1)
  const started = performance.now()
  const folder = ownPictureFolder()
  const fetcher = createPictureFetcher(rule, timeoutMs === undefined ? {} : { timeoutMs })
  try {
    await withPictureSession(databaseUrl, async (session) => {
      const { isUpkeepDue } = await readPictureWork(databaseUrl, now)
      if (isUpkeepDue) log.info(await cleanUp(session, folder, now), 'stock pictures compared with vehicles')
      const settle: SettleOptions = {
        ...{ session, folder, signal },
        fetchMissing: createMissingFetch(folder, fetcher, signal),
        isOver: () => performance.now() - started > maxRunMs,
      }
      report(await settleVehicles('pending', settle))
      if (!isUpkeepDue) return
      report(await settleVehicles('incomplete', settle))
      await folder.markUpkeep(now)
    })
  } finally {
    fetcher.close()
  }
}

function report({ vehicles, failed, isDiskFull }: Settled): void {
  if (vehicles > 0) log.info({ vehicles }, 'stock pictures fetched')
  if (failed.size > 0) {
    const causes = [...failed].toSorted(([, one], [, other]) => other - one).slice(0, maxLogged)
    const count = [...failed.values()].reduce((sum, number) => sum + number, 0)
    log.warn({ count, causes: Object.fromEntries(causes) }, 'stock pictures not usable')
  }
  if (isDiskFull) log.error({}, 'stock pictures waiting for disk space')
}
