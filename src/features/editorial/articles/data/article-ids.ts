import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { ArticleFilter } from '../article.ts'
import { findLabelDocument } from './local-labels.ts'

type Condition = ReturnType<typeof sql>

/*
 * Payload joins the relations of every article before it sorts and limits them, which takes 200 ms with 10 000 articles. Our
 * own statements find the ids of a list first; Payload then reads those articles, with its access rules.
 */

/** The articles that visitors see, for the condition of a statement. */
const visible = () => sql`a._status = 'published' and a.deleted_at is null
  and a.published_at <= ${siteClock().now().toISOString()}`

const ofTag = (id: number) => sql`exists (
  select from articles_rels r where r.parent_id = a.id and r.path = 'tags' and r.article_tags_id = ${id})`

const ofCategory = (id: number) => sql`exists (
  select from articles_rels r where r.parent_id = a.id and r.path = 'categories' and r.article_categories_id = ${id})`

const isId = (text: string) => /^\d{1,9}$/.test(text)

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Every word must occur in the title or the excerpt. */
function withWords(text: string): Condition {
  const words = text.split(/\s+/).filter(Boolean)
  const conditions = words.map(
    (word) => sql`concat_ws(' ', a.title, a.excerpt) ilike ${`%${escaped(word)}%`}`,
  )
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Returns the condition of a filter; null when no article can match. */
async function conditionOf(payload: Payload, filter: ArticleFilter): Promise<Condition | null> {
  switch (filter.kind) {
    case 'all':
      return sql`true`
    case 'text':
      return withWords(filter.text)
    case 'category-id':
      return isId(filter.id) ? ofCategory(Number(filter.id)) : null
    case 'related': {
      const ids = filter.ids.filter(isId).map((id) => sql`${Number(id)}`)
      return ids.length === 0 ? null : sql`a.id in (${sql.join(ids, sql`, `)})`
    }
    default: {
      const document = await findLabelDocument(payload, filter.kind, filter.slug)
      if (document === null) return null
      if (filter.kind === 'author') return sql`a.author_id = ${document.id}`
      return filter.kind === 'tag' ? ofTag(document.id) : ofCategory(document.id)
    }
  }
}

/** Finds the ids of a list, newest first; in the list of all, pinned articles precede. Errors of the database are thrown. */
export async function findArticleIds(
  payload: Payload,
  filter: ArticleFilter,
  limit: number,
): Promise<readonly number[]> {
  const condition = await conditionOf(payload, filter)
  if (condition === null) return []
  const newest = (also: Condition) => sql`(
    select a.id, a.published_at, a.slug, coalesce(a.featured, false) as pinned from articles a
    where ${visible()} and ${condition} and ${also} order by a.published_at desc, a.slug limit ${limit})`
  const first = sql`${newest(sql`a.featured`)} union all ${newest(sql`a.featured is not true`)}`
  const { rows } = await postgresOf(payload).drizzle.execute(
    // Two lists in the order of the index of dates, instead of sorting every article.
    filter.kind === 'all'
      ? sql`select id from (${first}) as listed order by pinned desc, published_at desc, slug limit ${limit}`
      : sql`select id from ${newest(sql`true`)} as listed order by published_at desc, slug`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Counts the articles that visitors see with a tag, or of a category. Errors of the database are thrown. */
export async function countArticles(payload: Payload, kind: 'category' | 'tag', id: number): Promise<number> {
  const condition = kind === 'tag' ? ofTag(id) : ofCategory(id)
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select count(*) as count from articles a where ${visible()} and ${condition}`)
  return Number(rows[0]?.count)
}
