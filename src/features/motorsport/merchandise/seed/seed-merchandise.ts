import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { merchandiseFile, type SeedProduct } from './schema.ts'

const documentOf = ({ code, title, description, price, item, colour, mark }: SeedProduct) => ({
  ...{ title, productCode: code, description, price: price ?? null },
  picture: { source: 'merchandise' as const, item },
  drawnColour: colour ?? null,
  drawnMark: mark ?? null,
  _status: 'published' as const,
})

/** Seeds the merchandise. */
export async function merchandiseSeeding(): Promise<Seeding> {
  const { products } = await readContentFile('merchandise/merchandise.json', merchandiseFile)
  return {
    total: products.length,
    async run(payload, count) {
      for (const product of products) {
        const where = { productCode: { equals: product.code } }
        const { made } = await ensureDocument(payload, 'merchandise', where, () => documentOf(product))
        count(made)
      }
    },
  }
}
