import { sql } from '@payloadcms/db-postgres'
import type { Block } from 'payload'
import { z } from 'zod'
import { cms } from '#platform/cms.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { type SearchableText, searchableText } from './searchable-text.ts'

const versioned = z.array(z.object({ path: z.string(), version: z.string() }))

/** A published page as far as it can be looked for, in one language. */
export type SearchablePage = SearchableText & {
  readonly path: string
  readonly title: string
  readonly description: string | null
}

/**
 * Every page that may be found: published, and not hidden from search engines. The version changes with the page.
 * Asked of the table itself: through the CMS ten thousand pages take seconds.
 */
export async function searchableVersions() {
  const { drizzle } = postgresOf(await cms())
  const { rows } = await drizzle.execute(sql`
    select path, updated_at::text as version from pages
    where _status = 'published' and path is not null and meta_hidden is not true`)
  return versioned.parse(rows)
}

/** Those of the pages that have a title in the language, with their words in it. */
export async function searchablePages(
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
