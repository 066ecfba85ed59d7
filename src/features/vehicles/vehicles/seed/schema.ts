import { z } from 'zod'
import { sceneNames } from '#features/pictures/pictures/index.ts'
import { bodyTypes } from '../body-types.ts'

/**
 * Schema of the vehicle content in `content/vehicles`; unknown keys are errors.
 * Money is integer cents, rates are integer basis points (1150 is 11,5 % a year).
 *
 * Source: requirements V-252 (vehicle model) and V-239 (colour selector).
 */

/** Order in which the groups of a full specification are shown. */
export const specificationGroups = [
  'Engine & performance',
  'Fuel & emissions',
  'Dimensions & weights',
  'Capability',
  'Safety',
  'Comfort & technology',
  'Warranty & service',
] as const

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
const modelCode = z.string().regex(/^[0-9A-Z]{3}$/, 'three capital letters or digits')
const paintCode = z.string().regex(/^[0-9A-Z]{3}$/, 'three capital letters or digits')
const colourCode = z.string().regex(/^[0-9A-Z]{3}(-[0-9A-Z]{3})?$/, 'a paint code, or body-roof')
const hex = z.string().regex(/^#[0-9A-F]{6}$/, '# and six capital hexadecimal digits')
const cents = z.int().nonnegative()
const priceInCents = z.int().positive().multipleOf(100, 'whole rand')

/** English always; Afrikaans and isiZulu where the range has them (decision V-6). */
const localised = z.strictObject({ en: text, af: text.optional(), zu: text.optional() })

const colourSchema = z
  .strictObject({
    /** Unique: the paint code, or `body-roof` for a two-tone colour. */
    code: colourCode,
    /** Paint code of a two-tone colour's roof. */
    code2: paintCode.optional(),
    paintCode,
    title: text,
    /** `stock` is built ahead of demand, `order` only when a customer asks for it. */
    customerOrderType: z.enum(['stock', 'order']),
    hex,
    roofHex: hex.optional(),
    finish: z.enum(['solid', 'metallic', 'pearl']),
    /** What the paint adds to the price of a model; missing when it adds nothing. */
    surcharge: priceInCents.optional(),
  })
  .refine((colour) => (colour.code2 === undefined) === (colour.roofHex === undefined), {
    error: 'a two-tone colour has both code2 and roofHex',
    path: ['roofHex'],
  })

const figureSchema = z.strictObject({ value: text, unit: text, label: localised })

/** An accessory for every model of a range. Its price includes VAT and excludes fitting. */
const accessorySchema = z.strictObject({ name: localised, partNumber: text, price: priceInCents.nullable() })

const rangeSchema = z.strictObject({
  slug,
  name: text,
  code: modelCode,
  brand: text,
  bodyType: z.enum(bodyTypes),
  order: z.int().positive(),
  tagline: localised,
  description: localised,
  /** Opening picture: name of the drawing, colour code and scene. */
  hero: z.strictObject({ vehicle: slug, colour: colourCode, scene: z.enum(sceneNames) }),
  figures: z.array(figureSchema).length(4),
  accessories: z.array(accessorySchema),
  seoTitle: localised,
  seoDescription: localised,
})

const offerSchema = z.strictObject({
  promotionType: text,
  deposit: cents,
  interestRate: z.int().positive(),
  rateType: z.enum(['Linked', 'Fixed']),
  monthlyInstalment: cents,
  /** Price on which the offer is based. */
  retailPrice: priceInCents,
})

/** Specification in a content file: for each group, values by label in display order. */
const specificationTable = z.partialRecord(z.enum(specificationGroups), z.record(text, text))

const modelEntry = z.strictObject({
  code: modelCode,
  derivativeCode: text,
  name: text,
  /** Slug of the specification's category order. */
  grade: slug,
  /** Recommended retail price with VAT; null is shown as N/A. */
  price: priceInCents.nullable(),
  specialPrice: priceInCents.nullable(),
  engine: text,
  transmission: text,
  transmissionType: z.enum(['Manual', 'Automatic', 'CVT']),
  driveSystem: z.enum(['All Wheel', 'Front', 'Rear']),
  fuelType: z.enum(['Petrol', 'Diesel', 'Hybrid']),
  /** Litres per 100 km, combined, with a decimal point; null shows as Not Available. */
  fuelConsumption: z
    .string()
    .regex(/^\d{1,2}\.\d$/, 'litres with one decimal')
    .nullable(),
  seats: z.int().min(1).max(30),
  stats: z.array(z.strictObject({ label: text, value: text, unit: text })).min(1),
  colours: z.array(colourCode),
  badges: z.array(text),
  usage: z.array(slug),
  anchorId: slug,
  /** Name under which a page features this model. */
  heroModel: slug.optional(),
  /** Hidden filter columns: 1 fuel, 2 transmission, 3 drive, 4 grade. */
  hiddenFilterColumns: z.array(z.int().min(1).max(4)),
  offer: offerSchema.optional(),
  monthlyFromPrice: cents.nullable(),
  /** Names of shared specifications; later ones override earlier ones. */
  extends: z.array(text),
  specifications: specificationTable,
})

export const coloursFile = z.strictObject({ colours: z.array(colourSchema).min(1) })
export const rangesFile = z.strictObject({ ranges: z.array(rangeSchema).min(1) })
export const modelsFile = z.strictObject({
  /** Slug of the range, which is also the name of the file. */
  range: slug,
  sharedSpecifications: z.record(text, specificationTable),
  models: z.array(modelEntry).min(1),
})

export type SpecificationTable = z.infer<typeof specificationTable>
export type SeedModelEntry = z.infer<typeof modelEntry>
export type SeedModelsFile = z.infer<typeof modelsFile>
export type SeedLocalised = z.infer<typeof localised>

export type SeedColour = z.infer<typeof colourSchema>
export type SeedRange = z.infer<typeof rangeSchema>

export type SpecificationGroup = {
  readonly group: (typeof specificationGroups)[number]
  readonly items: readonly { readonly label: string; readonly value: string }[]
}

/** A model to seed, with its range, composed specification and hash. */
export type SeedModel = Omit<SeedModelEntry, 'extends' | 'specifications'> & {
  readonly range: string
  readonly specifications: readonly SpecificationGroup[]
  readonly hash: string
}
