import type { CachePartition } from '../entry/areas.ts'
import type { BufferedResponse } from '../next/captured-response.ts'
import { sendInternalRequest } from '../next/internal-request.ts'
import type { NextHandler } from '../next/next-handler.ts'
import { deferPageScripts } from './deferred-scripts.ts'
import { finishNotFoundPage, finishPage, finishPicture } from './finished-page.ts'
import { lifetimeOf, lifetimeOfPicture, lifetimeOfResults } from './lifetime.ts'
import { withNamedStatus } from './named-status.ts'
import { withNotFoundPages } from './not-found-page.ts'
import type { PageRequest } from './page-key.ts'
import { createPageSource, type Finisher, type PageSource } from './page-source.ts'
import { createPageStore, type PageStore } from './page-store.ts'

/** Longer than any render takes; a render that hangs must not block its visitors. */
const timeoutMs = 30_000

/**
 * Creates a function that renders pages for all visitors: under the site's own address, without any header of the first
 * visitor.
 */
function renderWith(
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

/** Defers the scripts of an HTML page. Navigation data of React has none. */
function deferScripts(response: BufferedResponse): BufferedResponse {
  if (!String(response.headers['content-type']).startsWith('text/html')) return response
  return { ...response, body: Buffer.from(deferPageScripts(response.body.toString())) }
}

/** Prepares pages. A CDN may cache them unless the address leaves the language to the visitor. */
function pageFinisher(cdnKeysOnLanguage: boolean): Finisher {
  return {
    lifetimeOf,
    finish: ({ language, path }, response, lifetimeMs) => {
      const variesByLanguage = language !== undefined
      return finishPage(deferScripts(response), { variesByLanguage, cdnKeysOnLanguage, lifetimeMs }, path)
    },
  }
}

/** Prepares search results, which have a short lifetime. */
const resultsFinisher: Finisher = { ...pageFinisher(false), lifetimeOf: lifetimeOfResults }

/** Prepares not-found pages, which Next renders with status 200 at addresses of their own. */
const notFoundFinisher: Finisher = {
  lifetimeOf,
  finish: ({ path }, response, lifetimeMs) => finishNotFoundPage(response, lifetimeMs, path),
}

/** Prepares drawings, which never change at their versioned addresses. */
const pictureFinisher: Finisher = {
  lifetimeOf: lifetimeOfPicture,
  finish: (_, response, lifetimeMs) => finishPicture(response, lifetimeMs),
}

/** Cache size for drawings, in bytes: several times all ranges in all colours. */
const pictureBytes = 32_000_000

/** Cache size for search results, in bytes. Separate, so that invented queries evict no pages. */
const resultsBytes = 10_000_000

/** Cache size for not-found pages, in bytes. There is one for each dealer, so the rarest are evicted. */
const notFoundBytes = 4_000_000

export type ResponseCacheOptions = {
  readonly handle: NextHandler
  readonly siteUrl: string
  readonly pageStore: PageStore
  readonly cdnKeysOnLanguage: boolean
  /** Current time in milliseconds. */
  readonly now?: () => number
}

export type ResponseCaches = Readonly<Record<CachePartition, PageSource>> & {
  /** Purges pages and results. Drawings stay, because they never change at their addresses. */
  purge(): void
}

/** Creates the response cache with its partitions. */
export function createResponseCaches(options: ResponseCacheOptions): ResponseCaches {
  const { handle, siteUrl, pageStore, cdnKeysOnLanguage, now = Date.now } = options
  const render = renderWith(handle, siteUrl)
  const notFoundPages = createPageSource({
    store: createPageStore(notFoundBytes),
    render,
    finisher: notFoundFinisher,
    now,
  })
  const foundPages = createPageSource({
    store: pageStore,
    render: withNamedStatus(render),
    finisher: pageFinisher(cdnKeysOnLanguage),
    now,
  })
  const pages = withNotFoundPages(foundPages, notFoundPages)
  const results = createPageSource({
    store: createPageStore(resultsBytes),
    render,
    finisher: resultsFinisher,
    now,
  })
  const pictures = createPageSource({
    store: createPageStore(pictureBytes),
    render,
    finisher: pictureFinisher,
    now,
  })
  return {
    pages,
    results,
    pictures,
    purge() {
      pages.purge()
      results.purge()
    },
  }
}
