import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, parsePrice } from '#platform/money.ts'
import { groupByGrade } from './group-by-grade.ts'
import { sortByPrice } from './model-order.ts'

const codes = (models: readonly { code: string }[]) => models.map(({ code }) => code)

describe('models by price', () => {
  it('V-229: are in numeric order, dearest first', () => {
    const models = ['999900', '1 020 000', '84 500'].map((price) => ({
      code: price,
      price: parsePrice(price),
    }))
    expect(codes(sortByPrice(models))).toEqual(['1 020 000', '999900', '84 500'])
  })

  it('V-229 V-341: without a price come last, below even a price of nothing', () => {
    const models = [
      { code: 'A1A', price: null },
      { code: 'B2B', price: cents(0) },
      { code: 'C3C', price: cents(100) },
    ]
    expect(codes(sortByPrice(models))).toEqual(['C3C', 'B2B', 'A1A'])
  })

  it('are in one order however they were read, equal prices by code', () => {
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

  it('V-227 V-228: one tab for each grade that occurs, in the order of the grades', () => {
    expect(groupByGrade(models).map(({ slug, label }) => [slug, label])).toEqual([
      ['gr-s', 'GR-Sport'],
      ['raider', 'Raider'],
      ['night-shade', 'Night Shade'],
    ])
  })

  it('V-229: its models dearest first, however their grade is spelt', () => {
    expect(groupByGrade(models).map((group) => codes(group.models))).toEqual([
      ['39G'],
      ['43H', '49Y'],
      ['X1X'],
    ])
  })

  it('no models have no tabs', () => {
    expect(groupByGrade([])).toEqual([])
  })
})
