import { log } from '#platform/process/log.ts'
import { sendInternalRequest } from './internal-request.ts'
import type { NextHandler } from './next-handler.ts'

/** What is slow to build on the first visit: the search of used vehicles reads the whole stock. */
const warmedPaths = ['/sections/used-vehicles'] as const

/** The first visitors of a restarted site come before the warm-up. Milliseconds. */
const delayMs = 2_000

/** Two minutes: a million vehicles on a busy machine. */
const timeoutMs = 120_000

async function warmUp(handle: NextHandler, host: string): Promise<void> {
  for (const url of warmedPaths) {
    const { status } = await sendInternalRequest(handle, { method: 'GET', url, headers: { host } }, timeoutMs)
    if (status !== 200) throw new Error(`${url} returned ${status}`)
  }
}

/**
 * Requests what is slow on the first visit, in the background, soon after the site serves. A failure is logged; the first
 * visit tries again.
 *
 * @returns a function that cancels it before it has begun
 */
export function warmUpSoon(handle: NextHandler, siteUrl: string): () => void {
  const timer = setTimeout(() => {
    warmUp(handle, new URL(siteUrl).host).catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'warm-up failed'),
    )
  }, delayMs)
  timer.unref()
  return () => clearTimeout(timer)
}
