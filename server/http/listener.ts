import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AccessLog } from './access-log.ts'
import { admit } from './admission.ts'
import { answerPage } from './answer-page.ts'
import type { Area } from './areas.ts'
import { linger } from './body-limit.ts'
import { visitHeaders } from './headers/security.ts'
import type { NextHandler } from './next-handler.ts'
import { type PageKeyRules, pageRequestOf } from './pages/page-key.ts'
import type { PageSource } from './pages/page-source.ts'
import { sendPage } from './pages/send-page.ts'
import { passOn } from './pass-on.ts'
import { sendPlain } from './plain-answer.ts'
import { type Readiness, sendHealth, sendReadiness } from './probes.ts'
import type { TrustedProxies } from './proxy.ts'
import { openVisit, type Visit } from './visit.ts'

export type ListenerOptions = PageKeyRules & {
  readonly handle: NextHandler
  readonly accessLog: AccessLog
  readonly trustedProxies: TrustedProxies
  /** Undefined while developing: every page is rendered anew. */
  readonly pages: PageSource | undefined
  readonly dev: boolean
  /** Never rejects. */
  readonly readiness: () => Promise<Readiness>
}

/** What happens to every request, in order: the door, the probes, the page cache, Next. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { accessLog, pages, dev } = options
  const admissionRules = { everyMethod: dev }

  const probe = (response: ServerResponse, visit: Visit): boolean => {
    const record = (bytes: number) => accessLog.record(visit, { status: response.statusCode, bytes })
    if (visit.path === '/healthz') {
      record(sendHealth(response, visitHeaders(visit)))
      return true
    }
    if (visit.path !== '/readyz') return false
    options.readiness().then((readiness) => record(sendReadiness(response, readiness, visitHeaders(visit))))
    return true
  }

  const bypass = (request: IncomingMessage, response: ServerResponse, visit: Visit, area: Area) =>
    passOn(request, response, visit, area, options)

  return (request, response) => {
    const visit = openVisit(request, options.trustedProxies)
    const admission = admit(request, admissionRules)
    const { area } = admission
    if (!admission.admitted) {
      const { refusal } = admission
      visit.path = area.prefix
      const bytes = sendPlain(response, refusal, area.forPrograms, visitHeaders(visit))
      accessLog.record(visit, { status: refusal.status, bytes })
      linger(request)
      return
    }
    visit.path = admission.address.path
    if (area.pages) {
      if (probe(response, visit)) return
      const wanted = pages && pageRequestOf(admission.address, request.headers, options)
      if (pages && wanted) {
        const page = pages.find(wanted)
        if (page) {
          visit.cache = 'hit'
          accessLog.record(visit, sendPage(request, response, page, visit))
        } else {
          const personally = () => bypass(request, response, visit, area)
          void answerPage(request, response, visit, wanted, pages, accessLog, personally)
        }
        return
      }
    }
    bypass(request, response, visit, area)
  }
}
