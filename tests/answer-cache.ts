type Options = { readonly tags?: readonly string[] }

const kept = new Map<string, { readonly value: unknown; readonly tags: readonly string[] }>()

/** What stands in for `next/cache` outside Next; a test mocks `next/cache` with it. */
export function unstable_cache<Value>(read: () => Promise<Value>, key: readonly string[], options: Options) {
  return async (): Promise<Value> => {
    const name = JSON.stringify(key)
    const found = kept.get(name)
    if (found) return found.value as Value
    const value = await read()
    kept.set(name, { value, tags: options.tags ?? [] })
    return value
  }
}

/** What tests ask of it. */
export const answerCache = {
  /** How many answers are kept. */
  size: () => kept.size,
  /** Forgets what is kept under any of the tags. */
  expire(tags: readonly string[]) {
    for (const [key, answer] of kept) if (answer.tags.some((tag) => tags.includes(tag))) kept.delete(key)
  },
}
