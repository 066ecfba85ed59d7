import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import type { Product } from '../../product.ts'
import { productFrom, productsResponse } from './incoming-product.ts'
import { wireProduct, wireProductOf } from './product.ts'

const siteUrl = 'https://www.example.co.za'

const cap: Product = {
  ...{ code: '99M', title: 'TGR Cap & Scarf', description: 'Wool.', price: rand(499) },
  image: { src: '/media/960.webp', small: '/media/640.webp', alt: 'A cap', isCutOut: true },
}
const mug: Product = { code: '99P', title: 'Team Mug', description: null, price: null, image: null }

const read = (entries: readonly unknown[]) =>
  productsResponse.parse(entries).products.map((product) => productFrom(product, 'https://other.example'))

describe('a product on the wire', () => {
  it('has the spelling of the specification and absolute addresses (C-198, G-10)', () => {
    expect(wireProductOf(cap, siteUrl)).toEqual({
      ...{ productCode: '99M', title: 'TGR Cap & Scarf', description: 'Wool.', price: '499' },
      image: {
        url: 'https://www.example.co.za/media/960.webp',
        smallUrl: 'https://www.example.co.za/media/640.webp',
        ...{ alt: 'A cap', isCutOut: true },
      },
    })
  })

  it('is read by another installation as it was served', () => {
    const served = [cap, mug].map((product) => wireProduct.parse(wireProductOf(product, siteUrl)))
    const image = { ...cap.image, src: `${siteUrl}/media/960.webp`, small: `${siteUrl}/media/640.webp` }
    expect(read(JSON.parse(JSON.stringify(served)))).toEqual([{ ...cap, image }, mug])
  })

  it('has a title that the form about it accepts', () => {
    const [product] = read([{ productCode: 'A', title: `${'x'.repeat(119)} ${'y'.repeat(9)}` }])
    expect(product?.title).toBe('x'.repeat(119))
  })
})
