import { log } from '#platform/log.ts'
import type { Answer } from '../captured-response.ts'
import type { FinishedPage } from './finished-page.ts'
import { isPrivate } from './lifetime.ts'
import type { PageRequest } from './page-key.ts'
import type { PageStore } from './page-store.ts'

/** How long after its lifetime a page may stand in for one that cannot be built. */
const lastGoodMs = 10 * 60 * 1_000

/** How long nobody tries again to build what could not be built while a last good page is there. */
const retryPauseMs = 2_000

/** What came of a request for a page. */
export type Delivery =
  | { readonly kind: 'page'; readonly page: FinishedPage; readonly cache: 'miss' | 'stale' }
  /** Right for everybody who asked, but not to be kept: an error page, a redirect. */
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** Depends on the visitor: each has to ask for himself. */
  | { readonly kind: 'personal' }

/** What may be kept of the answers to one kind of request, for how long, and how it is sent. */
export type Finisher = {
  /** Milliseconds; 0 for what may not be kept. */
  lifetimeOf(answer: Answer): number
  finish(request: PageRequest, answer: Answer, lifetimeMs: number): Promise<FinishedPage>
}

export type PageSourceOptions = {
  readonly store: PageStore
  /** Renders what a request asks for. The id goes into Next's own log lines. */
  readonly render: (request: PageRequest, requestId: string) => Promise<Answer>
  readonly finisher: Finisher
  /** Milliseconds. */
  readonly now?: () => number
}

export type PageSource = {
  /** The page, if it is in memory and fresh. */
  find(request: PageRequest): FinishedPage | undefined
  /** The page from Next. Whoever asks for the same page at the same time shares one rendering. */
  fetch(request: PageRequest, requestId: string): Promise<Delivery>
  /** Forgets everything. A rendering that is under way reaches those who wait for it and is not kept. */
  forget(): void
}

class PageFailed extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`Next answered ${answer.status}`)
    this.answer = answer
  }
}

/** The pages of the site, from memory or from Next. */
export function createPageSource(options: PageSourceOptions): PageSource {
  const { store, render, finisher, now = Date.now } = options
  const underWay = new Map<string, Promise<Delivery>>()
  let generation = 0

  const keep = (request: PageRequest, page: FinishedPage) => {
    const freshUntil = now() + page.lifetimeMs
    store.set(request, { page, freshUntil, usableUntil: freshUntil + lastGoodMs })
  }

  const build = async (request: PageRequest, requestId: string): Promise<Delivery> => {
    const begunIn = generation
    const answer = await render(request, requestId)
    if (answer.status >= 500) throw new PageFailed(answer)
    const lifetimeMs = finisher.lifetimeOf(answer)
    if (lifetimeMs === 0) {
      if (begunIn === generation) store.delete(request)
      return isPrivate(answer) ? { kind: 'personal' } : { kind: 'answer', answer }
    }
    const page = await finisher.finish(request, answer, lifetimeMs)
    if (begunIn === generation) keep(request, page)
    return { kind: 'page', page, cache: 'miss' }
  }

  const lastGood = (request: PageRequest, reason: unknown): FinishedPage | undefined => {
    const stored = store.get(request)
    if (!stored || stored.usableUntil <= now()) return undefined
    stored.freshUntil = Math.min(now() + retryPauseMs, stored.usableUntil)
    log.warn(
      { path: request.path, reason: String(reason) },
      'page could not be built, the last good one is shown',
    )
    return stored.page
  }

  const buildOrFallBack = async (request: PageRequest, requestId: string): Promise<Delivery> => {
    try {
      return await build(request, requestId)
    } catch (error) {
      const page = lastGood(request, error)
      if (page) return { kind: 'page', page, cache: 'stale' }
      if (error instanceof PageFailed) return { kind: 'answer', answer: error.answer }
      throw error
    }
  }

  return {
    find(request) {
      const stored = store.get(request)
      return stored && stored.freshUntil > now() ? stored.page : undefined
    },
    fetch(request, requestId) {
      const joined = underWay.get(request.key)
      if (joined) return joined
      const delivery = buildOrFallBack(request, requestId).finally(() => {
        if (underWay.get(request.key) === delivery) underWay.delete(request.key)
      })
      underWay.set(request.key, delivery)
      return delivery
    },
    forget() {
      generation++
      underWay.clear()
      store.clear()
    },
  }
}
