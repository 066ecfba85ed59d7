import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/** Something published pages lead to, and some of the pages that do. */
export type Linked = {
  /** An address of this site; null when the document it leads to is gone or not published. */
  readonly path: string | null
  /** The document that is chosen as target, where one is. */
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

/** How many pages are named for each address. */
const named = 10

/**
 * Links stand anywhere in the sections, which are stored as JSON: as groups of `{ kind, page | range | dealer | file |
 * address }` and in formatted text as `{ linkType, doc, url }`. The path asks no more than whether there is such a
 * name: comparing values in it takes four times as long.
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
    collection, targets.id, (array_agg(distinct page))[1:${named}] as pages
  from targets
  left join pages other on collection = 'pages' and other.id = targets.id and other._status = 'published'
  left join ranges range on collection = 'ranges' and range.id = targets.id and range._status = 'published'
  left join dealers dealer on collection = 'dealers' and dealer.id = targets.id and dealer._status = 'published'
  left join media medium on collection = 'media' and medium.id = targets.id and medium.deleted_at is null
  where collection is not null or address like '/%'
  group by 1, 2, 3`

/**
 * What the published pages link to on this site, each address once.
 *
 * @throws when the database takes longer than that.
 */
export async function findLinked(payload: Payload, withinMs: number): Promise<Linked[]> {
  const { drizzle } = postgresOf(payload)
  return drizzle.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(withinMs)}`))
    const { rows } = await tx.execute(linkedAddresses)
    return rowsSchema.parse(rows)
  })
}
