import type { Payload } from 'payload'
import { z } from 'zod'
import { logInvalidSetting, type ReportInvalid, readStored } from '#platform/documents/stored-values.ts'
import { basisPoints, cents } from '#platform/money.ts'
import { calendarDayOf } from '#platform/time/clock.ts'
import { defaultOwnershipFigures } from '../rules/default-figures.ts'
import { type LicenceBand, type OwnershipFigures, provinces } from '../rules/figures.ts'

const amount = z.int().nonnegative().transform(cents)
const points = z.int().min(0).max(10_000).transform(basisPoints)
const count = z.int().min(1).max(1_000_000)

/** The day from which a row applies, stored as a moment of that day, and its source. */
const dated = {
  validFrom: z.iso.datetime({ offset: true }).transform((moment) => calendarDayOf(new Date(moment))),
  source: z.string().trim().min(1),
}

const fees = Object.fromEntries(provinces.map(({ key }) => [key, amount]))

const listOf = <Row extends z.ZodRawShape>(row: Row) => z.array(z.object({ ...dated, ...row })).min(1)

const fuelPrices = listOf({
  petrolInland: amount,
  petrolCoast: amount,
  dieselInland: amount,
  dieselCoast: amount,
})

const levies = listOf({
  passengerRate: amount,
  passengerThreshold: count,
  doubleCabRate: amount,
  doubleCabThreshold: count,
  vat: points,
})

const band = z.object({ upTo: count, ...fees }) as unknown as z.ZodType<LicenceBand>
const licenceFees = listOf({ bands: z.array(band).min(1) })

const onceOffFees = listOf({ registration: amount, numberPlates: amount, delivery: amount })

const upkeep = listOf({
  tyres: z.array(z.object({ inches: count, price: amount })).min(1),
  tyreLife: count,
  labourRate: amount,
  fluidPerLitre: amount,
  partEach: amount,
})

const affordability = listOf({ share: points })

/** A list that nobody has saved is stored as an empty one. */
const withoutEmptyLists = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(([, value]) => !Array.isArray(value) || value.length > 0),
      )
    : stored

/**
 * Parses the figures from stored values; a list with an invalid row is replaced by its default as a whole.
 *
 * @param onInvalid called with the path of each invalid list.
 */
export function parseOwnershipFigures(stored: unknown, onInvalid: ReportInvalid): OwnershipFigures {
  const defaults = defaultOwnershipFigures
  const { read } = readStored(withoutEmptyLists(stored), onInvalid)
  return {
    levyInPrice: read('levyInPrice', z.boolean(), defaults.levyInPrice),
    fuelPrices: read('fuelPrices', fuelPrices, [...defaults.fuelPrices]),
    levies: read('levies', levies, [...defaults.levies]),
    licenceFees: read(
      'licenceFees',
      licenceFees,
      defaults.licenceFees.map(({ bands, ...row }) => ({ ...row, bands: [...bands] })),
    ),
    onceOffFees: read('onceOffFees', onceOffFees, [...defaults.onceOffFees]),
    upkeep: read(
      'upkeep',
      upkeep,
      defaults.upkeep.map(({ tyres, ...row }) => ({ ...row, tyres: [...tyres] })),
    ),
    affordability: read('affordability', affordability, [...defaults.affordability]),
  }
}

/** Reads the figures from the CMS. An invalid list is logged and replaced by its default. */
export async function readOwnershipFigures(payload: Payload): Promise<OwnershipFigures> {
  const slug = 'ownership-costs'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return parseOwnershipFigures(stored, logInvalidSetting(slug))
}
