import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'

const feeds = [{ name: 'Connect magazine', kind: 'own' }] as const

/** Seeds the feed of our own magazine, so that sections have articles without any other site. */
export async function articleFeedSeeding(): Promise<Seeding> {
  return {
    total: feeds.length,
    async run(payload, count) {
      for (const feed of feeds) {
        const { made } = await ensureDocument(
          payload,
          'article-feeds',
          { name: { equals: feed.name } },
          () => feed,
        )
        count(made)
      }
    },
  }
}
