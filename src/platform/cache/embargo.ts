import { siteClock } from '../time/site-clock.ts'
import { lifetimes } from './lifetimes.ts'
import { shortenRevalidation } from './short-revalidation.ts'

type Dated = {
  /** ISO moment from which visitors see the document. */
  readonly publishedAt: string
}

const momentOf = ({ publishedAt }: Dated) => Date.parse(publishedAt)

/** Returns whether the moment of a document has come. */
export const isReleased = (document: Dated, now: Date): boolean => momentOf(document) <= now.getTime()

/** Returns the seconds until the next of these documents appears, rounded up; null when all have appeared. */
function secondsToNextRelease(documents: readonly Dated[], now: Date): number | null {
  const waits = documents.map((document) => momentOf(document) - now.getTime()).filter((wait) => wait > 0)
  return waits.length === 0 ? null : Math.ceil(Math.min(...waits) / 1_000)
}

/**
 * Returns the documents whose moment has come. The page being rendered expires when that of the next one comes, so that it
 * appears without anybody publishing it then.
 *
 * @param documents of a cache that contains those under embargo too
 */
export async function releasedOf<Document extends Dated>(
  documents: readonly Document[],
  now: Date = siteClock().now(),
): Promise<Document[]> {
  const seconds = secondsToNextRelease(documents, now)
  // A page is never cached for longer than a week. A lifetime of one second would mean that it has failed.
  if (seconds !== null && seconds < lifetimes.week)
    await shortenRevalidation(Math.max(seconds, lifetimes.once + 1))
  return documents.filter((document) => isReleased(document, now))
}
