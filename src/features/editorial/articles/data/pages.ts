import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import {
  type ArticlePageKind,
  articlePageAt,
  articlePath,
  authorPath,
  categoryPath,
  tagPath,
} from '../rules/article-paths.ts'
import { findArticle, findAuthor, findCategory, findTag, listArticles } from './articles.ts'

/** A page of the magazine among all pages of the site. */
export type ArticlePage = {
  readonly path: string
  readonly kind: ArticlePageKind
  readonly title: string
  /** Changes with every change of the page; empty when that is not known. */
  readonly version: string
}

const pathOf = { article: articlePath, author: authorPath, category: categoryPath, tag: tagPath } as const

type Row = {
  readonly kind: ArticlePageKind
  readonly slug: string
  readonly title: string
  readonly version: string
}

const pageOf = ({ kind, slug, title, version }: Row): ArticlePage => ({
  ...{ path: pathOf[kind](slug), kind, title },
  version: String(version),
})

/**
 * Reads the pages that visitors see: articles, and the authors, categories and tags that have any. One statement, because
 * there may be tens of thousands. Errors of the database are thrown.
 */
export async function readArticlePages(payload: Payload): Promise<readonly ArticlePage[]> {
  const now = siteClock().now().toISOString()
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    with visible as (
      select id, slug, title, author_id, published_at, updated_at from articles
      where _status = 'published' and deleted_at is null and published_at <= ${now}
    )
    (select 'article' as kind, slug, title, updated_at::text as version from visible
      order by published_at desc, slug)
    union all
    (select 'author', slug, name, updated_at::text from authors a
      where _status = 'published' and deleted_at is null
        and exists (select from visible where author_id = a.id) order by slug)
    union all
    (select 'category', slug, name, updated_at::text from article_categories c
      where _status = 'published' and deleted_at is null and exists (
        select from articles_rels r join visible on visible.id = r.parent_id
        where r.path = 'categories' and r.article_categories_id = c.id) order by slug)
    union all
    (select 'tag', slug, name, updated_at::text from article_tags t
      where _status = 'published' and deleted_at is null and exists (
        select from articles_rels r join visible on visible.id = r.parent_id
        where r.path = 'tags' and r.article_tags_id = t.id) order by slug)`)
  return (rows as Row[]).map(pageOf)
}

/** The pages of the articles that an external service lists, which are its newest hundred. */
async function listServicePages(): Promise<readonly ArticlePage[]> {
  const articles = await listArticles({ kind: 'all' })
  const rows = articles.flatMap(({ slug, title, author, categories, tags, publishedAt }): Row[] => [
    { kind: 'article', slug, title, version: `${publishedAt} ${title}` },
    ...(author ? [{ kind: 'author' as const, slug: author.slug, title: author.name, version: '' }] : []),
    ...categories.map(({ slug: own, name }) => ({
      kind: 'category' as const,
      slug: own,
      title: name,
      version: '',
    })),
    ...tags.map(({ slug: own, name }) => ({ kind: 'tag' as const, slug: own, title: name, version: '' })),
  ])
  return [...new Map(rows.map(pageOf).map((page) => [page.path, page])).values()]
}

/** Lists every page of the magazine; empty while they cannot be read, which is logged. Not cached. */
export async function listArticlePages(): Promise<readonly ArticlePage[]> {
  try {
    return config().articlesApiUrl ? await listServicePages() : await readArticlePages(await cms())
  } catch (error) {
    log.error({ reason: String(error) }, 'articles missing from the site map')
    return []
  }
}

async function titleOf(kind: ArticlePageKind, slug: string): Promise<string | undefined> {
  if (kind === 'article') return (await findArticle(slug))?.title
  if (kind === 'author') return (await findAuthor(slug))?.name
  return (await (kind === 'tag' ? findTag(slug) : findCategory(slug)))?.name
}

/** Finds which of these paths are pages of the magazine; those that cannot be read are left out, which is logged. */
export async function findArticlePages(
  paths: readonly string[],
): Promise<{ readonly path: string; readonly title: string }[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const page = articlePageAt(path)
      if (page === null) return []
      try {
        const title = await titleOf(page.kind, page.slug)
        return title === undefined ? [] : [{ path, title }]
      } catch (error) {
        log.error({ path, reason: String(error) }, 'articles missing from the site map')
        return []
      }
    }),
  )
  return found.flat()
}
