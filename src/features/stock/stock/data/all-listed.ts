import { z } from 'zod'
import { readDealers } from '#features/dealers/dealers/jobs.ts'
import type { Cents } from '#platform/money.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import type { StockRecord } from '../used-vehicle.ts'
import { stockSource } from './stock-source.ts'

/** What an index of the whole stock needs of a vehicle. Without pictures, which are most of a record's size. */
export type ListedVehicle = Pick<
  StockRecord,
  | 'id'
  | 'dealerCode'
  | 'make'
  | 'model'
  | 'range'
  | 'year'
  | 'mileage'
  | 'bodyType'
  | 'colour'
  | 'fuelType'
  | 'transmissionType'
  | 'certification'
  | 'price'
  | 'addedAt'
>

/** Rows fetched at a time: they are converted in a few milliseconds, between which requests are answered. */
const pageRows = 1000

const text = z.string()
const number = z.coerce.number().nullable()

const listedRow = z.object({
  ...{ id: text, dealerCode: text, make: text, model: text, range: text, bodyType: text, colour: text },
  ...{ fuelType: text, transmissionType: text, certification: text, year: number, mileage: number },
  // A bigint, which the driver returns as text.
  price: number.transform((price) => price as Cents | null),
  addedAt: text,
})

/**
 * Reads our own table from its beginning to its end with a cursor. Pages in the order of the ids would read the whole
 * table at random.
 */
async function* readOwn(): AsyncGenerator<readonly ListedVehicle[]> {
  const connection = await postgresOf(await cms()).pool.connect()
  // A lost connection fails the next statement. Without a listener it would end the process.
  const ignore = () => {}
  connection.on('error', ignore)
  try {
    await connection.query('begin read only')
    await connection.query(`
      declare listed no scroll cursor for
      select id, dealer_code as "dealerCode", make, model, range, year, mileage, body_type as "bodyType", colour,
        fuel_type as "fuelType", transmission_type as "transmissionType", certification, price,
        to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "addedAt"
      from stock_vehicles where is_public and sold_at is null`)
    for (;;) {
      const { rows } = await connection.query(`fetch ${pageRows} from listed`)
      if (rows.length === 0) return
      yield rows.map((row) => listedRow.parse(row))
    }
  } finally {
    const error = await connection.query('rollback').then(
      () => undefined,
      (reason: Error) => reason,
    )
    connection.off('error', ignore)
    connection.release(error)
  }
}

async function* readOfDealers(): AsyncGenerator<readonly ListedVehicle[]> {
  for (const { supplierCode } of await readDealers())
    if (supplierCode !== null) yield (await stockSource.ask((stock) => stock.vehiclesOf(supplierCode))) ?? []
}

/**
 * Reads every vehicle for sale without the cache, page by page, in any order.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function* readAllListed(): AsyncGenerator<readonly ListedVehicle[]> {
  if (config().stockApiUrl) return yield* readOfDealers()
  yield* readOwn()
}
