import type { CachePartition } from '../areas.ts'
import type { NextHandler } from '../next-handler.ts'
import { notFoundFinisher, pageFinisher, pictureFinisher, resultsFinisher } from './finishers.ts'
import { withNamedStatus } from './named-status.ts'
import { withNotFoundPages } from './not-found-page.ts'
import { createPageSource, type PageSource } from './page-source.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { renderWith } from './render.ts'

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
