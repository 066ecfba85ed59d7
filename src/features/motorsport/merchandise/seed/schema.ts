import { z } from 'zod'
import { merchandiseKinds } from '#art/names.ts'
import { productCode } from '../rules/product-code.ts'

const text = z.string().trim().min(1)
const colour = z.string().regex(/^#[0-9a-f]{6}$/, '# and six hexadecimal digits')

const product = z.strictObject({
  code: z.string().regex(productCode),
  title: text.max(80),
  description: text.max(600),
  /** In cents; absent when the dealer sets it. */
  price: z.int().positive().multipleOf(100, 'whole rand').optional(),
  /** The drawing of the item. */
  item: z.enum(merchandiseKinds),
  colour: colour.optional(),
  mark: colour.optional(),
})

/** `content/merchandise/merchandise.json`. Unknown members are rejected. Source: requirement C-198. */
export const merchandiseFile = z.strictObject({ products: z.array(product) })

export type SeedProduct = z.infer<typeof product>
