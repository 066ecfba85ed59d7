import { FetchProblem } from '#platform/outside/fetch-problem.ts'
import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import type { PictureFetcher } from '../fetch/fetch-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { keyOfSource, type PictureFolder } from './picture-folder.ts'

/** Pictures that are fetched or encoded at once. */
const maxRunning = 6
/** Pictures that are encoded at once: each may take 200 MB. */
const maxEncoding = 2
/** After so many failures in a row a host is left alone for the rest of the run. */
const failuresOfHost = 5

/**
 * Returns a function that fetches a picture unless it is stored already.
 *
 * @returns the problem, or null when the picture is stored
 * @throws the error of the disk; the signal's reason when it is aborted.
 */
export function createMissingFetch(folder: PictureFolder, fetcher: PictureFetcher, signal: AbortSignal) {
  const slots = createConcurrencyLimit({ maxRunning, maxWaiting: Number.POSITIVE_INFINITY })
  const encoding = createConcurrencyLimit({ maxRunning: maxEncoding, maxWaiting: maxRunning })
  const failures = new Map<string, number>()

  const fetchOnce = async (address: string, key: string) => {
    const host = URL.parse(address)?.host ?? ''
    if ((failures.get(host) ?? 0) >= failuresOfHost)
      throw new FetchProblem('is at a host that does not answer')
    try {
      const bytes = await fetcher.fetch(address, signal)
      failures.delete(host)
      const picture = await encoding.run(() => encodePicture(bytes))
      signal.throwIfAborted()
      await folder.store(key, picture)
    } catch (error) {
      if (error instanceof FetchProblem && error.isOfHost) failures.set(host, (failures.get(host) ?? 0) + 1)
      throw error
    }
  }

  return (address: string): Promise<FetchProblem | null> =>
    slots.run(async () => {
      signal.throwIfAborted()
      const key = keyOfSource(address)
      if (await folder.has(key)) return null
      return fetchOnce(address, key).then(
        () => null,
        (error: unknown) => {
          if (error instanceof FetchProblem) return error
          throw error
        },
      )
    })
}
