import { requestFormProps } from '#features/enquiries/enquiry-forms/request.page.tsx'
import type { Product } from '#features/motorsport/merchandise/index.ts'
import { rand } from '#platform/money.ts'
import type { MerchandiseData } from './merchandise-data.ts'

const product = (code: string, title: string, extras: Partial<Product> = {}): Product => ({
  ...{ code, title, description: 'Cotton, in sizes S to 3XL.', price: rand(399), image: null },
  ...extras,
})

/** The three products that a carousel always contains. */
const fixed = [
  product('99M', 'TGR Cap & Scarf'),
  product('99N', 'TGR Driver Jacket', { price: null, description: null }),
  product('99P', 'TGR Team Mug', { price: rand(169) }),
]

/** Fifteen products: twelve from A01 to A12, and the three fixed ones, not in the order of their codes. */
export const exampleProducts: readonly Product[] = [
  ...Array.from({ length: 12 }, (_, index) =>
    product(`A${String(12 - index).padStart(2, '0')}`, `Team tee no. ${12 - index}`),
  ),
  ...fixed,
]

/** All of them, with the form of their dialog. */
export const exampleMerchandise: MerchandiseData = {
  products: exampleProducts,
  form: requestFormProps({
    kind: 'merchandise',
    content: {
      wordings: { marketing: null, privacy: null },
      choices: null,
      chosen: { model: '', colour: '', dealer: '' },
      summary: null,
    },
    language: 'en',
    path: '/gr/merchandise',
  }),
}
