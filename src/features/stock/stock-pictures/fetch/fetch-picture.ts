import type { FetchRule } from '#platform/outside/fetch-rule.ts'
import { createOutsideFetcher, type OutsideFetcher } from '#platform/outside/fetcher.ts'

/** Size of a file in bytes. */
const maxBytes = 15_000_000
/** All redirects together, in milliseconds. */
const maxMs = 20_000

export type PictureFetcher = {
  /**
   * Returns the bytes at an address.
   *
   * @throws FetchProblem when there are none, too many, or too late; the signal's reason when it is aborted.
   */
  fetch(address: string, signal: AbortSignal): Promise<Buffer>
  close: OutsideFetcher['close']
}

/** Fetches pictures of at most 15 MB from where the rule allows it. */
export function createPictureFetcher(rule: FetchRule, { timeoutMs = maxMs } = {}): PictureFetcher {
  const accept = 'image/avif,image/webp,image/png,image/jpeg'
  const { fetch, close } = createOutsideFetcher(rule, { accept, maxBytes, timeoutMs })
  return { fetch: async (address, signal) => (await fetch(address, signal)).bytes, close }
}
