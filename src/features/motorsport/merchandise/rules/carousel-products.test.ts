import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carouselProducts } from './carousel-products.ts'
import { byProductCode, defaultFixedCodes, defaultMaxOthers, productEnquiryPath } from './product-code.ts'

const choice = { fixedCodes: defaultFixedCodes, maxOthers: defaultMaxOthers }
const products = (codes: readonly string[]) => codes.map((code) => ({ code }))
const codesOf = (codes: readonly string[]) =>
  carouselProducts(products(codes), choice).map(({ code }) => code)

const others = Array.from({ length: 12 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`)

describe('the carousel of merchandise', () => {
  it('contains the three fixed products and the first eight others, ascending by code (C-199, C-200)', () => {
    const shuffled = [...others.toReversed(), '99P', '99M', '99N']
    expect(codesOf(shuffled)).toEqual([
      ...['99M', '99N', '99P'],
      ...['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'],
    ])
  })

  it('contains the fixed products wherever they sort (C-199)', () => {
    const first = Array.from({ length: 20 }, (_, index) => `0${index + 10}`)
    const codes = codesOf([...first, '99N', '99P', '99M'])
    expect(codes).toHaveLength(11)
    expect(codes.slice(-3)).toEqual(['99M', '99N', '99P'])
  })

  it('contains every product when there are no more than eight others', () => {
    expect(codesOf(['B2', '99M', 'B1'])).toEqual(['99M', 'B1', 'B2'])
  })

  it('is a sorted part of the products that contains all fixed ones, whatever their order', () => {
    const code = fc.oneof(fc.constantFrom(...defaultFixedCodes), fc.stringMatching(/^[0-9A-Z]{3}$/))
    fc.assert(
      fc.property(fc.uniqueArray(code, { maxLength: 40 }), (codes) => {
        const shown = codesOf(codes)
        expect(shown).toEqual([...shown].sort())
        expect(shown).toEqual(
          expect.arrayContaining(codes.filter((each) => defaultFixedCodes.includes(each))),
        )
        const hidden = codes.filter((each) => !shown.includes(each))
        const lastOther = shown.filter((each) => !defaultFixedCodes.includes(each)).at(-1) ?? ''
        for (const each of hidden) expect(each > lastOther).toBe(true)
        expect(hidden.length === 0 || shown.length >= 8).toBe(true)
      }),
    )
  })
})

it('sorts products with the same code as equal', () => {
  expect(byProductCode({ code: '99M' }, { code: '99M' })).toBe(0)
})

it('leads to the form about a product', () => {
  expect(productEnquiryPath('TGR Cap & Scarf')).toBe('/enquiry/merchandise?product=TGR%20Cap%20%26%20Scarf')
})
