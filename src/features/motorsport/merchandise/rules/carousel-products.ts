import type { Product } from '../product.ts'
import { byProductCode } from './product-code.ts'

/** Which products a carousel contains. */
export type CarouselChoice = {
  /** Codes of products that it always contains. */
  readonly fixedCodes: readonly string[]
  /** The number of other products. */
  readonly maxOthers: number
}

/**
 * Returns the products of the carousel, ascending by their codes: those it always contains, and the first others.
 *
 * Source: requirements C-199 and C-200.
 */
export function carouselProducts<Item extends Pick<Product, 'code'>>(
  products: readonly Item[],
  { fixedCodes, maxOthers }: CarouselChoice,
): Item[] {
  const sorted = products.toSorted(byProductCode)
  const isFixed = ({ code }: Item) => fixedCodes.includes(code)
  const others = new Set(sorted.filter((product) => !isFixed(product)).slice(0, maxOthers))
  return sorted.filter((product) => isFixed(product) || others.has(product))
}
