import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, parsePrice } from '#platform/money.ts'
import { groupByGrade } from './group-by-grade.ts'
import { sortByPrice } from './model-order.ts'

const codes = (models: readonly { code: string }[]) => models.map(({ code }) => code)

describe('models by price', () => {
  it('sorts numerically, highest price first (V-229)', () => {
    const models = ['999900', '1 020 000', '84 500'].map((price) => ({
      code: price,
      price: parsePrice(price),
    }))
    expect(codes(sortByPrice(models))).toEqual(['1 020 000', '999900', '84 500'])
  })

  it('sorts models without a price last, after a price of zero (V-229, V-341)', () => {
    const models = [
      { code: 'A1A', price: null },
      { code: 'B2B', price: cents(0) },
      { code: 'C3C', price: cents(100) },
    ]
    expect(codes(sortByPrice(models))).toEqual(['C3C', 'B2B', 'A1A'])
  })

  it('sorts equal prices by code, whatever the input order, and leaves the input unchanged', () => {
    const sorted = [
      { code: '49Y', price: cents(200) },
      { code: '66M', price: cents(100) },
      { code: 'P34', price: cents(100) },
      { code: '57U', price: null },
      { code: 'A8L', price: null },
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (models) => {
        const before = [...models]
        expect(sortByPrice(models)).toEqual(sorted)
        expect(models).toEqual(before)
      }),
    )
  })
})

describe('models by grade', () => {
  const models = [
    { code: '49Y', grade: 'raider', price: cents(634_900) },
    { code: '39G', grade: 'gr-s', price: cents(1_069_900) },
    { code: '43H', grade: 'Raider', price: cents(742_900) },
    { code: 'X1X', grade: 'night-shade', price: null },
  ]

  it('returns one tab for each grade that occurs, in grade order (V-227, V-228)', () => {
    expect(groupByGrade(models).map(({ slug, label }) => [slug, label])).toEqual([
      ['gr-s', 'GR-Sport'],
      ['raider', 'Raider'],
      ['night-shade', 'Night Shade'],
    ])
  })

  it('sorts the models of a grade by highest price, however the grade is spelt (V-229)', () => {
    expect(groupByGrade(models).map((group) => codes(group.models))).toEqual([
      ['39G'],
      ['43H', '49Y'],
      ['X1X'],
    ])
  })

  it('returns no tabs without models', () => {
    expect(groupByGrade([])).toEqual([])
  })
})
