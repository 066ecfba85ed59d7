import { setTimeout as pause } from 'node:timers/promises'
import { everything } from '#platform/cache/channel.ts'
import { log } from '#platform/log.ts'

const firstRetryMs = 200
const longestRetryMs = 5_000

/** How often tags are expired once more because something old was still being rendered. */
const mostRepeats = 3

/** What is not accepted so often, or is more than so many tags, is asked for as everything. */
const mostFailures = 2
const mostTags = 500

export type ExpiryOptions = {
  /** Empties the page cache. */
  readonly forget: () => void
  /** Expires tags in Next's own caches of this process; rejects when it could not. */
  readonly revalidate: (tags: readonly string[]) => Promise<void>
  /** Resolves when what is being rendered now is done; undefined when nothing is. */
  readonly rendersUnderWay: () => Promise<void> | undefined
}

export type Expiry = {
  /** Expires what was built under the tags. Returns at once; pages of before are gone when it does. */
  expire(tags: readonly string[]): void
  /** Resolves when nothing is left to expire. */
  whenSettled(): Promise<void>
  close(): void
}

/**
 * Expires tags in this process: the page cache at once, then Next's caches, then the page cache again, because
 * whatever was rendered in between may come from Next's old data. Next dates what it stores by the end of a
 * rendering, so one that began with old data and ends later would count as new: the tags are expired once more
 * when such renderings are over. Tags arriving meanwhile go together in the next round. Next is asked until it
 * has done it.
 */
export function createExpiry({ forget, revalidate, rendersUnderWay }: ExpiryOptions): Expiry {
  /** Tags to expire, with how often they may be repeated. */
  const waiting = new Map<string, number>()
  const repeats = new Set<Promise<void>>()
  const closing = new AbortController()
  let working: Promise<void> | undefined

  const enqueue = (tags: Iterable<readonly [string, number]>) => {
    if (closing.signal.aborted) return
    for (const [tag, left] of tags) waiting.set(tag, Math.max(left, waiting.get(tag) ?? 0))
    if (waiting.size > 0) working ??= work()
  }

  const repeatAfter = (renders: Promise<void>, tags: readonly (readonly [string, number])[]) => {
    const repeat = renders.then(() => {
      repeats.delete(repeat)
      enqueue(tags.filter(([, left]) => left > 0).map(([tag, left]) => [tag, left - 1] as const))
    })
    repeats.add(repeat)
  }

  const round = async (failures: number): Promise<boolean> => {
    const tags = [...waiting]
    const tooMuch = failures >= mostFailures || tags.length > mostTags
    const names = tooMuch ? [everything] : tags.map(([tag]) => tag)
    waiting.clear()
    const renders = rendersUnderWay()
    try {
      await revalidate(names)
    } catch (error) {
      for (const [tag, left] of tags) waiting.set(tag, Math.max(left, waiting.get(tag) ?? 0))
      log.error({ tags: names, reason: String(error) }, 'tags could not be expired, trying again')
      return false
    }
    forget()
    if (renders) repeatAfter(renders, tags)
    return true
  }

  const work = async () => {
    let failures = 0
    while (waiting.size > 0 && !closing.signal.aborted) {
      if (await round(failures)) {
        failures = 0
        continue
      }
      const retryMs = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
      failures++
      await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
    working = undefined
  }

  return {
    expire(tags) {
      forget()
      enqueue(tags.map((tag) => [tag, mostRepeats] as const))
    },
    async whenSettled() {
      while (working || repeats.size > 0) await Promise.all([working, ...repeats])
    },
    close: () => closing.abort(),
  }
}
