import { setTimeout as pause } from 'node:timers/promises'
import type { NextHandler } from './next-handler.ts'

/** Nothing that reads the caches takes longer; what does is a stream that stays open. */
const patienceMs = 30_000

export type TrackedHandler = {
  readonly handle: NextHandler
  /** Resolves when what is being rendered now is done; undefined when nothing is. */
  underWay(): Promise<void> | undefined
}

/** Keeps account of what Next is rendering at the moment. */
export function trackRenders(next: NextHandler): TrackedHandler {
  const running = new Set<Promise<void>>()
  return {
    handle(request, response) {
      const render = next(request, response)
      if (request.method !== 'GET') return render
      const ended = render.then(
        () => {},
        () => {},
      )
      running.add(ended)
      void ended.then(() => running.delete(ended))
      return render
    },
    underWay() {
      if (running.size === 0) return undefined
      const all = Promise.all(running)
      return Promise.race([all, pause(patienceMs, undefined, { ref: false })]).then(() => {})
    },
  }
}
