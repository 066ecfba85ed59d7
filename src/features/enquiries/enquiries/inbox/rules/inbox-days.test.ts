import { expect, test } from 'vitest'
import { countByDay, dayBefore } from './inbox-days.ts'

test('counts days back across the ends of months and years', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(dayBefore('2026-01-01', 1)).toBe('2025-12-31')
})

test('lists every day, oldest first, including days without enquiries', () => {
  const found = [
    { day: '2026-11-20', kind: 'quote', count: 3 },
    { day: '2026-11-20', kind: 'contact', count: 1 },
    { day: '2026-11-18', kind: 'vehicle', count: 2 },
    { day: '2026-11-01', kind: 'vehicle', count: 9 },
  ] as const
  const none = {
    vehicle: 0,
    quote: 0,
    testDrive: 0,
    contact: 0,
    dealerContact: 0,
    usedVehicle: 0,
    special: 0,
    financeOffer: 0,
    financeQuery: 0,
    subscription: 0,
    tradeIn: 0,
    academy: 0,
    sponsorship: 0,
    citizenship: 0,
    merchandise: 0,
    document: 0,
    serviceBooking: 0,
  }
  expect(countByDay(found, '2026-11-20', 3)).toEqual([
    { day: '2026-11-18', counts: { ...none, vehicle: 2 } },
    { day: '2026-11-19', counts: none },
    { day: '2026-11-20', counts: { ...none, quote: 3, contact: 1 } },
  ])
})
