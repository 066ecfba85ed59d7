import { z } from 'zod'
import { incomingPrice } from '#platform/service/wire-price.ts'
import { displayedPrice } from '../../rules/displayed-price.ts'
import { stockId } from '../../rules/vehicle-address.ts'
import type { StockRecord } from '../../used-vehicle.ts'

/** Longer texts are cut: no page shows more. */
const maxLength = 120

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) =>
    String(value ?? '')
      .trim()
      .slice(0, maxLength),
  )

const requiredText = text.refine((value) => value !== '')

/** A whole number, or its text with spaces between thousands; anything else is null. */
const wholeNumber = text.transform((value) => {
  const digits = value.replace(/[\s\u00A0\u202F]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
})

/** True, or its text; the text `false` and anything else are not. Source: requirement D-113. */
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true')

/** The longest address of a picture. */
const maxAddressLength = 2_000

const address = z
  .string()
  .trim()
  .max(maxAddressLength)
  .regex(/^https?:\/\/\S+$/)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** Addresses as the specification writes them, or as plain texts. Source: requirement D-118. */
const pictures = z
  .array(z.union([z.object({ ImageUrl: address }).transform(({ ImageUrl }) => ImageUrl), address]))
  .nullish()
  .catch(null)
  .transform((addresses) => (addresses ?? []).flatMap((each) => each ?? []))

const incomingVehicle = z.object({
  id: z
    .union([z.string(), z.number()])
    .transform((id) => String(id).trim())
    .pipe(z.string().regex(stockId)),
  code: text,
  make: requiredText,
  model: text,
  range: text,
  year: wholeNumber,
  mileage: wholeNumber,
  bodyType: text,
  colour: text,
  fuelType: text,
  transmissionType: text,
  certification: text,
  salesType: text,
  isConnected: flag,
  allowInternet: flag,
  sideImage: address,
  images: pictures,
  /** The base price. */
  price: incomingPrice,
})

/** A vehicle of the service, without the day on which it was first read. */
export type IncomingVehicle = Omit<StockRecord, 'addedAt'>

/** A response of the service: a list whose entries are read one by one, so that one of them does not hide the others. */
export const vehiclesResponse = z.array(z.unknown())

/**
 * Returns the vehicles that may be shown, in the order of the response, and how many entries are not vehicles.
 *
 * Source: requirements D-095, D-113 and D-408.
 */
export function vehiclesFrom(
  entries: readonly unknown[],
  dealerCode: string,
): { readonly vehicles: readonly IncomingVehicle[]; readonly unreadable: number } {
  const seen = new Set<string>()
  let unreadable = 0
  const vehicles = entries.flatMap((entry, position) => {
    const parsed = incomingVehicle.safeParse(entry)
    if (!parsed.success || seen.has(parsed.data.id)) {
      unreadable += 1
      return []
    }
    const { allowInternet, price, ...vehicle } = parsed.data
    seen.add(vehicle.id)
    if (!allowInternet) return []
    return [{ ...vehicle, dealerCode, position, price: displayedPrice(price), soldAt: null }]
  })
  return { vehicles, unreadable }
}
