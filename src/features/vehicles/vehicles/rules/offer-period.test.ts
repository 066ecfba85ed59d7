import { describe, expect, it } from 'vitest'
import { isActiveOn, periodError } from './offer-period.ts'

const summer = { start: '2024-07-01', end: '2024-09-30' } as const

describe('the display period of an offer (C-17)', () => {
  it.each([
    ['2024-06-30', false],
    ['2024-07-01', true],
    ['2024-08-15', true],
    ['2024-09-30', true],
    ['2024-10-01', false],
    ['2025-08-15', false],
  ] as const)('includes %s: %s', (day, visible) => {
    expect(isActiveOn(summer, day)).toBe(visible)
  })

  it('has no bound on a side that is left open', () => {
    expect(isActiveOn({ start: null, end: '2024-09-30' }, '2000-01-01')).toBe(true)
    expect(isActiveOn({ start: '2024-07-01', end: null }, '2099-01-01')).toBe(true)
    expect(isActiveOn({ start: null, end: null }, '2024-01-01')).toBe(true)
  })
})

describe('the check of an offer period before publication', () => {
  it.each([
    ['no end', { start: '2024-07-01', end: null }, /last day/],
    ['an end in the past', summer, /ended on 2024-09-30/],
    ['an end before the start', { start: '2024-12-01', end: '2024-11-30' }, /before it begins/],
  ] as const)('rejects %s', (_, period, message) => {
    expect(periodError(period, '2024-10-01')).toMatch(message)
  })

  it.each([
    ['its last day', summer, '2024-09-30'],
    ['a start in the future', summer, '2024-01-01'],
    ['no start', { start: null, end: '2024-09-30' }, '2024-09-30'],
    ['a single day', { start: '2024-09-30', end: '2024-09-30' }, '2024-09-30'],
  ] as const)('accepts %s', (_, period, day) => {
    expect(periodError(period, day)).toBeUndefined()
  })
})
