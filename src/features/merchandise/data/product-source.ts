import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { localProducts } from './local.ts'
import type { ProductSource } from './port.ts'
import { upstreamProducts } from './upstream.ts'

let selected: ProductSource | undefined

/** Returns the merchandise of the service at MERCHANDISE_API_URL, or our own when it is not set. */
export function productSource(): ProductSource {
  selected ??= selectSource(config().merchandiseApiUrl)
  return selected
}

function selectSource(baseUrl: string | undefined): ProductSource {
  if (baseUrl === undefined) return localProducts(cms)
  return upstreamProducts(createServiceClient({ name: 'merchandise', baseUrl }), { baseUrl, log })
}
