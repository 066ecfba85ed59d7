import { setTimeout as sleep } from 'node:timers/promises'
import { caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import { log } from '#platform/log.ts'
import { pageEntries, pageVersions } from './page-entries.ts'
import { keepCurrent, putIn, type Versions } from './store.ts'
import { vehicleEntries } from './vehicle-entries.ts'

/** Pages that are read at once. */
const batch = 100

/** How long a search waits for new pages to be read, which goes on meanwhile. Milliseconds. */
const patience = 1_500

/** Says whether the vehicles in the index are those on sale; a service that fails leaves them as they were. */
async function bringVehicles(): Promise<boolean> {
  try {
    const { ranges, models } = await vehicleEntries()
    for (const [kind, { entries, versions }] of [['range', ranges] as const, ['model', models] as const]) {
      const missing = new Set(await keepCurrent(kind, versions))
      await putIn(
        entries.filter(({ key }) => missing.has(key)),
        versions,
      )
    }
    return true
  } catch (error) {
    log.error({ reason: String(error) }, 'the search does not know the present vehicles')
    return false
  }
}

async function readPages(missing: readonly string[], versions: Versions): Promise<void> {
  for (let from = 0; from < missing.length; from += batch) {
    await putIn(await pageEntries(missing.slice(from, from + batch)), versions)
  }
}

let reading: Promise<void> = Promise.resolve()

/** One after the other: what one has read is not missing for the next. */
function inTurn(read: () => Promise<void>): Promise<void> {
  const turn = reading.then(read)
  reading = turn.catch(() => undefined)
  return turn
}

/** @param onClean told as soon as nothing is in the index that a visitor may not see */
async function bringUpToDate(onClean: () => void) {
  const versions = await pageVersions()
  const [missing, fresh] = await Promise.all([keepCurrent('page', versions), bringVehicles()])
  onClean()
  if (missing.length > 0) await inTurn(async () => readPages(await keepCurrent('page', versions), versions))
  return { value: true, fresh }
}

/**
 * Resolves when the index holds nothing that is not published, and what is published as far as it could be read in a
 * moment. Looked through after each publication, by whoever searches first; an empty index is thereby made anew.
 *
 * @throws Error when the database fails
 */
export async function indexIsCurrent(): Promise<void> {
  const clean = Promise.withResolvers<void>()
  const current = keepAnswer(caches.searchIndex, ['search', 'index'], () => bringUpToDate(clean.resolve))
  const read = current.then(
    () => clean.resolve(),
    (error: unknown) => {
      log.error({ reason: String(error) }, 'the index of the search is not up to date')
      clean.reject(error)
    },
  )
  await clean.promise
  await Promise.race([read, sleep(patience, undefined, { ref: false })])
}
