import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import { config } from '#platform/process/config.ts'
import type { StockRecord } from '../used-vehicle.ts'

/** How long the page of a sold vehicle stays. */
export const soldVehicleDays = 30

/** The pictures of a vehicle: those the site has fetched, or links to those in the feed. */
const pictureColumns = {
  // The empty text is a side view that could not be fetched.
  fetch: `nullif(own_side_image, '') as "sideImage", coalesce(own_images, '[]'::jsonb) as images`,
  link: 'side_image as "sideImage", images',
} as const

/** The columns of a vehicle, in the spelling of {@link StockRecord}. The base price is not among them. */
export const stockColumns = () =>
  sql.raw(`
  id, dealer_code as "dealerCode", code, make, model, range, year, mileage, body_type as "bodyType", colour,
  fuel_type as "fuelType", transmission_type as "transmissionType", certification, sales_type as "salesType",
  is_connected as "isConnected", price, ${pictureColumns[config().stockPictures]}, position,
  to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "addedAt",
  to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "soldAt"`)

/** A row of {@link stockColumns}. */
export const stockRow = z.object({
  id: z.string(),
  dealerCode: z.string(),
  code: z.string(),
  make: z.string(),
  model: z.string(),
  range: z.string(),
  year: z.number().nullable(),
  mileage: z.number().nullable(),
  bodyType: z.string(),
  colour: z.string(),
  fuelType: z.string(),
  transmissionType: z.string(),
  certification: z.string(),
  salesType: z.string(),
  isConnected: z.boolean(),
  // A bigint, which the driver returns as text.
  price: z.coerce
    .number()
    .nullable()
    .transform((price) => price as Cents | null),
  sideImage: z.string().nullable(),
  images: z.array(z.string()),
  position: z.number(),
  addedAt: z.string(),
  soldAt: z.string().nullable(),
})

/** Reads rows of the table of used vehicles. */
export const stockRecords = (rows: readonly unknown[]): StockRecord[] =>
  rows.map((row) => stockRow.parse(row))
