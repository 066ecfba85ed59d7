import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/** A target of links on published pages, and some of these pages. */
export type LinkTarget = {
  /** A path of this site; null when the linked document does not exist or is not published. */
  readonly path: string | null
  /** Collection of the linked document; null for a link to an address. */
  readonly collection: string | null
  readonly id: number | null
  readonly pages: readonly number[]
}

const rowsSchema = z.array(
  z.object({
    path: z.string().nullable(),
    collection: z.string().nullable(),
    id: z.coerce.number().nullable(),
    pages: z.array(z.number()),
  }),
)

/** Maximum number of pages returned for each target. */
const maxPages = 10

/**
 * Links can be anywhere in the JSON of a page's blocks: as groups of `{ kind, page | range | dealer | file | address
 * }` and in rich text as `{ linkType, doc, url }`. The path only tests whether these keys exist, because comparing
 * values in it takes four times as long.
 */
const mayBeLink = 'strict $.** ? (exists(@.kind) || exists(@.linkType))'

const linkedAddresses = sql`
  with links as (
    select page.id as page,
      case when link ? 'linkType' then link #>> '{doc,relationTo}'
        else case link ->> 'kind' when 'page' then 'pages' when 'range' then 'ranges' when 'dealer' then 'dealers'
          when 'file' then 'media' end
      end as collection,
      case when link ? 'linkType' then link #>> '{doc,value}' else link ->> (link ->> 'kind') end as target,
      case when link ? 'linkType' then link ->> 'url' else link ->> 'address' end as address
    from pages page, jsonb_path_query(page.layout, ${sql.raw(`'${mayBeLink}'`)}) as link
    where page._status = 'published'
      and (link ? 'linkType' or link ->> 'kind' in ('page', 'range', 'dealer', 'file', 'address'))
  ), targets as (
    select collection, case when target ~ '^\\d{1,9}$' then target::int end as id, page,
      case when collection is null then split_part(split_part(trim(address), '?', 1), '#', 1) end as address
    from links
  )
  select coalesce(address, other.path, '/vehicles/' || range.slug, '/dealers/' || dealer.slug,
    '/api/media/file/' || medium.filename) as path,
    collection, targets.id, (array_agg(distinct page))[1:${maxPages}] as pages
  from targets
  left join pages other on collection = 'pages' and other.id = targets.id and other._status = 'published'
  left join ranges range on collection = 'ranges' and range.id = targets.id and range._status = 'published'
  left join dealers dealer on collection = 'dealers' and dealer.id = targets.id and dealer._status = 'published'
  left join media medium on collection = 'media' and medium.id = targets.id and medium.deleted_at is null
  where collection is not null or address like '/%'
  group by 1, 2, 3`

/**
 * Finds the targets of links from published pages to this site, each once.
 *
 * @throws when the query takes longer than the timeout.
 */
export async function findLinkTargets(payload: Payload, timeoutMs: number): Promise<LinkTarget[]> {
  const { drizzle } = postgresOf(payload)
  return drizzle.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(timeoutMs)}`))
    const { rows } = await tx.execute(linkedAddresses)
    return rowsSchema.parse(rows)
  })
}
