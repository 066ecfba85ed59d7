import path from 'node:path'
import { withConnection } from '#platform/database/connection.ts'
import { config } from '#platform/process/config.ts'
import { isPending } from './conditions.ts'
import { pictureFolder } from './picture-folder.ts'

/** How often unused pictures are removed and failed ones fetched again, in milliseconds. */
const upkeepEveryMs = 4 * 60 * 60 * 1_000

/** The pictures of this installation. Not part of backups, because they can be fetched again. */
export const ownPictureFolder = () => pictureFolder(path.join(config().dataDir, 'stock-pictures'))

const workQuery = `
  select exists (select from stock_vehicles where ${isPending}) as "isPending",
    exists (select from stock_vehicles where own_images is not null or own_side_image is not null) as "hasOwn"`

type Work = {
  /** Whether pictures wait to be fetched. */
  readonly isPending: boolean
  readonly isUpkeepDue: boolean
}

/** Reads what is to do, without loading the CMS. */
export async function readPictureWork(connectionString: string, now: Date): Promise<Work> {
  const { rows } = await withConnection({ connectionString }, (client) =>
    client.query<{ isPending: boolean; hasOwn: boolean }>(workQuery),
  )
  const [row = { isPending: false, hasOwn: false }] = rows
  const last = await ownPictureFolder().lastUpkeep()
  const isOver = last === null || now.getTime() - last.getTime() >= upkeepEveryMs
  return { isPending: row.isPending, isUpkeepDue: row.hasOwn && isOver }
}
