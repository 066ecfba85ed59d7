import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { readRecord } from '#server/postgres/record.ts'
import { databaseUrl } from '#server/postgres/server-settings.ts'
import type { Site } from '#tests/e2e/support/site.ts'
import { runProgram } from '../program.ts'

/** Pictures of each vehicle. */
const PICTURES = 10

/** The fields of a vehicle in a feed. */
type FeedVehicle = Readonly<Record<string, string | null>>

/** Generates a stock, and moves it out of the table of the site. */
export async function takeVehicles({ dataDir }: Site, count: number): Promise<readonly FeedVehicle[]> {
  await runProgram(
    [process.execPath, 'scripts/start.mjs', '--task', 'scripts/generate/stock.ts', String(count)],
    { ...process.env, DATA_DIR: dataDir },
  )
  const record = await readRecord(dataDir)
  if (!record) throw new Error('The site has no embedded database.')
  const client = new pg.Client({ connectionString: databaseUrl(record.port, record.password) })
  await client.connect()
  try {
    const { rows } = await client.query<FeedVehicle>(`
      delete from stock_vehicles returning id, dealer_code as "dealerCode", make, model, range, year::text,
        mileage::text, body_type as "bodyType", colour, fuel_type as "fuelType",
        transmission_type as "transmissionType", certification, sales_type as "salesType",
        (coalesce(base_price, 20000000) / 100)::text as price`)
    await client.query('vacuum analyze stock_vehicles')
    return rows
  } finally {
    await client.end()
  }
}

/** Writes a feed as CSV. @param raisedBy whole rand added to each price */
export async function writeFeed(file: string, vehicles: readonly FeedVehicle[], raisedBy = 0): Promise<void> {
  const lines = vehicles.map(({ price, ...texts }) => {
    const pictures = Array.from(
      { length: PICTURES },
      (_, index) => `https://pictures.example/stock/${texts.id}/${index}.jpg`,
    )
    const values = [...Object.values(texts), String(Number(price) + raisedBy), 'true', pictures.join('|')]
    return values.map((value) => `"${value ?? ''}"`).join(',')
  })
  const { price: _, ...texts } = vehicles[0] ?? {}
  const header = [...Object.keys(texts), 'price', 'allowInternet', 'images'].join(',')
  await writeFile(file, `${[header, ...lines].join('\n')}\n`)
}
