import type { Payload } from 'payload'
import { usableViews } from '#platform/documents/usable-views.ts'
import type { Product } from '../product.ts'
import { byProductCode } from '../rules/product-code.ts'
import type { ProductSource } from './port.ts'
import { productOf } from './product-of-document.ts'

/** More than a shop of this kind sells. */
const maxDocuments = 500

/** Reads the products that visitors see, ascending by code. Errors of the database are thrown. */
export async function readProducts(payload: Payload): Promise<readonly Product[]> {
  const { docs } = await payload.find({
    collection: 'merchandise',
    ...{ sort: 'productCode', depth: 1, draft: false, overrideAccess: false },
    ...{ pagination: false, limit: maxDocuments },
  })
  // Sorted here, because a database may compare texts by the rules of a language.
  return usableViews(payload, 'merchandise', docs, productOf).sort(byProductCode)
}

/** The merchandise of our own database. Errors of the database are thrown. */
export function localProducts(cms: () => Promise<Payload>): ProductSource {
  return {
    async products() {
      return { found: true, value: await readProducts(await cms()), fresh: true }
    },
  }
}
