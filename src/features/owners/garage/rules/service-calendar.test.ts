import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { fortuner } from '../garage.test-support.ts'
import { medianPrice } from './median-price.ts'
import { serviceCalendar } from './service-calendar.ts'

test('the calendar file of a service has a whole day, and replaces an earlier one of the same car', () => {
  const entry = {
    id: fortuner.id,
    title: 'Service: Bakkie',
    description: 'At 50 000 km',
    on: '2026-12-31',
  } as const
  const file = serviceCalendar(entry, '2026-11-28T20:00:00.000Z', 'www.example.co.za')
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('\r\nUID:service-a1b2c3d4e5f60718@www.example.co.za\r\n')
  expect(file).toContain('\r\nSUMMARY:Service: Bakkie\r\n')
})

test('the value of a car is the median of at least three prices, to the nearest thousand rand', () => {
  const prices = [210_000, 250_499, 399_000].map(rand)
  expect(medianPrice(prices)).toBe(rand(250_000))
  expect(medianPrice([...prices, rand(410_000)])).toBe(rand(325_000))
  expect(medianPrice(prices.slice(1))).toBeNull()
})
