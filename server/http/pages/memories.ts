import type { Memory } from '../areas.ts'
import type { NextHandler } from '../next-handler.ts'
import { pageFinisher, pictureFinisher, resultsFinisher } from './finishers.ts'
import { createPageSource, type PageSource } from './page-source.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { renderWith } from './render.ts'
import { withWholeNotFound } from './whole-not-found.ts'

/** Memory for drawings: every range in every colour it comes in, several times over. */
const pictureBytes = 32_000_000

/** Memory for results of searches: what many ask stays, what strangers make up pushes out nothing else. */
const resultsBytes = 10_000_000

export type MemoriesOptions = {
  readonly handle: NextHandler
  readonly siteUrl: string
  readonly pageStore: PageStore
  readonly cdnKeysOnLanguage: boolean
  /** Milliseconds. */
  readonly now?: () => number
}

export type Memories = Readonly<Record<Memory, PageSource>> & {
  /** Forgets whatever content went into. Drawings stay: what stands at their addresses never changes. */
  forget(): void
}

/** All that the site answers from memory, by what it holds. */
export function createMemories(options: MemoriesOptions): Memories {
  const { handle, siteUrl, pageStore, cdnKeysOnLanguage, now = Date.now } = options
  const render = renderWith(handle, siteUrl)
  const pages = createPageSource({
    store: pageStore,
    render: withWholeNotFound(render),
    finisher: pageFinisher(cdnKeysOnLanguage),
    now,
  })
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
    forget() {
      pages.forget()
      results.forget()
    },
  }
}
