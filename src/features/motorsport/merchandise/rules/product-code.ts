import type { Product } from '../product.ts'

/** Codes of products: what an address can carry without escapes. */
export const productCode = /^[0-9A-Za-z][0-9A-Za-z-]{0,39}$/

/** The codes that the carousel always contains, until an editor changes them. Source: requirement C-199. */
export const defaultFixedCodes: readonly string[] = ['99M', '99N', '99P']

/** The number of other products in the carousel, until an editor changes it. Source: requirement C-200. */
export const defaultMaxOthers = 8

/** The type of the form by which a visitor asks for a product. Source: requirement C-201. */
export const productFormType = 'TGRSA_PRODUCT'

/** Returns the path of the form about a product, which shows its title. Source: requirement C-202. */
export const productEnquiryPath = (title: string): string =>
  `/enquiry/merchandise?product=${encodeURIComponent(title)}`

/** Compares products by their codes, ascending. Source: requirement C-200. */
export function byProductCode(a: Pick<Product, 'code'>, b: Pick<Product, 'code'>): number {
  if (a.code === b.code) return 0
  return a.code < b.code ? -1 : 1
}
