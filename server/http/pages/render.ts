import { ask } from '../ask.ts'
import type { Answer } from '../captured-response.ts'
import type { NextHandler } from '../next-handler.ts'
import type { PageRequest } from './page-key.ts'

/** Longer than any page takes; a rendering that hangs must not hold its visitors for ever. */
const patienceMs = 30_000

/**
 * Renders pages through the handler, for everybody: under the site's own address and with nothing of the visitor
 * who happens to be first.
 */
export function renderWith(
  handle: NextHandler,
  siteUrl: string,
): (request: PageRequest, requestId: string) => Promise<Answer> {
  const { host, protocol } = new URL(siteUrl)
  const siteHeaders = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') }
  return (request, requestId) => {
    const { url, headers } = request.question()
    const sent = { ...siteHeaders, ...headers, 'x-request-id': requestId }
    return ask(handle, { method: 'GET', url, headers: sent }, patienceMs)
  }
}
