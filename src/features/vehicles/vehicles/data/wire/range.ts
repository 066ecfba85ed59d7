import { z } from 'zod'
import { list, requiredText, text } from '#platform/service/readable.ts'
import { formatWirePrice, incomingPrice } from '#platform/service/wire-price.ts'
import { bodyTypes } from '../../body-types.ts'
import type { VehicleRange } from '../../model.ts'
import { drawingColourOf, drawnRange } from '../drawn-vehicle.ts'
import { type PictureAddresses, picturesOf, picturesSchema, pictureWidths } from './pictures.ts'
import { enumValue, webAddress } from './read.ts'

/**
 * A vehicle range in the contract's spelling. `description`, `figures`, `accessories`, `seoTitle`, `seoDescription` and
 * `canonicalUrl` are our extensions.
 *
 * Source: requirements C-144 and V-254; decision G-10.
 */
export const wireRangeSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  rangeCode: z.string(),
  rangeSlug: z.string(),
  brand: z.string(),
  bodyType: z.enum(bodyTypes).nullable(),
  price: z.string().nullable().describe('Of the least expensive model, in rand, as digits'),
  subtitle: z.string(),
  sideHighImageUrl: picturesSchema,
  heroImage: z.url().nullable(),
  modelImage: z.url().nullable(),
  description: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string().nullable() })),
  accessories: z.array(
    z.object({ name: z.string(), partNumber: z.string().nullable(), price: z.string().nullable() }),
  ),
  seoTitle: z.string(),
  seoDescription: z.string(),
  canonicalUrl: z.string().nullable(),
})

/**
 * Converts a range to the contract's spelling. Its pictures show the colour of its opening picture, or a neutral
 * one.
 */
export function wireRangeOf(
  range: VehicleRange,
  addresses: PictureAddresses,
): z.infer<typeof wireRangeSchema> {
  const side = picturesOf(addresses, range, 'side', range.drawing?.colour ?? drawingColourOf())
  return {
    id: range.code,
    name: range.name,
    code: range.code,
    rangeCode: range.code,
    rangeSlug: range.slug,
    brand: range.brand,
    bodyType: range.bodyType,
    price: formatWirePrice(range.fromPrice),
    subtitle: range.tagline,
    sideHighImageUrl: side,
    heroImage: range.hero && addresses.picture(range.hero, pictureWidths.desktop),
    modelImage: side.desktop,
    description: range.description,
    figures: [...range.figures],
    accessories: range.accessories.map((accessory) => ({
      ...accessory,
      price: formatWirePrice(accessory.price),
    })),
    seoTitle: range.seoTitle,
    seoDescription: range.seoDescription,
    canonicalUrl: range.canonicalUrl,
  }
}

const figure = z.object({ label: requiredText, value: requiredText, unit: text })
const accessory = z.object({ name: requiredText, partNumber: text, price: incomingPrice })

/** Reads a range of a vehicle service. Its pictures are replaced by our drawings. */
export const incomingRange = z
  .object({
    name: requiredText,
    code: text,
    rangeCode: text,
    rangeSlug: requiredText,
    brand: text,
    bodyType: enumValue(bodyTypes),
    price: incomingPrice,
    subtitle: text,
    description: text,
    figures: list(figure),
    accessories: list(accessory),
    seoTitle: text,
    seoDescription: text,
    canonicalUrl: webAddress,
  })
  .transform((wire): VehicleRange => {
    const identity = { name: wire.name, slug: wire.rangeSlug.toLowerCase(), bodyType: wire.bodyType }
    return {
      ...identity,
      ...drawnRange(identity),
      code: wire.rangeCode ?? wire.code ?? '',
      brand: wire.brand ?? '',
      tagline: wire.subtitle ?? '',
      description: wire.description ?? '',
      figures: wire.figures,
      accessories: wire.accessories,
      fromPrice: wire.price,
      seoTitle: wire.seoTitle ?? wire.name,
      seoDescription: wire.seoDescription ?? wire.description ?? '',
      canonicalUrl: wire.canonicalUrl,
    }
  })
