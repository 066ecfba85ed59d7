import { z } from 'zod'
import { formatWirePrice, wirePrice } from '#platform/service/wire-price.ts'
import type { Product } from '../../product.ts'

/**
 * A product in the spelling of the contract. `description`, `price` and `image` are our extensions.
 *
 * Source: requirement C-198; decision G-10.
 */
export const wireProduct = z.object({
  productCode: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  price: wirePrice.describe('Rand, as digits; null when the dealer sets it'),
  image: z
    .object({
      url: z.url(),
      smallUrl: z.url().nullable().describe('The same picture 640 pixels wide; null for a drawing'),
      alt: z.string(),
      isCutOut: z.boolean().describe('Whether it shows the product without a background'),
    })
    .nullable(),
})

export type WireProduct = z.infer<typeof wireProduct>

/**
 * Converts a product to the contract's spelling.
 *
 * @param siteUrl origin of this site, which the paths of its pictures need
 */
export function wireProductOf(product: Product, siteUrl: string): WireProduct {
  const { code, title, description, price, image } = product
  const absolute = (address: string) => new URL(address, siteUrl).href
  return {
    ...{ productCode: code, title, description, price: formatWirePrice(price) },
    image: image && {
      url: absolute(image.src),
      smallUrl: image.small === null ? null : absolute(image.small),
      ...{ alt: image.alt, isCutOut: image.isCutOut },
    },
  }
}
