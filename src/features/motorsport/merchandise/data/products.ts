import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { Product } from '../product.ts'
import { localProducts } from './local.ts'
import type { ProductSource } from './port.ts'
import { upstreamProducts } from './upstream.ts'

const merchandise = createServiceSource<ProductSource>({
  name: 'merchandise',
  service: () => ({ baseUrl: config().merchandiseApiUrl }),
  local: () => localProducts(cms),
  upstream: (client, baseUrl) => upstreamProducts(client, { baseUrl, log }),
  unavailable: () =>
    new ServiceUnavailable(
      'The service of merchandise did not respond. Check MERCHANDISE_API_URL and the service.',
    ),
})

/**
 * Returns every product on sale, ascending by code. Cached. Errors of the database are thrown.
 *
 * @throws ServiceUnavailable when the service failed and there is no response of the last hour.
 */
export async function listProducts(): Promise<readonly Product[]> {
  const products = await cacheAnswer(merchandise, caches.merchandise, [], (ask) =>
    ask((port) => port.products()),
  )
  return products ?? []
}
