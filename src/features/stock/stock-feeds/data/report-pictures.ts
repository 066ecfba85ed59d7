import { sql } from '@payloadcms/db-postgres'
import type { Executor } from '#platform/payload-internals/postgres.ts'
import type { PictureRefusal } from '../import-report.ts'

/** Pictures that a report lists; a feed may name millions. */
const maxListed = 1_000

/** Adds pictures that could not be used to the report of the last feed that was applied. */
export async function reportPictures(tx: Executor, pictures: readonly PictureRefusal[]): Promise<void> {
  if (pictures.length === 0) return
  const added = JSON.stringify(pictures.slice(0, maxListed))
  await tx.execute(sql`
    update stock_imports set refusals = coalesce(refusals, '[]'::jsonb) || ${added}::jsonb
    where id = (
      select id from stock_imports where status = 'applied' order by finished_at desc, id desc limit 1)
    and jsonb_array_length(jsonb_path_query_array(coalesce(refusals, '[]'::jsonb), '$[*] ? (exists (@.picture))')) < ${maxListed}`)
}
