import { log } from '#platform/process/log.ts'
import type { BufferedResponse } from '../next/captured-response.ts'
import type { FinishedPage } from './finished-page.ts'
import { isPrivate } from './lifetime.ts'
import type { PageRequest } from './page-key.ts'
import type { PageStore } from './page-store.ts'

/** How long after its lifetime a page may be served when a render fails. */
const staleIfErrorMs = 10 * 60 * 1_000

/** Pause between renders of a page that fails while a stale page is available. */
const retryPauseMs = 2_000

/** The result of a request for a page. */
export type PageResult =
  | { readonly kind: 'page'; readonly page: FinishedPage; readonly cache: 'miss' | 'stale' }
  /** For all waiting visitors, but not cacheable: an error page, a redirect. */
  | { readonly kind: 'response'; readonly response: BufferedResponse }
  /** Depends on the visitor, so each request must reach Next. */
  | { readonly kind: 'personal' }

/** Decides which responses of one kind are cached and for how long, and prepares them. */
export type Finisher = {
  /** Milliseconds; 0 when the response may not be cached. */
  lifetimeOf(response: BufferedResponse): number
  finish(request: PageRequest, response: BufferedResponse, lifetimeMs: number): Promise<FinishedPage>
}

export type PageSourceOptions = {
  readonly store: PageStore
  /** Renders a page. The id is for Next's own log lines. */
  readonly render: (request: PageRequest, requestId: string) => Promise<BufferedResponse>
  readonly finisher: Finisher
  /** Current time in milliseconds. */
  readonly now?: () => number
}

export type PageSource = {
  /** Returns the page if it is cached and fresh. */
  find(request: PageRequest): FinishedPage | undefined
  /** Tells whether the page is being rendered, so that `fetch` costs nothing. */
  isPending(request: PageRequest): boolean
  /** Fetches the page from Next. Simultaneous requests for the same page share one render. */
  fetch(request: PageRequest, requestId: string): Promise<PageResult>
  /** Purges everything. The result of a running render is delivered, but not cached. */
  purge(): void
}

/** Returns the page from the cache, or fetches it from Next: another request may have fetched it meanwhile. */
export async function findOrFetch(
  source: PageSource,
  request: PageRequest,
  requestId: string,
): Promise<PageResult> {
  const page = source.find(request)
  return page ? { kind: 'page', page, cache: 'miss' } : source.fetch(request, requestId)
}

class PageFailed extends Error {
  readonly response: BufferedResponse

  constructor(response: BufferedResponse) {
    super(`Next returned ${response.status}`)
    this.response = response
  }
}

/** Creates a source of pages from the cache or from Next. */
export function createPageSource(options: PageSourceOptions): PageSource {
  const { store, render, finisher, now = Date.now } = options
  const pending = new Map<string, Promise<PageResult>>()
  let generation = 0

  const cachePage = (request: PageRequest, page: FinishedPage) => {
    const freshUntil = now() + page.lifetimeMs
    store.set(request, { page, freshUntil, staleUntil: freshUntil + staleIfErrorMs })
  }

  const build = async (request: PageRequest, requestId: string): Promise<PageResult> => {
    const startGeneration = generation
    const response = await render(request, requestId)
    if (response.status >= 500) throw new PageFailed(response)
    const lifetimeMs = finisher.lifetimeOf(response)
    if (lifetimeMs === 0) {
      if (startGeneration === generation) store.delete(request)
      return isPrivate(response) ? { kind: 'personal' } : { kind: 'response', response }
    }
    const page = await finisher.finish(request, response, lifetimeMs)
    if (startGeneration === generation) cachePage(request, page)
    return { kind: 'page', page, cache: 'miss' }
  }

  const findStale = (request: PageRequest, reason: unknown): FinishedPage | undefined => {
    const stored = store.get(request)
    if (!stored || stored.staleUntil <= now()) return undefined
    stored.freshUntil = Math.min(now() + retryPauseMs, stored.staleUntil)
    log.warn({ path: request.path, reason: String(reason) }, 'page render failed, serving stale page')
    return stored.page
  }

  const buildOrFallBack = async (request: PageRequest, requestId: string): Promise<PageResult> => {
    try {
      return await build(request, requestId)
    } catch (error) {
      const page = findStale(request, error)
      if (page) return { kind: 'page', page, cache: 'stale' }
      if (error instanceof PageFailed) return { kind: 'response', response: error.response }
      throw error
    }
  }

  return {
    find(request) {
      const stored = store.get(request)
      return stored && stored.freshUntil > now() ? stored.page : undefined
    },
    isPending: ({ key }) => pending.has(key),
    fetch(request, requestId) {
      const joined = pending.get(request.key)
      if (joined) return joined
      const delivery = buildOrFallBack(request, requestId).finally(() => {
        if (pending.get(request.key) === delivery) pending.delete(request.key)
      })
      pending.set(request.key, delivery)
      return delivery
    },
    purge() {
      generation++
      pending.clear()
      store.clear()
    },
  }
}
