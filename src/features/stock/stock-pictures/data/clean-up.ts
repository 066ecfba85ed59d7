import { sql } from '@payloadcms/db-postgres'
import { soldVehicleDays, stockChanged } from '#features/stock/stock/jobs.ts'
import { ownPictureAddress } from '../rules/own-address.ts'
import type { PictureFolder } from './picture-folder.ts'
import type { PictureSession } from './session.ts'

/** Files of this age may be waiting for their vehicle to be stored, or be on a page somebody is looking at. Hours. */
const minAgeHours = 24

const prefixLength = ownPictureAddress('').indexOf('/1280')

/** The keys of the pictures of vehicles, with the vehicle. */
const usedPictures = sql.raw(`
  select v.id, substring(a.address from ${prefixLength + 1} for 32) as key
  from stock_vehicles v cross join lateral (
    select v.own_side_image as address where v.own_side_image <> ''
    union all select jsonb_array_elements_text(v.own_images) where v.own_images is not null) a`)

export type CleanUp = {
  /** Pictures that no vehicle used. */
  readonly removed: number
  /** Vehicles whose files are gone, for example after a restore; they are fetched again. */
  readonly reset: number
}

/**
 * Compares the files with the vehicles: removes pictures that no vehicle uses, those of vehicles sold more than 30 days ago
 * included, and has missing ones fetched again.
 */
export async function cleanUp(session: PictureSession, folder: PictureFolder, now: Date): Promise<CleanUp> {
  await session.execute(sql`
    update stock_vehicles set own_side_image = null, own_images = null
    where sold_at <= ${now.toISOString()}::timestamptz - ${soldVehicleDays} * interval '1 day'
      and (own_side_image is not null or own_images is not null)`)
  await session.execute(sql`drop table if exists used_pictures, missing_pictures`)
  await session.execute(sql`
    create temporary table used_pictures as select distinct key from (${usedPictures}) used`)
  await session.execute(sql`create index on used_pictures (key text_pattern_ops)`)
  await session.execute(sql`create temporary table missing_pictures (key text primary key)`)
  await folder.removeUnfinished()
  let removed = 0
  for await (const { shard, files } of folder.files()) {
    const { rows } = await session.execute<{ key: string }>(
      sql`select key from used_pictures where key like ${`${shard}%`}`,
    )
    const used = new Set(rows.map(({ key }) => key))
    const stored = new Set(files.filter(({ isComplete }) => isComplete).map(({ key }) => key))
    const missing = [...used].filter((key) => !stored.has(key))
    await session.execute(
      sql`insert into missing_pictures select jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb)`,
    )
    for (const { key, modifiedAt } of files) {
      if (used.has(key) || now.getTime() - modifiedAt.getTime() < minAgeHours * 3_600_000) continue
      await folder.remove(key)
      removed += 1
    }
  }
  return { removed, reset: await resetMissing(session) }
}

function resetMissing(session: PictureSession): Promise<number> {
  return session.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; dealerCode: string }>(sql`
      update stock_vehicles v set own_side_image = null, own_images = null
      where v.id in (select used.id from (${usedPictures}) used join missing_pictures using (key))
      returning v.id, v.dealer_code as "dealerCode"`)
    await stockChanged(
      tx,
      rows.map(({ dealerCode }) => dealerCode),
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}
