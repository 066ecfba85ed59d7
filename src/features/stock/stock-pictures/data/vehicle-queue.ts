import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { stockChanged } from '#features/stock/stock/jobs.ts'
import { type PictureRefusal, reportPictures } from '#features/stock/stock-feeds/jobs.ts'
import type { OwnPictures } from '../rules/picture-outcome.ts'
import { isIncomplete, isPending } from './conditions.ts'
import type { PictureSession } from './session.ts'

export type QueuedVehicle = {
  readonly id: string
  readonly sideImage: string | null
  readonly images: readonly string[]
  /** With the id the place in the queue. */
  readonly updatedAt: string
}

/** Vehicles of an import, and those some of whose pictures failed before. */
export type Queue = 'pending' | 'incomplete'

const conditions = { pending: sql.raw(isPending), incomplete: sql.raw(isIncomplete) }

const queuedRows = z.array(
  z.object({
    id: z.string(),
    sideImage: z.string().nullable(),
    images: z.array(z.string()),
    updatedAt: z.string(),
  }),
)

/** Reads the next vehicles of a queue, those that changed last first. */
export async function readQueue(
  session: PictureSession,
  queue: Queue,
  after: QueuedVehicle | undefined,
  limit: number,
): Promise<readonly QueuedVehicle[]> {
  const position = after ? sql`(updated_at, id) < (${after.updatedAt}::timestamptz, ${after.id})` : sql`true`
  const { rows } = await session.execute(sql`
    select id, side_image as "sideImage", images, updated_at::text as "updatedAt" from stock_vehicles
    where (${conditions[queue]}) and ${position}
    order by updated_at desc, id desc limit ${limit}`)
  return queuedRows.parse(rows)
}

export type SettledVehicle = { readonly vehicle: QueuedVehicle; readonly own: OwnPictures }

/**
 * Stores the pictures of vehicles, expires their pages and completes the report of the last import, in one transaction. A
 * vehicle whose pictures an import has changed meanwhile stays in the queue.
 */
export async function storeSettled(
  session: PictureSession,
  settled: readonly SettledVehicle[],
  refusals: readonly PictureRefusal[],
): Promise<void> {
  const rows = settled.map(({ vehicle: { id, sideImage, images }, own }) => ({
    ...{ id, side_image: sideImage, images, own_side_image: own.sideImage, own_images: own.images },
  }))
  await session.transaction(async (tx) => {
    const { rows: changed } = await tx.execute<{ id: string; dealerCode: string }>(sql`
      update stock_vehicles v set own_side_image = s.own_side_image, own_images = s.own_images
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(
        id text, side_image text, images jsonb, own_side_image text, own_images jsonb)
      where v.id = s.id and v.side_image is not distinct from s.side_image and v.images = s.images
        and (v.own_side_image, v.own_images) is distinct from (s.own_side_image::varchar, s.own_images)
      returning v.id, v.dealer_code as "dealerCode"`)
    await stockChanged(
      tx,
      changed.map(({ dealerCode }) => dealerCode),
      changed.map(({ id }) => id),
    )
    await reportPictures(tx, refusals)
  })
}
