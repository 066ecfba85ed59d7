import { shareImage } from '#features/pictures/pictures/server.ts'
import { escapeHtml } from '#platform/documents/escape-html.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { brand } from '#platform/site/brand.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { NewsItem } from '../news-item.ts'
import { newsListPath, newsPath } from '../rules/news-paths.ts'
import { listNews } from './news.ts'

/** The newest news in the feed. */
const maxInFeed = 30

/** How long search engines for news consider an article to be one. */
const newsHours = 48

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain them
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const text = (value: string) => escapeHtml(value.replace(notXml, ''))
const absolute = (path: string) => text(new URL(path, config().siteUrl).href)

function feedItem({ slug, title, publishedAt, synopsis, intro, category, picture }: NewsItem): string {
  const url = absolute(newsPath(slug))
  const image = picture && absolute(shareImage(picture).url)
  return [
    '<item>',
    `<title>${text(title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    ...(category ? [`<category>${text(category.name)}</category>`] : []),
    ...(synopsis || intro ? [`<description>${text(synopsis || intro)}</description>`] : []),
    ...(image ? [`<media:content url="${image}" medium="image"/>`] : []),
    '</item>',
  ].join('\n')
}

/** Writes news as an RSS 2.0 feed. */
export function newsFeed(news: readonly NewsItem[]): string {
  const self = absolute(`${newsListPath}/rss.xml`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${text(`News · ${brand.siteName}`)}</title>`,
    `<link>${absolute(newsListPath)}</link>`,
    `<description>${text(`News of ${brand.siteName}, the latest first.`)}</description>`,
    '<language>en-ZA</language>',
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...news.slice(0, maxInFeed).map(feedItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Writes the site map of recent news, as search engines for news read it: those of the last 48 hours. */
export function newsSiteMap(news: readonly NewsItem[], now: Date): string {
  const oldest = now.getTime() - newsHours * 60 * 60 * 1000
  const recent = news.filter(({ publishedAt }) => Date.parse(publishedAt) >= oldest)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
    ...recent.map(({ slug, title, publishedAt }) =>
      [
        `<url><loc>${absolute(newsPath(slug))}</loc><news:news>`,
        `<news:publication><news:name>${text(brand.siteName)}</news:name><news:language>en</news:language></news:publication>`,
        `<news:publication_date>${publishedAt}</news:publication_date>`,
        `<news:title>${text(title)}</news:title></news:news></url>`,
      ].join(''),
    ),
    '</urlset>',
    '',
  ].join('\n')
}

async function respond(type: string, write: (news: readonly NewsItem[]) => string): Promise<Response> {
  try {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=60' }
    return new Response(write(await listNews()), { headers })
  } catch (error) {
    log.error({ reason: String(error) }, 'news feed failed')
    return problem(503, 'The news are not available at the moment. Try again in a few seconds.')
  }
}

/** Responds with the feed of news. */
export const respondWithNewsFeed = (): Promise<Response> => respond('application/rss+xml', newsFeed)

/** Responds with the site map of recent news. */
export const respondWithNewsSiteMap = (): Promise<Response> =>
  respond('application/xml', (news) => newsSiteMap(news, siteClock().now()))
