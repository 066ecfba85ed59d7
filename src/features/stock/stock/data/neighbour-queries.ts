import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { bodyTypeSpellings } from '../rules/body-type.ts'
import { type ComparableSubject, comparableSpans, similarPrices } from '../rules/neighbours.ts'
import type { StockRecord, UsedVehicle } from '../used-vehicle.ts'
import { soldVehicleDays, stockColumns, stockRecords } from './stock-table.ts'

/** Largest number of vehicles a price is compared with. */
const maxComparables = 500

/** More than are shown, because some belong to dealers that are not listed. */
const maxSimilar = 64

const forSale = sql`is_public and sold_at is null`

/** Reads our own table around one vehicle. Errors of the database are thrown. */
export function neighbourQueries(cms: () => Promise<Payload>) {
  const rowsOf = async (statement: ReturnType<typeof sql>) =>
    (await postgresOf(await cms()).drizzle.execute(statement)).rows

  const nearest = async (
    { id, price, year, mileage }: UsedVehicle,
    condition: ReturnType<typeof sql>,
  ): Promise<StockRecord[]> => {
    const [from, to] = price === null ? [] : similarPrices(price)
    const priced = from === undefined ? sql`true` : sql`price between ${from} and ${to}`
    return stockRecords(
      await rowsOf(sql`
        select ${stockColumns()} from stock_vehicles
        where ${forSale} and id <> ${id} and ${condition} and ${priced}
        order by abs(price - ${price ?? 0}), abs(year - ${year ?? 0}), abs(mileage - ${mileage ?? 0}), id
        limit ${maxSimilar}`),
    )
  }

  return {
    /** Comparable vehicles, those of the same model first, then by mileage. */
    async comparables(vehicle: ComparableSubject): Promise<StockRecord[]> {
      const { id, make, model, range, mileage } = vehicle
      const spans = comparableSpans(vehicle)
      if (!spans) return []
      const { years, mileages } = spans
      return stockRecords(
        await rowsOf(sql`
          select ${stockColumns()} from stock_vehicles
          where ${forSale} and id <> ${id} and price is not null
            and make = ${make} and ((model = ${model} and model <> '') or (range = ${range} and range <> ''))
            and year between ${years[0]} and ${years[1]} and mileage between ${mileages[0]} and ${mileages[1]}
          order by (model = ${model}) desc, abs(mileage - ${mileage ?? 0}), id
          limit ${maxComparables}`),
      )
    },

    similarOfRange: (vehicle: UsedVehicle) =>
      nearest(vehicle, sql`make = ${vehicle.make} and range = ${vehicle.range} and range <> ''`),

    async similarOfBodyType(vehicle: UsedVehicle): Promise<StockRecord[]> {
      const spellings = bodyTypeSpellings(vehicle.bodyType)
      if (spellings.length === 0) return []
      return nearest(vehicle, sql`upper(trim(body_type)) in ${spellings}`)
    },

    /** Whether a vehicle was sold so long ago that its page no longer exists. */
    async isGone(id: string): Promise<boolean> {
      const since = new Date(siteClock().now().getTime() - soldVehicleDays * 24 * 60 * 60 * 1000)
      const rows = await rowsOf(sql`
        select from stock_vehicles where id = ${id} and sold_at <= ${since.toISOString()}`)
      return rows.length > 0
    },
  }
}
