import path from 'node:path'
import { pictureFolder } from '#features/stock/stock-pictures/jobs.ts'
import { withConnection } from '#platform/database/connection.ts'
import { config } from '#platform/process/config.ts'

/** How often a feed is fetched. */
const everyMinutes = 15

/** The condition of feeds that are to be fetched at the moment `$1`. A moment in the future is of a clock set back. */
export const isDue = `
  kind = 'external' and coalesce(url, '') <> '' and deleted_at is null
  and (last_attempt_at is null or last_attempt_at > $1::timestamptz
    or last_attempt_at <= $1::timestamptz - interval '${everyMinutes} minutes')`

/** The pictures of feeds in this installation. Not part of backups, because they can be fetched again. */
export const feedPictureFolder = () => pictureFolder(path.join(config().dataDir, 'feed-pictures'))

/** Whether a feed is to be fetched, without loading the CMS. */
export async function hasDueFeeds(connectionString: string, now: Date): Promise<boolean> {
  const { rows } = await withConnection({ connectionString }, (client) =>
    client.query<{ due: boolean }>(`select exists (select from article_feeds where ${isDue}) as due`, [
      now.toISOString(),
    ]),
  )
  return rows[0]?.due === true
}
