import { expect, test } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { modelsWithin } from './models-within.ts'
import type { VehicleLimits } from './vehicle-limits.ts'

type Model = Parameters<typeof modelsWithin>[0][number]

const model = (code: string, price: number | null, monthly: number | null, seats: number | null): Model => ({
  code,
  seats,
  price: price === null ? null : rand(price),
  quote: monthly === null ? null : ({ instalment: rand(monthly) } as Model['quote']),
})

const models = [
  model('A', 300_000, 5_000, 5),
  model('B', 500_000, 7_000, 7),
  model('C', 450_000, 7_500, 7),
  model('D', 550_000, 9_000, 16),
  model('E', null, null, null),
]

const open: VehicleLimits = { price: null, monthly: null, seats: null }
const codes = (limits: Partial<VehicleLimits>) => modelsWithin(models, { ...open, ...limits }).join('')
const most = (amount: number) => ({ bound: 'most', amount: rand(amount) }) as const
const least = (amount: number) => ({ bound: 'least', amount: rand(amount) }) as const

test('includes the limit itself, and orders by nearness to it', () => {
  expect(codes({ price: most(500_000) })).toBe('BCA')
  expect(codes({ price: { bound: 'most', amount: cents(49_999_999) } })).toBe('CA')
  expect(codes({ price: least(450_000) })).toBe('CBD')
  expect(codes({ monthly: most(7_500) })).toBe('CBA')
  expect(codes({ monthly: least(7_500) })).toBe('CD')
})

test('prefers the number of seats asked for, the least expensive first', () => {
  expect(codes({ seats: 7 })).toBe('CBD')
  expect(codes({ seats: 6, price: most(520_000) })).toBe('BC')
  expect(codes({ seats: 17 })).toBe('')
})
