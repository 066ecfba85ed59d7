import type { BufferedResponse } from '../captured-response.ts'
import { sendInternalRequest } from '../internal-request.ts'
import type { NextHandler } from '../next-handler.ts'
import type { PageRequest } from './page-key.ts'

/** Longer than any render takes; a render that hangs must not block its visitors. */
const timeoutMs = 30_000

/**
 * Creates a function that renders pages for all visitors: under the site's own address, without any header of the first
 * visitor.
 */
export function renderWith(
  handle: NextHandler,
  siteUrl: string,
): (request: PageRequest, requestId: string) => Promise<BufferedResponse> {
  const { host, protocol } = new URL(siteUrl)
  const siteHeaders = {
    ...{ host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') },
    // `htmlLimitedBots` applies to requests with a user agent only.
    'user-agent': 'Forecourt',
  }
  return (request, requestId) => {
    const { url, headers } = request.toNextRequest()
    const sent = { ...siteHeaders, ...headers, 'x-request-id': requestId }
    return sendInternalRequest(handle, { method: 'GET', url, headers: sent }, timeoutMs)
  }
}
