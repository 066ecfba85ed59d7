import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'

/**
 * Reads pages in SQL: through Payload, ten thousand of them block the process for three seconds. Reads published pages only;
 * drafts are stored in other rows.
 */

const titleRows = z.array(z.object({ path: z.string(), title: z.string() }))
const pathRows = z.array(z.object({ path: z.string(), hidden: z.boolean() }))

async function rowsOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  const { drizzle } = postgresOf(await cms())
  return (await drizzle.execute(statement)).rows
}

/** Reads which of the paths have a published page, with their English titles. */
export async function readPublishedTitles(paths: readonly string[]) {
  if (paths.length === 0) return []
  const rows = await rowsOf(sql`
    select page.path, coalesce(texts.title, page.path) as title
    from pages page left join pages_locales texts on texts._parent_id = page.id and texts._locale = 'en'
    where page._status = 'published'
      and page.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))`)
  return titleRows.parse(rows)
}

/** Reads the paths of all published pages, and whether they are hidden from search engines. */
export async function listPublishedPages() {
  const rows = await rowsOf(sql`
    select path, coalesce(meta_hidden, false) as hidden from pages
    where _status = 'published' and path is not null order by path`)
  return pathRows.parse(rows)
}

/** Reads the published pages directly below a path, with their English titles. */
export async function readTitlesBelow(path: string) {
  const rows = await rowsOf(sql`
    select page.path, coalesce(texts.title, page.path) as title
    from pages page left join pages_locales texts on texts._parent_id = page.id and texts._locale = 'en'
    where page._status = 'published' and starts_with(page.path, ${`${path}/`})
      and page.path !~ ${`^${path}/[^/]+/`}
    order by page.path limit 50`)
  return titleRows.parse(rows)
}
