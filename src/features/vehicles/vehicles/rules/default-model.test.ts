import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { defaultModelCode, lowestPrice } from './default-model.ts'

const model = (code: string, price: number | null, specialPrice: number | null = null) => ({
  code,
  price: price === null ? null : rand(price),
  specialPrice: specialPrice === null ? null : rand(specialPrice),
})

describe('the model that a page of a range opens with', () => {
  it('is the one of the From price', () => {
    const models = [model('VX', 899_900), model('RB', 819_900), model('S', 729_900), model('GR', 1_069_900)]
    expect(defaultModelCode(models)).toBe('S')
    expect(lowestPrice(models)).toBe(72_990_000)
  })

  it('may have that price as a special price', () => {
    expect(defaultModelCode([model('A', 300_000), model('B', 310_000, 295_000)])).toBe('B')
  })

  it('is the first of several at one price, and never one without a price', () => {
    expect(defaultModelCode([model('N', null), model('B', 300_000), model('A', 300_000)])).toBe('B')
  })

  it('is the first without any price, and none without models', () => {
    expect(defaultModelCode([model('N', null), model('M', null)])).toBe('N')
    expect(defaultModelCode([])).toBeNull()
    expect(lowestPrice([model('N', null)])).toBeNull()
  })
})
