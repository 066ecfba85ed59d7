import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type ImportReport, loadImport } from '#features/stock/stock-feeds/jobs.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

/** Executes SQL and returns its rows. */
export async function query(
  payload: Payload,
  statement: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  return (await postgresOf(payload).drizzle.execute(statement)).rows
}

/** Adds a vehicle of a feed that is for sale, and the report of that feed. */
export async function addVehicle(
  payload: Payload,
  id: string,
  pictures: { readonly sideImage?: string; readonly images?: readonly string[] },
): Promise<void> {
  const { sideImage = null, images = [] } = pictures
  await query(
    payload,
    sql`
    insert into stock_vehicles (id, dealer_code, make, model, is_public, side_image, images)
    values (${id}, 'T1', 'Toyota', 'Hilux', true, ${sideImage}, ${JSON.stringify(images)}::jsonb)`,
  )
}

export type OwnColumns = {
  readonly id: string
  readonly side: string | null
  readonly images: string[] | null
}

/** The stored pictures of every vehicle, in the order of ids. */
export async function ownPictures(payload: Payload): Promise<OwnColumns[]> {
  return (await query(
    payload,
    sql`select id, own_side_image as side, own_images as images from stock_vehicles order by id`,
  )) as unknown as OwnColumns[]
}

/** Adds the listed dealer T1. */
export async function addDealer(payload: Payload): Promise<void> {
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  await payload.create({
    collection: 'dealers',
    data: {
      ...{ name: 'One', slug: 'one', supplierCode: 'T1', toyotaSupplier: 'Y', region: region.id },
      _status: 'published',
    },
  })
}

/** Imports the whole stock, as a command does. */
export async function importStock(payload: Payload, vehicles: readonly object[]): Promise<ImportReport> {
  const { importStock: run } = await loadImport()
  return run(payload, {
    ...{ bytes: Readable.from([Buffer.from(JSON.stringify(vehicles))]), source: 'feed.json', dealers: null },
    ...{ allowLargeRemoval: true, signal: new AbortController().signal },
  })
}
