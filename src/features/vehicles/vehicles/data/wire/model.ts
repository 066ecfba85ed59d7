import { z } from 'zod'
import { formatWirePrice, wirePrice } from '#platform/service/wire-price.ts'
import { bodyTypes } from '../../body-types.ts'
import {
  driveSystems,
  type filterColumns,
  fuelTypes,
  transmissionTypes,
  type VehicleModel,
} from '../../model.ts'
import { drawingColourOf } from '../drawn-vehicle.ts'
import { wireColourOf, wireColourSchema } from './colour.ts'
import { type PictureAddresses, picturesOf, picturesSchema } from './pictures.ts'

const line = z.object({ label: z.string(), value: z.string() })

/** The contract's value for an unknown consumption. */
const unknownConsumption = 'Not Available'

/**
 * A vehicle model in the contract's spelling. `transmissionType`, `driveSystem`, `specifications` and `offerEndsOn` are
 * our extensions, for the filters, the specification table and the offers.
 *
 * Source: requirements V-252 and C-145; decision G-10.
 */
export const wireModelSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  rangeName: z.string(),
  rangeSlug: z.string(),
  rangeCode: z.string(),
  category: z.string(),
  price: wirePrice.describe('Rand, as digits'),
  specialPrice: wirePrice,
  brand: z.string(),
  bodyType: z.enum(bodyTypes).nullable(),
  engine: z.string(),
  transmission: z.string(),
  transmissionType: z.enum(transmissionTypes).nullable(),
  driveSystem: z.enum(driveSystems).nullable(),
  fuelType: z.enum(fuelTypes).nullable(),
  fuelcon: z.string().describe(`Litres per 100 km, or ${unknownConsumption}`),
  seats: z.int().nullable(),
  vehicleStats: z.array(line.extend({ unit: z.string().nullable() })),
  specifications: z.array(z.object({ group: z.string(), items: z.array(line) })),
  colourSelectors: z.array(wireColourSchema),
  cssId: z.string().nullable(),
  heroModel: z.string().nullable(),
  hideColumn1: z.boolean(),
  hideColumn2: z.boolean(),
  hideColumn3: z.boolean(),
  hideColumn4: z.boolean(),
  hash: z.string().nullable(),
  usage: z.array(z.string()),
  badges: z.array(z.string()),
  promotionType: z.string().nullable(),
  deposit: wirePrice,
  interestRate: z.number().nullable().describe('Percent a year'),
  rateType: z.string().nullable(),
  monthlyInstallment: wirePrice,
  retailPrice: wirePrice,
  offerEndsOn: z.iso.date().nullable().describe('Last day of the offer'),
  derivativeCode: z.string().nullable(),
  monthlyFromPrice: wirePrice,
  sideHighImageUrl: picturesSchema,
  frontHighImageUrl: picturesSchema,
  heroModelFrontImage: picturesSchema.pick({ desktop: true }).describe('Of a carousel’s card'),
})

export type WireModel = z.infer<typeof wireModelSchema>

/** Converts a model to the contract's spelling. Its pictures show its first colour, or a neutral one. */
export function wireModelOf(model: VehicleModel, addresses: PictureAddresses): WireModel {
  const { range, offer } = model
  const drawnRange = { slug: range.slug, bodyType: model.bodyType }
  const firstColour = drawingColourOf(model.colours[0])
  const front = picturesOf(addresses, drawnRange, 'front', firstColour)
  const isHidden = (column: (typeof filterColumns)[number]) => model.hiddenFilterColumns.includes(column)
  return {
    id: model.code,
    code: model.code,
    name: model.name,
    rangeName: range.name,
    rangeSlug: range.slug,
    rangeCode: range.code,
    category: model.grade,
    price: formatWirePrice(model.price),
    specialPrice: formatWirePrice(model.specialPrice),
    brand: model.brand,
    bodyType: model.bodyType,
    engine: model.engine,
    transmission: model.transmission,
    transmissionType: model.transmissionType,
    driveSystem: model.driveSystem,
    fuelType: model.fuelType,
    fuelcon: model.fuelConsumption ?? unknownConsumption,
    seats: model.seats,
    vehicleStats: [...model.stats],
    specifications: model.specifications.map(({ group, items }) => ({ group, items: [...items] })),
    colourSelectors: model.colours.map((colour) => wireColourOf(colour, drawnRange, addresses)),
    cssId: model.anchorId,
    heroModel: model.heroModel,
    hideColumn1: isHidden(1),
    hideColumn2: isHidden(2),
    hideColumn3: isHidden(3),
    hideColumn4: isHidden(4),
    hash: model.hash,
    usage: [...model.usage],
    badges: [...model.badges],
    promotionType: offer?.promotionType ?? null,
    deposit: formatWirePrice(offer?.deposit ?? null),
    interestRate: offer?.interestRate == null ? null : offer.interestRate / 100,
    rateType: offer?.rateType ?? null,
    monthlyInstallment: formatWirePrice(offer?.monthlyInstalment ?? null),
    retailPrice: formatWirePrice(offer?.retailPrice ?? null),
    offerEndsOn: offer?.endsOn ?? null,
    derivativeCode: model.derivativeCode,
    monthlyFromPrice: formatWirePrice(model.monthlyFromPrice),
    sideHighImageUrl: picturesOf(addresses, drawnRange, 'side', firstColour),
    frontHighImageUrl: front,
    heroModelFrontImage: { desktop: front.desktop },
  }
}
