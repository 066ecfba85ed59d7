import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'
import type { PageRequest } from './page-key.ts'

/** A cached page. Times are in milliseconds of the cache's clock. */
export type StoredPage = {
  readonly page: FinishedPage
  freshUntil: number
  /** Until then it may be served when a render fails. */
  readonly staleUntil: number
}

export type PageStore = {
  get(request: PageRequest): StoredPage | undefined
  set(request: PageRequest, stored: StoredPage): void
  delete(request: PageRequest): void
  clear(): void
  /** Current size in bytes. */
  readonly bytes: number
}

/** Share of the size for variants. Clients can invent any number of them, so they may not evict plain pages. */
const variantShare = 0.4
const bookkeepingBytes = 1_000

function createPartition(maxSize: number): LRUCache<string, StoredPage> {
  return new LRUCache({
    maxSize,
    maxEntrySize: Math.max(1, Math.floor(maxSize / 4)),
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + bookkeepingBytes,
  })
}

/** Creates an LRU cache of pages with at most `maxBytes` in total. */
export function createPageStore(maxBytes: number): PageStore {
  const variants = createPartition(Math.max(1, Math.floor(maxBytes * variantShare)))
  const pages = createPartition(Math.max(1, Math.floor(maxBytes * (1 - variantShare))))
  const partitionOf = ({ variant }: PageRequest) => (variant ? variants : pages)
  return {
    get: (request) => partitionOf(request).get(request.key),
    set: (request, stored) => void partitionOf(request).set(request.key, stored),
    delete: (request) => void partitionOf(request).delete(request.key),
    clear: () => {
      pages.clear()
      variants.clear()
    },
    get bytes() {
      return pages.calculatedSize + variants.calculatedSize
    },
  }
}
