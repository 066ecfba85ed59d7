import { readRequestForm } from '#features/enquiries/enquiry-forms/server.ts'
import { listProducts } from '#features/motorsport/merchandise/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { MerchandiseData } from '../merchandise-data.ts'

/**
 * Creates a loader of every product; empty without any.
 *
 * @param section name of the block for the log
 */
const loadMerchandise =
  (section: string) =>
  ({ language, path }: Pick<LiveDataRequest, 'language' | 'path'>): Promise<Live<MerchandiseData>> =>
    readLive<MerchandiseData>(section, async () => {
      const products = await listProducts()
      return products.length === 0
        ? null
        : { products, form: await readRequestForm('merchandise', language, path) }
    })

export const loadMerchandiseCarousel = loadMerchandise('merchandiseCarousel')
export const loadMerchandiseList = loadMerchandise('merchandiseList')
