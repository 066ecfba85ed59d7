import { setTimeout as pause } from 'node:timers/promises'
import { everything } from '#platform/cache/channel.ts'
import { log } from '#platform/process/log.ts'

const firstRetryMs = 200
const maxRetryMs = 5_000

/**
 * The longest wait before each repeat. A repeat happens earlier once all running renders have finished; the limit keeps a
 * single slow render from delaying it while a page with old data is shown. Milliseconds.
 */
const repeatDelaysMs = [1_000, 4_000, 25_000] as const

/** How often tags are expired again because a render with old data was still running. */
const maxRepeats = repeatDelaysMs.length

/** After this many failures, or for more tags than this, everything is expired instead. */
const maxFailures = 2
const maxTags = 500

export type ExpiryOptions = {
  /** Empties the page cache. */
  readonly purgePages: () => void
  /** Expires tags in Next's caches of this process; rejects on failure. */
  readonly revalidate: (tags: readonly string[]) => Promise<void>
  /** Resolves when all current renders have finished; undefined when there are none. */
  readonly pendingRenders: () => Promise<void> | undefined
}

export type Expiry = {
  /** Expires the tags in the background. The page cache is empty when it returns. */
  expire(tags: readonly string[]): void
  /** Resolves when no tags are left to expire. */
  whenSettled(): Promise<void>
  close(): void
}

/**
 * Expires tags in this process: purges the page cache, expires the tags in Next's caches, and purges the page cache
 * again, because pages rendered in between may contain old data of Next. Next dates a cache entry by the end of its
 * render, so a render that began with old data would count as new: the tags are expired again when such renders have
 * finished. Tags that arrive during a round share the next one. Failures are retried.
 */
export function createExpiry(options: ExpiryOptions): Expiry {
  /** Tags to expire, with the number of repeats left. */
  const pending = new Map<string, number>()
  const repeats = new Set<Promise<void>>()
  const closing = new AbortController()
  let working: Promise<void> | undefined

  const enqueue = (tags: Iterable<readonly [string, number]>) => {
    if (closing.signal.aborted) return
    for (const [tag, left] of tags) pending.set(tag, Math.max(left, pending.get(tag) ?? 0))
    if (pending.size > 0) working ??= work()
  }

  const repeatAfter = (renders: Promise<void>, tags: readonly (readonly [string, number])[]) => {
    const again = tags.filter(([, left]) => left > 0)
    const mostLeft = Math.max(...again.map(([, left]) => left))
    const delayMs = repeatDelaysMs[maxRepeats - mostLeft]
    if (delayMs === undefined) return
    const isOver = new AbortController()
    const repeat = Promise.race([
      renders,
      pause(delayMs, undefined, { ref: false, signal: isOver.signal }),
    ]).then(() => {
      isOver.abort()
      repeats.delete(repeat)
      enqueue(again.map(([tag, left]) => [tag, left - 1] as const))
    })
    repeats.add(repeat)
  }

  const round = async (failures: number): Promise<boolean> => {
    const tags = [...pending]
    const expireAll = failures >= maxFailures || tags.length > maxTags
    const names = expireAll ? [everything] : tags.map(([tag]) => tag)
    pending.clear()
    const renders = options.pendingRenders()
    try {
      await options.revalidate(names)
    } catch (error) {
      for (const [tag, left] of tags) pending.set(tag, Math.max(left, pending.get(tag) ?? 0))
      log.error({ tags: names, reason: String(error) }, 'tag expiry failed, retrying')
      return false
    }
    options.purgePages()
    if (renders) repeatAfter(renders, tags)
    return true
  }

  const work = async () => {
    let failures = 0
    while (pending.size > 0 && !closing.signal.aborted) {
      if (await round(failures)) {
        failures = 0
        continue
      }
      const retryMs = Math.min(firstRetryMs * 2 ** failures, maxRetryMs)
      failures++
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
    working = undefined
  }

  return {
    expire(tags) {
      options.purgePages()
      enqueue(tags.map((tag) => [tag, maxRepeats] as const))
    },
    async whenSettled() {
      while (working || repeats.size > 0) await Promise.all([working, ...repeats])
    },
    close: () => closing.abort(),
  }
}
