import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import type { ImportReport } from '../import-report.ts'
import { type ImportOptions, importStock } from './import-stock.ts'

/** A vehicle of a feed for tests; every field can be replaced. */
export const feedVehicle = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id, dealerCode: 'T1', make: 'Toyota', model: 'Hilux', range: 'Hilux', year: 2021, mileage: 45_000 },
  ...{ bodyType: 'D/C', colour: 'Glacier White', price: 200_000, allowInternet: true },
  ...{
    sideImage: `https://pictures.example/${id}.jpg`,
    images: [{ ImageUrl: 'https://pictures.example/1.jpg' }],
  },
  ...changes,
})

/** The bytes of a feed, in pieces. */
export async function* bytesOf(text: string, pieceLength = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += pieceLength)
    yield bytes.subarray(start, start + pieceLength)
}

type Feed = string | readonly object[] | AsyncIterable<Uint8Array>

const bytesOfFeed = (feed: Feed) => {
  if (typeof feed === 'string') return bytesOf(feed)
  return Symbol.asyncIterator in feed ? feed : bytesOf(JSON.stringify(feed))
}

/** Imports a feed, with the whole stock as its scope unless the options name dealers. */
export const importFeed = (
  payload: Payload,
  feed: Feed,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> =>
  importStock(payload, {
    ...{ bytes: bytesOfFeed(feed), source: 'feed.json', dealers: null, allowLargeRemoval: false },
    signal: new AbortController().signal,
    ...options,
  })

/** Creates listed dealers with these supplier codes. */
export async function createDealers(payload: Payload, codes: readonly string[]): Promise<void> {
  const region = await payload.create({
    collection: 'regions',
    data: { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' },
  })
  for (const code of codes) {
    const slug = `dealer-${code.toLowerCase()}`
    await payload.create({
      collection: 'dealers',
      data: {
        name: slug,
        slug,
        supplierCode: code,
        toyotaSupplier: 'Y',
        region: region.id,
        _status: 'published',
      },
    })
  }
}

export type StoredVehicle = Readonly<Record<string, unknown>> & { readonly id: string }

/** Every stored vehicle with its hidden columns and the version of its row, in the order of ids. */
export async function storedVehicles(payload: Payload): Promise<StoredVehicle[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(
    sql`select v.*, v.xmin::text as row_version from stock_vehicles v order by id`,
  )
  return rows as StoredVehicle[]
}

/** Ids of the vehicles for sale on the internet, by dealer and position. */
export async function listedIds(payload: Payload): Promise<string[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(
    sql`select id from stock_vehicles where sold_at is null and is_public order by dealer_code, position`,
  )
  return rows.map(({ id }) => String(id))
}
