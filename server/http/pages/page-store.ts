import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'
import type { PageRequest } from './page-key.ts'

/** A page in memory. Times are milliseconds of the store's clock. */
export type StoredPage = {
  readonly page: FinishedPage
  freshUntil: number
  /** Until then it may stand in for one that cannot be built. */
  readonly usableUntil: number
}

export type PageStore = {
  get(request: PageRequest): StoredPage | undefined
  set(request: PageRequest, stored: StoredPage): void
  delete(request: PageRequest): void
  clear(): void
  /** Bytes held at the moment. */
  readonly bytes: number
}

/** Strangers can invent any number of variants, so these have a share of their own and push out no page. */
const variantShare = 0.4
const bookkeepingBytes = 1_000

function shelf(maxSize: number): LRUCache<string, StoredPage> {
  return new LRUCache({
    maxSize,
    maxEntrySize: Math.max(1, Math.floor(maxSize / 4)),
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + bookkeepingBytes,
  })
}

/** Pages in memory, the least recently asked for leaving first, never more than `maxBytes` together. */
export function createPageStore(maxBytes: number): PageStore {
  const variants = shelf(Math.max(1, Math.floor(maxBytes * variantShare)))
  const pages = shelf(Math.max(1, Math.floor(maxBytes * (1 - variantShare))))
  const shelfOf = ({ variant }: PageRequest) => (variant ? variants : pages)
  return {
    get: (request) => shelfOf(request).get(request.key),
    set: (request, stored) => void shelfOf(request).set(request.key, stored),
    delete: (request) => void shelfOf(request).delete(request.key),
    clear: () => {
      pages.clear()
      variants.clear()
    },
    get bytes() {
      return pages.calculatedSize + variants.calculatedSize
    },
  }
}
