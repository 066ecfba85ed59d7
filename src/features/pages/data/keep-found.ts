import { unstable_cache } from 'next/cache'
import { boundedTag } from '#platform/cache/bounded-tag.ts'

/** Seconds. A change expires what is kept. */
const aWeek = 7 * 24 * 60 * 60

/** Carries past the cache that there is nothing: strangers can invent any number of addresses. */
class NotFound extends Error {}

/**
 * Keeps what was found until its tags expire. That there is nothing is not kept; whatever is made of it carries the
 * tags all the same, so that it is made anew when there is something.
 */
export async function keepFound<Value>(
  read: () => Promise<Value | null>,
  { key, tags }: { readonly key: readonly string[]; readonly tags: readonly string[] },
): Promise<Value | null> {
  const find = async () => {
    const found = await read()
    if (found === null) throw new NotFound()
    return found
  }
  try {
    return await unstable_cache(find, [...key], { tags: tags.map(boundedTag), revalidate: aWeek })()
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
