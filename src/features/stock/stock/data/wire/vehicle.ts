import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import { formatWirePrice, wirePrice } from '#platform/service/wire-price.ts'
import type { StockRecord } from '../../used-vehicle.ts'

/** A used vehicle in the spelling of the contract, which is that of the specification. Source: requirement D-095. */
export const wireVehicle = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  range: z.string(),
  year: z.int().nullable(),
  mileage: z.int().nullable().describe('Kilometres'),
  bodyType: z.string().describe('As the feed spells it, such as S/D'),
  colour: z.string(),
  sideImage: z.url().nullable(),
  images: z.array(z.object({ ImageUrl: z.url() })),
  code: z.string(),
  price: wirePrice.describe('The base price in rand, as digits; the displayed price is 15 % more'),
  fuelType: z.string().describe('As the feed spells it, such as H'),
  transmissionType: z.string(),
  certification: z.string().describe('twab, twa1, or empty'),
  salesType: z.string(),
  isConnected: z.boolean(),
  dealerName: z.string().nullable(),
  allowInternet: z.boolean().describe('Whether it may be shown to visitors'),
})

export type WireVehicle = z.infer<typeof wireVehicle>

/** A vehicle as the contract serves it: with its base price, whether it may be shown, and the name of its dealer. */
export type ServedVehicle = Omit<StockRecord, 'addedAt' | 'dealerCode' | 'position' | 'price' | 'soldAt'> & {
  readonly basePrice: Cents | null
  readonly isPublic: boolean
  readonly dealerName: string | null
}

/**
 * Converts a vehicle to the contract's spelling.
 *
 * @param siteUrl origin of this site, which paths of its own pictures need
 */
export function wireVehicleOf(vehicle: ServedVehicle, siteUrl: string): WireVehicle {
  const { basePrice, isPublic, sideImage, images, ...facts } = vehicle
  const absolute = (address: string) => new URL(address, siteUrl).href
  return {
    ...facts,
    price: formatWirePrice(basePrice),
    allowInternet: isPublic,
    sideImage: sideImage === null ? null : absolute(sideImage),
    images: images.map((address) => ({ ImageUrl: absolute(address) })),
  }
}
