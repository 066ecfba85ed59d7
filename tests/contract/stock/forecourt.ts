import { sql } from '@payloadcms/db-postgres'
import { vi } from 'vitest'
import {
  endpoints,
  localStock,
  type StockSource,
  storedFirstReads,
  upstreamStock,
} from '#features/stock/stock/services.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { provideConfig } from '#platform/process/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

export const serviceKey = 'service-key-of-another-installation'

/** Vehicles of two dealers: one complete, one with only what is required, one that is hidden and one that is sold. */
const rows = [
  {
    ...{ id: '104422', dealer_code: 'ZA101', position: 0, code: '60012', make: 'Toyota', range: 'Hilux' },
    ...{
      model: 'Hilux 2.8 GD-6 Raider',
      year: 2021,
      mileage: 98_500,
      body_type: 'D/C',
      colour: 'Glacier White',
    },
    ...{ fuel_type: 'D', transmission_type: 'Automatic', certification: 'twab', sales_type: 'used' },
    ...{ is_connected: true, is_public: true, base_price: 23_456_700, price: 26_975_000 },
    ...{ side_image: 'https://pictures.example.co.za/104422/side.jpg' },
    images: ['https://pictures.example.co.za/104422/1.jpg', 'https://pictures.example.co.za/104422/2.jpg'],
  },
  { id: 'B-2.1_x', dealer_code: 'ZA101', position: 1, make: 'Opel', model: 'Corsa', is_public: true },
  { id: '3', dealer_code: 'ZA101', position: 2, make: 'Kia', model: 'Rio', is_public: false },
  { id: '4', dealer_code: 'ZA101', position: 3, make: 'Kia', model: 'Rio', is_public: true, sold_at: 'now' },
  {
    ...{ id: '5', dealer_code: 'NA201', position: 0, make: 'Kia', model: 'Rio', is_public: true },
    ...{ base_price: 9_999_950, price: 11_499_000 },
  },
]

/** The same used vehicles in our table and, as another installation reads them, through the contract we serve. */
export type Forecourt = {
  readonly cms: TestCms
  readonly served: Loopback
  readonly local: StockSource
  readonly upstream: StockSource
  close(): Promise<void>
}

/** Opens a database with the vehicles, and serves them. Must be closed. */
export async function openForecourt(): Promise<Forecourt> {
  // The pictures as the feed names them: nothing fetches copies here.
  vi.stubEnv('STOCK_PICTURES', 'link')
  provideConfig({})
  const cms = await openTestCms()
  const { payload } = cms
  await payload.create({
    collection: 'service-keys',
    data: { name: 'Another installation', enableAPIKey: true, apiKey: serviceKey },
  })
  await postgresOf(payload).drizzle.execute(sql`
    insert into stock_vehicles (id, dealer_code, position, code, make, model, range, year, mileage, body_type, colour,
      fuel_type, transmission_type, certification, sales_type, is_connected, is_public, base_price, price, side_image,
      images, sold_at)
    select id, dealer_code, position, coalesce(code, ''), make, model, coalesce(range, ''), year, mileage,
      coalesce(body_type, ''), coalesce(colour, ''), coalesce(fuel_type, ''), coalesce(transmission_type, ''),
      coalesce(certification, ''), coalesce(sales_type, ''), coalesce(is_connected, false), is_public, base_price, price,
      side_image, coalesce(images, '[]'), sold_at
    from jsonb_populate_recordset(null::stock_vehicles, ${JSON.stringify(rows)}::jsonb)`)
  const served = await serve(contractRouter(endpoints))
  const service = createServiceClient({
    name: 'stock',
    baseUrl: `${served.url}/services/backend`,
    headers: { authorization: `users API-Key ${serviceKey}` },
  })
  return {
    cms,
    served,
    local: localStock(async () => payload),
    upstream: upstreamStock(service, {
      log: { warn() {} },
      dealerCodes: async () => ['ZA101', 'ZA102', 'NA201'],
      firstReads: storedFirstReads(async () => payload),
    }),
    async close() {
      await served.close()
      await cms.close()
    },
  }
}
