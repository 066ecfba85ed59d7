import { describe, expect, it } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { currentPrice, displayedPrice, findOffersFromModel } from './prices.ts'

describe('the displayed price (V-9)', () => {
  const regular = rand(742_900)

  it.each([
    ['V-232: a special price stands beside the regular one', regular, rand(719_900), regular, rand(719_900)],
    ['V-232: without a special price there is one figure', regular, null, regular, null],
    ['ignores a special price equal to the regular one', regular, regular, regular, null],
    ['ignores a special price above the regular one', regular, rand(742_901), regular, null],
    ['uses a special price alone as the price', null, rand(719_900), rand(719_900), null],
    ['V-341: no price at all', null, null, null, null],
  ])('%s', (_title, price, specialPrice, displayedRegular, displayedSpecial) => {
    expect(displayedPrice({ price, specialPrice })).toEqual({
      regular: displayedRegular,
      special: displayedSpecial,
    })
  })

  it('uses the special price as the current price, or else the regular one', () => {
    expect(currentPrice({ price: regular, specialPrice: rand(719_900) })).toBe(71_990_000)
    expect(currentPrice({ price: regular, specialPrice: null })).toBe(74_290_000)
    expect(currentPrice({ price: null, specialPrice: null })).toBeNull()
  })
})

describe('Offers From', () => {
  const model = (code: string, monthly: number | null) => ({
    code,
    monthlyFromPrice: monthly === null ? null : cents(monthly),
  })

  it('returns the first model with the lowest monthly-from price (V-159)', () => {
    const models = [model('A', 926_400), model('B', null), model('C', 657_453), model('D', 657_453)]
    expect(findOffersFromModel(models)?.code).toBe('C')
  })

  it.each([[[]], [[model('A', null)]]])('returns null without a monthly-from price (V-160)', (models) => {
    expect(findOffersFromModel(models)).toBeNull()
  })
})
