import { shareImage } from '#features/pictures/pictures/server.ts'
import { escapeHtml } from '#platform/documents/escape-html.ts'
import { taggedResponse } from '#platform/http/tagged-response.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { brand } from '#platform/site/brand.ts'
import type { ArticleSummary } from '../article.ts'
import { articlePath, connectPath, feedPath } from '../rules/article-paths.ts'
import { listArticles } from './articles.ts'

/** The articles in the feed. */
const maxInFeed = 50

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain them
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const text = (value: string) => escapeHtml(value.replace(notXml, ''))
const absolute = (path: string) => text(new URL(path, config().siteUrl).href)

function feedItem({
  slug,
  title,
  excerpt,
  publishedAt,
  author,
  categories,
  picture,
}: ArticleSummary): string {
  const url = absolute(articlePath(slug))
  return [
    '<item>',
    `<title>${text(title)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    ...(publishedAt ? [`<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`] : []),
    ...(author ? [`<dc:creator>${text(author.name)}</dc:creator>`] : []),
    ...categories.map(({ name }) => `<category>${text(name)}</category>`),
    ...(excerpt ? [`<description>${text(excerpt)}</description>`] : []),
    ...(picture ? [`<media:content url="${absolute(shareImage(picture).url)}" medium="image"/>`] : []),
    '</item>',
  ].join('\n')
}

/** Returns articles in the order of a feed: the newest first, also those that are pinned in the magazine. */
const byDate = (articles: readonly ArticleSummary[]) =>
  articles.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))

/** Writes articles as an RSS 2.0 feed. */
export function articleFeed(articles: readonly ArticleSummary[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${[
      'xmlns:atom="http://www.w3.org/2005/Atom"',
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
      'xmlns:media="http://search.yahoo.com/mrss/"',
    ].join(' ')}>`,
    '<channel>',
    `<title>${text(`Connect · ${brand.siteName}`)}</title>`,
    `<link>${absolute(connectPath)}</link>`,
    `<description>${text(`Stories from the road, the plant and the pit lane, by ${brand.siteName}.`)}</description>`,
    '<language>en-ZA</language>',
    `<atom:link href="${absolute(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...byDate(articles).slice(0, maxInFeed).map(feedItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** Responds with the feed of the newest articles, which applications fetch again and again; 503 while they cannot be read. */
export async function respondWithArticleFeed(request: Request): Promise<Response> {
  try {
    const body = articleFeed(await listArticles({ kind: 'all' }))
    return taggedResponse(body, 'application/rss+xml; charset=utf-8', request)
  } catch (error) {
    log.error({ reason: String(error) }, 'article feed failed')
    return problem(503, 'The articles are not available at the moment. Try again in a few seconds.')
  }
}
