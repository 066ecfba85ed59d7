import { describe, expect, it } from 'vitest'
import { takePriceLimit } from './price-limit.ts'

const read = (text: string) => {
  const { rest, limit } = takePriceLimit(text)
  return [rest.trim().replace(/\s+/g, ' '), limit?.bound ?? null, limit?.price ?? null]
}

describe('the limit of a price in a query', () => {
  it.each([
    ['under 500000', '', 'most', 500_000_00],
    ['Under R500 000', '', 'most', 500_000_00],
    ['R500000', '', 'most', 500_000_00],
    ['r 500,000', '', 'most', 500_000_00],
    ['suv below 600k', 'suv', 'most', 600_000_00],
    ['hilux less than 1.2m', 'hilux', 'most', 1_200_000_00],
    ['bakkie onder 450 000', 'bakkie', 'most', 450_000_00],
    ['less than 500 thousand rand', '', 'most', 500_000_00],
    ['seven seats under 700 000 diesel', 'seven seats diesel', 'most', 700_000_00],
    ['over 900000', '', 'least', 900_000_00],
    ['ngaphansi kuka R400 000', '', 'most', 400_000_00],
  ])('is taken out of “%s”', (text, rest, bound, price) => {
    expect(read(text)).toEqual([rest, bound, price])
  })

  it.each([
    'hilux 2.8 gd-6',
    'gr86',
    '86',
    'corolla 1.8 xs',
    'under 5 seats',
    '4x4',
    'from 2024',
    'N36',
    '500000',
    'R2500',
  ])('is not seen in “%s”', (text) => {
    expect(read(text)).toEqual([text, null, null])
  })

  it('is the first of several amounts', () => {
    expect(read('under 500000 or under 600000')).toEqual(['or under 600000', 'most', 500_000_00])
  })
})
