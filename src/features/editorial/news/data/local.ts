import type { Payload, Where } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { NewsArticle, NewsItem } from '../news-item.ts'
import { newestFirst } from '../rules/order.ts'
import { type ListedNews, newsArticleOf, newsItemOf } from './news-of-document.ts'
import type { NewsSource } from './port.ts'

/** More than a car maker announces in thirty years. */
const maxDocuments = 3000

const published: Where = { _status: { equals: 'published' } }

/** Without access rules, which hide news under embargo: their readers omit those, by the minute. */
const options = { collection: 'news', depth: 1, draft: false, overrideAccess: true } as const

/** Reads all published news, also those under embargo, the newest first. Errors of the database are thrown. */
async function readItems(payload: Payload): Promise<readonly NewsItem[]> {
  const { docs } = await payload.find({
    ...options,
    where: published,
    ...{ sort: '-publishedAt', pagination: false, limit: maxDocuments },
  })
  return usableViews(payload, 'news', docs, newsItemOf as (document: ListedNews) => NewsItem).sort(
    newestFirst,
  )
}

async function readArticle(payload: Payload, slug: string): Promise<NewsArticle | null> {
  const where: Where = { and: [published, { slug: { equals: slug } }] }
  const { docs } = await payload.find({ ...options, where, limit: 1, pagination: false })
  const [article] = usableViews(payload, 'news', docs, newsArticleOf)
  return article ?? null
}

/** The news of our own database. Errors of the database are thrown. */
export function localNews(cms: () => Promise<Payload>): NewsSource {
  return {
    async items({ category }) {
      const items = await readItems(await cms())
      const chosen = category === null ? items : items.filter((item) => item.category?.id === category)
      return { found: true, value: chosen, fresh: true }
    },

    async article(slug) {
      const article = await readArticle(await cms(), slug)
      return article ? { found: true, value: article, fresh: true } : { found: false, failed: false }
    },
  }
}

const hasAppeared = ({ publishedAt }: NewsItem) => Date.parse(publishedAt) <= siteClock().now().getTime()

/** Reads our own news that visitors see now, uncached, for the contract: all, or one with its text. */
export async function readPublicNews(
  payload: Payload,
  slug: string | null,
): Promise<readonly (NewsItem | NewsArticle)[]> {
  if (slug === null) return (await readItems(payload)).filter(hasAppeared)
  const article = await readArticle(payload, slug)
  return article && hasAppeared(article) ? [article] : []
}
