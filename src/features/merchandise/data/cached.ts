import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Product } from '../product.ts'
import { productSource } from './product-source.ts'
import { unwrapMerchandise } from './unavailable.ts'

/**
 * Returns every product on sale, ascending by code. Cached. Errors of the database are thrown.
 *
 * @throws MerchandiseUnavailable when the service failed and there is no response of the last hour.
 */
export async function listProducts(): Promise<readonly Product[]> {
  const products = await cacheResponse(caches.merchandise, ['merchandise'], async () =>
    unwrapMerchandise(await productSource().products()),
  )
  return products ?? []
}
