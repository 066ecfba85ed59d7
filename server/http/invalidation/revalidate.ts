import { setImmediate as nextTurn } from 'node:timers/promises'
import { sendInternalRequest } from '../next/internal-request.ts'
import type { NextHandler } from '../next/next-handler.ts'

/** The internal route that expires tags; not reachable from outside. */
const revalidatePath = '/internal/revalidate'

const timeoutMs = 10_000

/**
 * Creates a function that expires tags in Next's caches. They are accessible only within a request to Next, so the
 * function sends one.
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
    const { status } = await sendInternalRequest(
      handle,
      { method: 'POST', url: revalidatePath, headers, body },
      timeoutMs,
    )
    if (status < 200 || status >= 300) throw new Error(`${revalidatePath} returned ${status}`)
    // Next expires the tags after it has sent the response.
    await nextTurn()
  }
}
