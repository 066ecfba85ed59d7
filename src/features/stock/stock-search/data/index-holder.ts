import { setTimeout as pause } from 'node:timers/promises'
import { log } from '#platform/process/log.ts'

/** A value built from data that changes. */
export type Held<Value> = {
  readonly value: Value
  /** Whether the data have changed since, and a new value is being built. */
  readonly isStale: boolean
}

export type IndexHolderOptions<Value> = {
  /** Returns what changes whenever the data change. */
  readonly version: () => Promise<string>
  readonly build: () => Promise<Value>
  /** Current time in milliseconds. */
  readonly now?: () => number
}

export type IndexHolder<Value> = {
  /** Returns the value; an old one while a new one is being built, if that takes long. @throws when there is none. */
  current(): Promise<Held<Value>>
}

/** A rebuild that takes no longer is waited for, so that a visitor sees a change at once. Milliseconds. */
const maxWaitMs = 400

/** Pause after a failed build before the next one begins. Milliseconds. */
const retryPauseMs = 5_000

type Built<Value> = { readonly value: Value; readonly version: string; readonly tookMs: number }

/**
 * Holds a value that is rebuilt after its data change: in the background, one build at a time. A failed build keeps the
 * old value, is logged, and is repeated by a later request.
 */
export function createIndexHolder<Value>({
  version,
  build,
  now = () => performance.now(),
}: IndexHolderOptions<Value>): IndexHolder<Value> {
  let built: Built<Value> | undefined
  let building: Promise<void> | undefined
  let failure: { readonly error: unknown; readonly at: number } | undefined

  const rebuild = async (wanted: string) => {
    const started = now()
    try {
      const value = await build()
      built = { value, version: wanted, tookMs: now() - started }
      failure = undefined
    } catch (error) {
      failure = { error, at: now() }
      log.error({ reason: String(error), kept: built !== undefined }, 'used vehicle index build failed')
    } finally {
      building = undefined
    }
  }

  return {
    async current() {
      const wanted = await version()
      if (built?.version === wanted) return { value: built.value, isStale: false }
      const isResting = failure !== undefined && now() - failure.at < retryPauseMs
      if (!isResting) building ??= rebuild(wanted)
      if (!built) await building
      else if (built.tookMs < maxWaitMs) await Promise.race([building, pause(maxWaitMs)])
      if (!built) throw failure?.error ?? new Error('The index of used vehicles was not built.')
      return { value: built.value, isStale: built.version !== wanted }
    },
  }
}
