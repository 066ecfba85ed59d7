import { expireRenderedPage } from '../next-internals/expire-page.ts'
import { lifetimes } from './lifetimes.ts'
import { shortenRevalidation } from './short-revalidation.ts'

/**
 * Keeps the page being rendered out of the caches, because it asks the visitor to try again: a failure is never the answer
 * to a retry. Visitors who ask for the page at the same time still share a render.
 */
export async function leavePageUncached(): Promise<void> {
  await shortenRevalidation(lifetimes.once)
  expireRenderedPage()
}
