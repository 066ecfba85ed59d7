import { setTimeout as pause } from 'node:timers/promises'
import type { NextHandler } from './next-handler.ts'

/** Renders that take longer are open streams, which no longer read the caches. Milliseconds. */
const maxRenderMs = 30_000

/** How long a render counts as running after its response: Next stores the page, with its new date, only then. */
const storingMs = 250

export type TrackedHandler = {
  readonly handle: NextHandler
  /** Resolves when all current renders have finished; undefined when there are none. */
  pendingRenders(): Promise<void> | undefined
}

/** Wraps a handler and tracks its running GET requests. */
export function trackRenders(next: NextHandler): TrackedHandler {
  const running = new Set<Promise<void>>()
  return {
    handle(request, response) {
      const render = next(request, response)
      if (request.method !== 'GET') return render
      const store = () => pause(storingMs, undefined, { ref: false })
      const stored = render.then(store, store)
      running.add(stored)
      void stored.then(() => running.delete(stored))
      return render
    },
    pendingRenders() {
      if (running.size === 0) return undefined
      const all = Promise.all(running)
      return Promise.race([all, pause(maxRenderMs, undefined, { ref: false })]).then(() => {})
    },
  }
}
