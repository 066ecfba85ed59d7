import { z } from 'zod'
import { requiredText, resolveWebAddress, text } from '#platform/service/readable.ts'
import { incomingPrice } from '#platform/service/wire-price.ts'
import type { Product } from '../../product.ts'
import { productCode } from '../../rules/product-code.ts'

/** A longer title is cut, because the form about a product accepts no longer line. */
const maxTitleLength = 120

const image = z
  .object({ url: requiredText, smallUrl: text, alt: text, isCutOut: z.boolean().nullish().catch(null) })
  .nullish()
  .catch(null)

const incomingProduct = z.object({
  productCode: z
    .union([z.string(), z.number()])
    .transform((code) => String(code).trim())
    .pipe(z.string().regex(productCode)),
  title: requiredText.transform((title) => title.slice(0, maxTitleLength).trimEnd()),
  description: text,
  price: incomingPrice,
  image,
})

type IncomingProduct = z.output<typeof incomingProduct>

type ReadProducts = { readonly products: readonly IncomingProduct[]; readonly unreadable: number }

/** Reads entries one by one, so that one of them does not hide the others. A code belongs to the first entry with it. */
function readEntries(entries: readonly unknown[]): ReadProducts {
  const byCode = new Map<string, IncomingProduct>()
  for (const entry of entries) {
    const { data } = incomingProduct.safeParse(entry)
    if (data && !byCode.has(data.productCode)) byCode.set(data.productCode, data)
  }
  return { products: [...byCode.values()], unreadable: entries.length - byCode.size }
}

/**
 * The response of `gr-merchandise`: its products, and how many entries are not products. A list of nothing but such entries
 * is invalid, because it must not be shown as "no products".
 *
 * Source: requirements C-198 and C-367; decision G-3.
 */
export const productsResponse = z
  .array(z.unknown())
  .transform(readEntries)
  .refine(({ products, unreadable }) => products.length > 0 || unreadable === 0)

/** Returns a product of a service. @param baseUrl to which the addresses of its picture are relative */
export function productFrom(incoming: IncomingProduct, baseUrl: string): Product {
  const { productCode: code, title, description, price, image: picture } = incoming
  const src = resolveWebAddress(picture?.url ?? null, baseUrl)
  return {
    ...{ code, title, description, price },
    image:
      src === null
        ? null
        : {
            src,
            small: resolveWebAddress(picture?.smallUrl ?? null, baseUrl),
            alt: picture?.alt ?? title,
            isCutOut: picture?.isCutOut === true,
          },
  }
}
