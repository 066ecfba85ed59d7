type Options = { readonly tags?: readonly string[] }

const entries = new Map<string, { readonly value: unknown; readonly tags: readonly string[] }>()

/** Replaces `unstable_cache` outside Next; tests mock `next/cache` with this module. */
export function unstable_cache<Value>(read: () => Promise<Value>, key: readonly string[], options: Options) {
  return async (): Promise<Value> => {
    const name = JSON.stringify(key)
    const cached = entries.get(name)
    if (cached) return cached.value as Value
    const value = await read()
    entries.set(name, { value, tags: options.tags ?? [] })
    return value
  }
}

/** Lets tests inspect and expire the cache. */
export const testCache = {
  /** Returns the number of cached values. */
  size: () => entries.size,
  /** Deletes the values with any of the tags. */
  expire(tags: readonly string[]) {
    for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
  },
}
