import { setTimeout as sleep } from 'node:timers/promises'
import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { log } from '#platform/process/log.ts'
import { articleStamp } from './article-entries.ts'
import { newsStamp } from './news-entries.ts'
import { pageEntries, pageVersions } from './page-entries.ts'
import { insertEntries, removeOutdated, type Versions } from './store.ts'
import { vehicleEntries } from './vehicle-entries.ts'

/** Pages read by one query. */
const batchSize = 100

/** How long a search waits for the indexing of new pages, which continues in the background. */
const maxWaitMs = 1_500

/** Updates the vehicles in the index. When the vehicle service fails, leaves them unchanged and returns false. */
async function updateVehicles(): Promise<boolean> {
  try {
    const { ranges, models } = await vehicleEntries()
    for (const [kind, { entries, versions }] of [['range', ranges] as const, ['model', models] as const]) {
      const missing = new Set(await removeOutdated(kind, versions))
      await insertEntries(
        entries.filter(({ key }) => missing.has(key)),
        versions,
      )
    }
    return true
  } catch (error) {
    log.error({ reason: String(error) }, 'search index not updated with vehicles')
    return false
  }
}

async function indexPages(missing: readonly string[], versions: Versions): Promise<void> {
  for (let from = 0; from < missing.length; from += batchSize) {
    await insertEntries(await pageEntries(missing.slice(from, from + batchSize)), versions)
  }
}

let lastTurn: Promise<void> = Promise.resolve()

/** Runs tasks one after the other, so that none indexes pages that another has just indexed. */
function serialise(run: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(run)
  lastTurn = turn.catch(() => undefined)
  return turn
}

/** @param onClean called once the index holds no entry that is not published */
async function updateIndex(onClean: () => void) {
  const versions = await pageVersions()
  const [missing, fresh] = await Promise.all([removeOutdated('page', versions), updateVehicles()])
  onClean()
  if (missing.length > 0)
    await serialise(async () => indexPages(await removeOutdated('page', versions), versions))
  return { value: true, fresh }
}

/**
 * Resolves once the index holds no unpublished entries and either all published ones or those that could be indexed
 * within a short wait. The first search after each publication updates the index; an empty one is rebuilt.
 *
 * @throws Error when the database fails
 */
export async function ensureIndexIsCurrent(): Promise<void> {
  const clean = Promise.withResolvers<void>()
  const key = ['search', 'index', await newsStamp(), await articleStamp()]
  const update = cacheResponse(caches.searchIndex, key, () => updateIndex(clean.resolve))
  const settled = update.then(
    () => clean.resolve(),
    (error: unknown) => {
      log.error({ reason: String(error) }, 'search index update failed')
      clean.reject(error)
    },
  )
  await clean.promise
  await Promise.race([settled, sleep(maxWaitMs, undefined, { ref: false })])
}
