import { z } from 'zod'
import { type ContractEndpoint, contractQuery } from '#platform/service/endpoint.ts'
import type { Product } from '../product.ts'
import { wireProduct, wireProductOf } from './wire/product.ts'

const parameters = z.object({
  locale: z.literal('default').optional().describe('Products have their texts in one language only'),
})

type Options = {
  /** Reads our own products on sale. */
  readonly products: () => Promise<readonly Product[]>
  readonly siteUrl: () => string
}

/** Creates the endpoint `gr-merchandise`. Source: requirements C-367 and C-368. */
export function merchandiseEndpoints({ products, siteUrl }: Options): ContractEndpoint[] {
  return [
    contractQuery({
      path: '/services/cms/gr-merchandise',
      summary: 'The merchandise on sale, ascending by product code',
      parameters,
      response: z.array(wireProduct),
      async find() {
        return (await products()).map((product) => wireProductOf(product, siteUrl()))
      },
    }),
  ]
}
