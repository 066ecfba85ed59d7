import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

test('C-176: an offer says from when to when it runs, as the documents write it', () => {
  expect(periodText({ start: '2024-07-01', end: '2024-09-30' })).toBe('1 Jul to 30 Sep 2024')
})

test('over the turn of a year both years are named', () => {
  expect(periodText({ start: '2026-11-01', end: '2027-01-31' })).toBe('1 Nov 2026 to 31 Jan 2027')
})
