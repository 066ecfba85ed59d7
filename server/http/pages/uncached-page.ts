import type { IncomingMessage, ServerResponse } from 'node:http'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { log } from '#platform/process/log.ts'
import type { AccessLog } from '../entry/access-log.ts'
import { notReady, pageError, sendPlainResponse } from '../entry/plain-response.ts'
import type { Visit } from '../entry/visit.ts'
import { acceptedEncodings } from '../headers/encoding.ts'
import { visitHeaders } from '../headers/security.ts'
import { tooManyRenders } from '../limits/render-queue.ts'
import { isHtml } from './page-headers.ts'
import type { PageResult } from './page-source.ts'
import { prepareResponse, type SentResponse, sendPage, sendPrepared } from './send-page.ts'

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  delivery: Exclude<PageResult, { kind: 'personal' }>,
  visit: Visit,
): Promise<SentResponse> {
  if (delivery.kind === 'page') return sendPage(request, response, delivery.page, visit)
  const { status, headers } = delivery.response
  if (status >= 500 && isHtml(headers['content-type'])) {
    return { status, bytes: sendPlainResponse(response, pageError(status), false, visitHeaders(visit)) }
  }
  return sendPrepared(response, await prepareResponse(delivery.response, visit, acceptedEncodings(request)))
}

/**
 * Responds to a request for a page that is not cached.
 *
 * @param fetchPage fetches it, when it is the client's turn.
 * @param onPersonal called when the page turns out to depend on the visitor.
 */
export async function sendUncachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  fetchPage: () => Promise<PageResult>,
  accessLog: AccessLog,
  onPersonal: () => void,
): Promise<void> {
  visit.cache = 'miss'
  try {
    const delivery = await fetchPage()
    if (delivery.kind === 'personal') {
      visit.cache = 'bypass'
      onPersonal()
      return
    }
    if (delivery.kind === 'page') visit.cache = delivery.cache
    const { status, bytes } = await send(request, response, delivery, visit)
    const aborted = response.destroyed ? true : undefined
    accessLog.record(visit, { status, bytes, aborted })
  } catch (error) {
    const isRefused = error instanceof ConcurrencyLimitExceeded
    if (!isRefused) log.error({ id: visit.id, path: visit.path, reason: String(error) }, 'page render failed')
    const refusal = isRefused ? tooManyRenders : notReady
    const bytes = sendPlainResponse(response, refusal, false, visitHeaders(visit))
    accessLog.record(visit, { status: refusal.status, bytes })
  }
}
