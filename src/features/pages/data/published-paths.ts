import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cms } from '#platform/cms.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/**
 * Which pages there are, asked of the tables themselves: through the CMS ten thousand of them take three seconds, in
 * which the process does nothing else. Published ones alone; drafts are other rows.
 */

const titled = z.array(z.object({ path: z.string(), title: z.string() }))
const listed = z.array(z.object({ path: z.string(), hidden: z.boolean() }))

async function rowsOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

/** Those of the paths at which there is a page, with what it is called in English. */
export async function titlesOfPublished(paths: readonly string[]) {
  if (paths.length === 0) return []
  const rows = await rowsOf(sql`
    select page.path, coalesce(texts.title, page.path) as title
    from pages page left join pages_locales texts on texts._parent_id = page.id and texts._locale = 'en'
    where page._status = 'published'
      and page.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`)
  return titled.parse(rows)
}

/** Every page there is, by its path, and whether search engines are to leave it alone. */
export async function listPublished() {
  const rows = await rowsOf(sql`
    select path, coalesce(meta_hidden, false) as hidden from pages
    where _status = 'published' and path is not null order by path`)
  return listed.parse(rows)
}
