import type { Payload } from 'payload'
import type { Article as Document } from '#cms/payload-types.ts'
import { usableViews, viewOrEmpty } from '#platform/documents/usable-views.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { Article, ArticleAuthor, ArticleFilter, ArticleSummary, CountedLabel } from '../article.ts'
import { maxArticles } from '../rules/article-grid.ts'
import { countArticles, findArticleIds } from './article-ids.ts'
import { articleOf, authorOf, summaryOf } from './article-of-document.ts'
import { findLabelDocument, labelsOf } from './local-labels.ts'
import type { ArticleSource } from './port.ts'

/** The columns that a list needs: without the text, which is most of an article. */
const summaryColumns = {
  slug: true,
  title: true,
  excerpt: true,
  quote: true,
  author: true,
  categories: true,
  tags: true,
  picture: true,
  featured: true,
  publishedAt: true,
  readingMinutes: true,
  updatedAt: true,
} as const

const publicOnly = { draft: false, overrideAccess: false } as const

/** Reads the articles of a list, newest first; in the list of all, pinned ones precede. Errors of the database are thrown. */
export async function readArticles(
  payload: Payload,
  filter: ArticleFilter,
  limit: number,
): Promise<readonly ArticleSummary[]> {
  const ids = await findArticleIds(payload, filter, Math.min(limit, maxArticles))
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    ...{ collection: 'articles', where: { id: { in: [...ids] } }, select: summaryColumns, depth: 1 },
    ...{ ...publicOnly, pagination: false, limit: ids.length },
  })
  const byId = new Map((docs as unknown as readonly Document[]).map((document) => [document.id, document]))
  const documents = ids.flatMap((id) => byId.get(id) ?? [])
  const labels = await labelsOf(payload, documents)
  return usableViews(payload, 'articles', documents, (document) => summaryOf(document, labels))
}

/** Reads the articles with these slugs that visitors see, with their texts. Errors of the database are thrown. */
export async function readFullArticles(
  payload: Payload,
  slugs: readonly string[],
): Promise<readonly Article[]> {
  const { docs } = await payload.find({
    ...{ collection: 'articles', where: { slug: { in: [...slugs] } }, depth: 1, ...publicOnly },
    ...{ pagination: false, limit: slugs.length },
  })
  const labels = await labelsOf(payload, docs)
  return usableViews(payload, 'articles', docs, (document) => articleOf(document, labels))
}

/** Reads one article; null when visitors see none at that address. Errors of the database are thrown. */
export async function readArticle(payload: Payload, slug: string): Promise<Article | null> {
  return (await readFullArticles(payload, [slug]))[0] ?? null
}

/** Reads an author; null when visitors see none at that address. */
export async function readAuthor(payload: Payload, slug: string): Promise<ArticleAuthor | null> {
  const document = await findLabelDocument(payload, 'author', slug)
  const [author = null] = document ? viewOrEmpty('authors', document, authorOf) : []
  return author
}

/** Reads a category or a tag with the number of its articles that visitors see; null when there is none. */
export async function readLabel(
  payload: Payload,
  kind: 'category' | 'tag',
  slug: string,
): Promise<CountedLabel | null> {
  const document = await findLabelDocument(payload, kind, slug)
  if (document === null) return null
  const count = await countArticles(payload, kind, document.id)
  return { slug: document.slug, name: document.name, count }
}

const lookup = <Value>(value: Value | null): Lookup<Value> =>
  value === null ? { found: false, failed: false } : { found: true, value, fresh: true }

/** The articles of our own database. Errors of the database are thrown. */
export function localArticles(cms: () => Promise<Payload>): ArticleSource {
  return {
    list: async (filter, limit) => lookup(await readArticles(await cms(), filter, limit)),
    article: async (slug) => lookup(await readArticle(await cms(), slug)),
    author: async (slug) => lookup(await readAuthor(await cms(), slug)),
    category: async (slug) => lookup(await readLabel(await cms(), 'category', slug)),
    tag: async (slug) => lookup(await readLabel(await cms(), 'tag', slug)),
  }
}
