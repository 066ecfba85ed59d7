type Options = {
  /** How long a value is used, in milliseconds from the start of its read. */
  readonly lifeMs: number
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/**
 * Returns a function that reads a value at most once per `lifeMs`, however many ask for it: all of them share one read
 * and its value, and so they do a failure, so that a database in trouble is asked no more often than a healthy one.
 * For what must be seconds old at most; everything else is cached until its tags expire.
 */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  { lifeMs, now = () => performance.now() }: Options,
): () => Promise<Value> {
  let startedAt = Number.NEGATIVE_INFINITY
  let isRunning = false
  let value: Promise<Value> | undefined

  return () => {
    if (value && (isRunning || now() - startedAt < lifeMs)) return value
    startedAt = now()
    isRunning = true
    value = read().finally(() => {
      isRunning = false
    })
    return value
  }
}
