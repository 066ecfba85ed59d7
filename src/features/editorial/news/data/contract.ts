import { z } from 'zod'
import { type ContractEndpoint, contractQuery } from '#platform/service/endpoint.ts'
import type { NewsArticle, NewsItem } from '../news-item.ts'
import { wireNews, wireNewsOf } from './wire/news.ts'

const parameters = z.object({
  category: z
    .string()
    .regex(/^\d{0,6}$/)
    .optional()
    .describe('Number of a category, such as 3; every category when empty'),
  filter: z.literal('').optional().describe('Always empty'),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .optional()
    .describe('The number of the newest news'),
  slug: z
    .string()
    .regex(/^[\w.~-]{1,160}$/)
    .optional()
    .describe('One article, with its text'),
})

type Options = {
  /** Reads our own news that visitors see now, the newest first: all, or one with its text. */
  readonly news: (slug: string | null) => Promise<readonly (NewsItem | NewsArticle)[]>
  readonly siteUrl: () => string
}

/** Creates the endpoint `articles`. Source: requirements C-365, C-366 and D-381. */
export function newsEndpoints({ news, siteUrl }: Options): ContractEndpoint[] {
  return [
    contractQuery({
      path: '/services/news/articles',
      summary: 'News, the newest first',
      parameters,
      response: z.object({ data: z.array(wireNews) }),
      async find({ category, limit, slug }) {
        const all = await news(slug ?? null)
        const chosen = category ? all.filter((item) => item.category?.id === Number(category)) : all
        const first = limit === undefined ? chosen : chosen.slice(0, Number(limit))
        return { data: first.map((item) => wireNewsOf(item, siteUrl())) }
      },
    }),
  ]
}
