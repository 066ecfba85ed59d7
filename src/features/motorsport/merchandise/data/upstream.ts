import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { Product } from '../product.ts'
import { byProductCode } from '../rules/product-code.ts'
import type { ProductSource } from './port.ts'
import { productFrom, productsResponse } from './wire/incoming-product.ts'

/** Exactly as specified. Source: requirement C-367. */
const path = 'gr-merchandise?locale=default'

/** The response of the last hour is used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 1 }

type Options = {
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** The merchandise of an external service. Source: requirements C-367 and C-368; decision G-4. */
export function upstreamProducts(service: ServiceClient, { baseUrl, log }: Options): ProductSource {
  const last = createStaleIfError<readonly Product[]>(staleIfError)

  async function fetchProducts(): Promise<readonly Product[]> {
    const { products, unreadable } = await service.getJson(path, productsResponse)
    if (unreadable > 0) log.warn({ count: unreadable }, 'unreadable products of the service left out')
    return products.map((product) => productFrom(product, baseUrl)).sort(byProductCode)
  }

  return { products: () => lookupOf(last.fetch(path, fetchProducts)) }
}
