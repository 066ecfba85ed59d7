import { networkOf } from '#platform/http/client-address.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import type { Refusal } from '../entry/admission.ts'
import type { PageRequest } from '../pages/page-key.ts'
import { findOrFetch, type PageResult, type PageSource } from '../pages/page-source.ts'

/** Renderings of one client network: an IPv4 address, or the /64 of an IPv6 address. */
export type RenderLimits = { readonly maxRunning: number; readonly maxWaiting: number }

/** The response to a client with too many renderings. */
export const tooManyRenders: Refusal = {
  status: 429,
  title: 'Too many requests',
  detail: 'Too many pages are being requested from your connection. Please wait a moment and try again.',
  headers: { 'Retry-After': '2' },
}

export type RenderQueue = {
  /**
   * Fetches a page when it is the client's turn. A page that is already being rendered needs no turn.
   *
   * @throws ConcurrencyLimitExceeded when too many renderings of the client wait.
   */
  fetch(address: string, source: PageSource, page: PageRequest, requestId: string): Promise<PageResult>
  /** Runs another rendering when it is the client's turn. @throws ConcurrencyLimitExceeded like `fetch`. */
  run(address: string, render: () => Promise<void>): Promise<void>
}

/**
 * Limits how many pages are rendered at once for one client, so that no client can occupy this process: a rendering takes
 * some hundred times as long as a cached page.
 */
export function createRenderQueue(limits: RenderLimits): RenderQueue {
  const queues = new Map<string, { readonly limit: ConcurrencyLimit; size: number }>()
  const waiting = new Map<string, Promise<PageResult>>()

  const inTurn = async <Result>(network: string, render: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(network) ?? { limit: createConcurrencyLimit(limits), size: 0 }
    queues.set(network, queue)
    queue.size++
    try {
      return await queue.limit.run(render)
    } finally {
      queue.size--
      if (queue.size === 0) queues.delete(network)
    }
  }

  return {
    fetch(address, source, page, requestId) {
      if (source.isPending(page)) return source.fetch(page, requestId)
      const network = networkOf(address)
      // Many visitors behind one address may wait for the same page, which is rendered once.
      const key = `${network}\n${page.key}`
      const joined = waiting.get(key)
      if (joined) return joined
      const result = inTurn(network, () => findOrFetch(source, page, requestId)).finally(() =>
        waiting.delete(key),
      )
      waiting.set(key, result)
      return result
    },
    run: (address, render) => inTurn(networkOf(address), render),
  }
}
