import type { Lookup } from '#platform/service/lookup.ts'
import type { Product } from '../product.ts'

/**
 * The merchandise on sale.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type ProductSource = {
  /** Every product, ascending by code. Source: requirements C-367 and C-368. */
  products(): Promise<Lookup<readonly Product[]>>
}
