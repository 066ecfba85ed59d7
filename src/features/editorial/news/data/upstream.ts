import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupAmong, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { NewsQuery, NewsSource } from './port.ts'
import { type IncomingNews, newsArticleFrom, newsItemsFrom, newsResponse } from './wire/incoming-news.ts'

/** Responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 200 }

type Options = {
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** The address of a query, exactly as specified. Source: requirements C-365 and D-381. */
function pathOf({ category, limit }: NewsQuery): string {
  // The filter is empty, and there nevertheless.
  const chosen = category === null ? [] : [`category=${category}`, 'filter=']
  const query = [...chosen, ...(limit === null ? [] : [`limit=${limit}`])]
  return query.length === 0 ? 'articles' : `articles?${query.join('&')}`
}

/** The news of an external service. Source: requirements C-365, C-366 and D-381; decision G-4. */
export function upstreamNews(service: ServiceClient, { baseUrl, log }: Options): NewsSource {
  const last = createStaleIfError<readonly IncomingNews[]>(staleIfError)

  async function fetchNews(path: string): Promise<readonly IncomingNews[]> {
    const { news, unreadable } = await service.getJson(path, newsResponse)
    if (unreadable > 0) log.warn({ count: unreadable }, 'unreadable news of the service left out')
    return news
  }

  const ask = (path: string) => lookupOf(last.fetch(path, () => fetchNews(path)))

  return {
    async items(query) {
      const lookup = await ask(pathOf(query))
      return lookup.found ? { ...lookup, value: newsItemsFrom(lookup.value, baseUrl) } : lookup
    },

    // A service that does not know the parameter lists all its news, among which this one is.
    async article(slug) {
      const all = await ask(`articles?slug=${encodeURIComponent(slug)}`)
      const lookup = lookupAmong(all, (news) => news.slug === slug)
      return lookup.found ? { ...lookup, value: newsArticleFrom(lookup.value, baseUrl) } : lookup
    },
  }
}
