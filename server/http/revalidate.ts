import { setImmediate as nextTurn } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { NextHandler } from './next-handler.ts'

/** Where Next listens for tags to expire; closed to the outside. */
const revalidateAddress = '/internal/revalidate'

const patienceMs = 10_000

/**
 * How to expire tags in Next's caches. They can only be reached from within a request of Next's own, so it is
 * sent one.
 */
export function revalidateWith(
  handle: NextHandler,
  siteUrl: string,
  internalSecret: string,
): (tags: readonly string[]) => Promise<void> {
  const { host } = new URL(siteUrl)
  return async (tags) => {
    const body = JSON.stringify({ tags })
    const headers = {
      host,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-internal-secret': internalSecret,
    }
    const { status } = await ask(
      handle,
      { method: 'POST', url: revalidateAddress, headers, body },
      patienceMs,
    )
    if (status < 200 || status >= 300) throw new Error(`${revalidateAddress} answered ${status}`)
    // Next expires the tags when the answer is out, not before.
    await nextTurn()
  }
}
