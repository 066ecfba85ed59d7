import { sql } from '@payloadcms/db-postgres'
import type { Block } from 'payload'
import { z } from 'zod'
import type { Language } from '#platform/i18n/languages.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { type SearchableText, searchableText } from './searchable-text.ts'

const versionRows = z.array(z.object({ path: z.string(), version: z.string() }))

/** The searchable content of a published page in one language. */
export type SearchablePage = SearchableText & {
  readonly path: string
  readonly title: string
  readonly description: string | null
}

/**
 * Reads the paths of all pages that are published and not hidden from search engines, with a version that changes with the
 * page; without the templates of dealers, which are not public. Uses SQL: through Payload, ten thousand pages take seconds.
 */
export async function readSearchableVersions() {
  const { drizzle } = postgresOf(await cms())
  const { rows } = await drizzle.execute(sql`
    select path, updated_at::text as version from pages
    where _status = 'published' and path is not null and meta_hidden is not true
      and path !~ '^/dealers/(groups/)?template(/|$)'`)
  return versionRows.parse(rows)
}

/** Reads the searchable content of the pages that have a title in the language. */
export async function readSearchablePages(
  paths: readonly string[],
  language: Language,
): Promise<SearchablePage[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { in: [...paths] } },
    locale: language,
    fallbackLocale: false,
    overrideAccess: false,
    depth: 0,
    limit: paths.length,
    pagination: false,
  })
  const blocks = (payload.config.blocks ?? []) as readonly Block[]
  const kinds = new Map(blocks.map(({ slug, fields }) => [slug, fields]))
  return docs
    .filter(({ title }) => Boolean(title))
    .map(({ path, title, meta, layout }) => ({
      path,
      title,
      description: meta?.description || null,
      ...searchableText(layout, kinds),
    }))
}
