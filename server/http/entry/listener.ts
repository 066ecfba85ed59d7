import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { crossSiteRefusal } from '../cross-site/cross-site.ts'
import { visitHeaders } from '../headers/security.ts'
import { linger } from '../limits/body-limit.ts'
import { type RenderQueue, tooManyRenders } from '../limits/render-queue.ts'
import type { SignInLimit } from '../limits/sign-in-limit.ts'
import { type BodyPaces, limitBodyTime } from '../limits/slow-body.ts'
import type { UploadSlots } from '../limits/upload-slots.ts'
import { forwardToNext } from '../next/forward-to-next.ts'
import type { NextHandler } from '../next/next-handler.ts'
import {
  type PageKeyRules,
  type PageRequest,
  pageRequestOf,
  pictureRequestOf,
  withCanonicalParameters,
} from '../pages/page-key.ts'
import type { PageSource } from '../pages/page-source.ts'
import { sendPage } from '../pages/send-page.ts'
import { sendUncachedPage } from '../pages/uncached-page.ts'
import type { AccessLog } from './access-log.ts'
import type { Address } from './address.ts'
import { admit, type Refusal, refusalBeforeNext } from './admission.ts'
import { type Area, type CachePartition, receivesAttachments } from './areas.ts'
import { sendPlainResponse } from './plain-response.ts'
import { type Readiness, sendHealth, sendReadiness } from './probes.ts'
import { clientAddress, type TrustedProxies } from './proxy.ts'
import { openVisit, type Visit } from './visit.ts'

export type ListenerOptions = PageKeyRules & {
  readonly handle: NextHandler
  readonly accessLog: AccessLog
  /** `SITE_URL`. */
  readonly siteUrl: string
  readonly trustedProxies: TrustedProxies
  /** Undefined in development, where nothing is cached. */
  readonly caches: Readonly<Record<CachePartition, PageSource>> | undefined
  readonly dev: boolean
  readonly bodyPaces: BodyPaces
  readonly signInLimit: SignInLimit
  readonly uploadSlots: UploadSlots
  /** Undefined in development, where rendering includes compiling. */
  readonly renderQueue: RenderQueue | undefined
  /** Never rejects. */
  readonly readiness: () => Promise<Readiness>
}

/** Creates the listener for every request, in order: admission checks, probes, caches, Next. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { accessLog, dev, trustedProxies, renderQueue } = options
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

  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    area: Area,
    refusal: Refusal,
  ) => {
    const bytes = sendPlainResponse(response, refusal, area.forPrograms, visitHeaders(visit))
    accessLog.record(visit, { status: refusal.status, bytes })
    linger(request)
  }

  const bypass = (request: IncomingMessage, response: ServerResponse, visit: Visit, area: Area) => {
    const forward = () => forwardToNext(request, response, visit, area, options)
    if (!area.pages || !renderQueue) return void forward()
    renderQueue
      .run(clientAddress(request, trustedProxies), forward)
      .catch(() => refuse(request, response, visit, area, tooManyRenders))
  }

  const takeUploadSlot = (request: IncomingMessage, response: ServerResponse, area: Area) =>
    receivesAttachments(area)
      ? options.uploadSlots.take(response, clientAddress(request, trustedProxies))
      : undefined

  const findRefusal = (request: IncomingMessage, { method, path }: Visit, area: Area) =>
    crossSiteRefusal(request, path, options) ??
    refusalBeforeNext(request, area) ??
    options.signInLimit({ method, path, address: clientAddress(request, trustedProxies) })

  const toPageRequest = (partition: CachePartition, address: Address, { headers }: IncomingMessage) =>
    partition === 'pictures' ? pictureRequestOf(address) : pageRequestOf(address, headers, options)

  const respondWithPage = (
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    area: Area,
    source: PageSource,
    pageRequest: PageRequest,
  ) => {
    const page = source.find(pageRequest)
    if (page) {
      visit.cache = 'hit'
      accessLog.record(visit, sendPage(request, response, page, visit))
      return
    }
    const refusal = findRefusal(request, visit, area)
    if (refusal) return refuse(request, response, visit, area, refusal)
    const onPersonal = () => bypass(request, response, visit, area)
    const fetchPage = () =>
      area.pages && renderQueue
        ? renderQueue.fetch(clientAddress(request, trustedProxies), source, pageRequest, visit.id)
        : source.fetch(pageRequest, visit.id)
    void sendUncachedPage(request, response, visit, fetchPage, accessLog, onPersonal)
  }

  return (request, response) => {
    const visit = openVisit(request, trustedProxies)
    const admission = admit(request, admissionRules)
    const { area } = admission
    if (!admission.admitted) {
      visit.path = area.prefix
      return refuse(request, response, visit, area, admission.refusal)
    }
    const address = withCanonicalParameters(admission.address, options)
    if (address !== admission.address) request.url = `${request.url?.split('?', 1)[0]}?${address.query}`
    visit.path = address.path
    // Pages, probes and cached pictures read no body. For other requests `forwardToNext` limits the time and responds
    // with 408.
    if (area.pages || area.cachePartition !== null)
      limitBodyTime(request, options.bodyPaces.form, () => request.socket.destroy())
    if (area.pages && probe(response, visit)) return
    const { cachePartition: partition } = area
    const pageRequest = options.caches && partition && toPageRequest(partition, address, request)
    const source = pageRequest && options.caches?.[pageRequest.isSearch ? 'results' : partition]
    if (source && pageRequest) return respondWithPage(request, response, visit, area, source, pageRequest)
    const refusal = findRefusal(request, visit, area) ?? takeUploadSlot(request, response, area)
    if (refusal) refuse(request, response, visit, area, refusal)
    else bypass(request, response, visit, area)
  }
}
