import { describe, expect, it } from 'vitest'
import { takeVehicleLimits } from './vehicle-limits.ts'

const read = (text: string, priced = true) => {
  const { rest, limits } = takeVehicleLimits(text, priced)
  const { bound, amount } = limits?.price ?? limits?.monthly ?? {}
  const of = limits?.monthly ? 'month' : limits?.price ? 'price' : null
  return [rest.trim().replace(/\s+/g, ' '), of, bound ?? null, amount ?? null, limits?.seats ?? null]
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
    ['over 900000', '', 'least', 900_000_00],
    ['ngaphansi kuka R400 000', '', 'most', 400_000_00],
  ])('is taken out of “%s”', (text, rest, bound, amount) => {
    expect(read(text)).toEqual([rest, 'price', bound, amount, null])
  })

  it('is the first of several amounts', () => {
    expect(read('under 500000 or under 600000')).toEqual([
      ...['or under 600000', 'price', 'most', 500_000_00],
      null,
    ])
  })

  it('remains in the words where prices are hidden', () => {
    expect(read('suv under 500000', false)).toEqual(['suv under 500000', null, null, null, null])
  })
})

describe('the limit of an instalment in a query', () => {
  it.each([
    ['R6000 a month', '', 'most', 6_000_00],
    ['6000 per month', '', 'most', 6_000_00],
    ['R 6 000 p/m', '', 'most', 6_000_00],
    ['suv under 8k pm', 'suv', 'most', 8_000_00],
    ['bakkie 10000/month', 'bakkie', 'most', 10_000_00],
    ['over R20000 a month', '', 'least', 20_000_00],
    ['instalment under R6000', '', 'most', 6_000_00],
    ['onder R6 000 per maand', '', 'most', 6_000_00],
    ['R6000 ngenyanga', '', 'most', 6_000_00],
  ])('is taken out of “%s”', (text, rest, bound, amount) => {
    expect(read(text)).toEqual([rest, 'month', bound, amount, null])
  })
})

describe('the number of seats in a query', () => {
  it.each([
    ['seven seats diesel', 'diesel', 7],
    ['7 seats', '', 7],
    ['7-seater suv', 'suv', 7],
    ['hiace 16 seater', 'hiace', 16],
    ['sewe sitplekke', '', 7],
    ['izihlalo ezi-7', '', 7],
  ])('is taken out of “%s”', (text, rest, seats) => {
    expect(read(text)).toEqual([rest, null, null, null, seats])
  })

  it('is taken out beside a price', () => {
    const found = ['diesel', 'price', 'most', 700_000_00, 7]
    expect(read('seven seats under 700 000 diesel')).toEqual(found)
  })
})

it.each([
  'hilux 2.8 gd-6',
  'gr86',
  '86',
  'corolla 1.8 xs',
  '4x4',
  'from 2024',
  'N36',
  '500000',
  'R2500',
  'a month free',
  'seat covers',
  'instalment 2026',
])('finds no limit in “%s”', (text) => {
  expect(takeVehicleLimits(text, true)).toEqual({ rest: text, limits: null })
})
