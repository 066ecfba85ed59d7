import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { formatStageTime, parseStageTime } from './stage-time.ts'

it.each([
  ['4:12:33.4', 15_153_400],
  ['2:05', 125_000],
  [' 62:00 ', 3_720_000],
  ['0:09,25', 9_250],
  ['103:00:00', 370_800_000],
])('reads %j as %d ms', (text, milliseconds) => {
  expect(parseStageTime(text)).toBe(milliseconds)
})

it.each(['', 'DNF', '12', '1:60', '1:60:00', '1:2:3', '-1:00', '1:00.1234'])(
  'reads no time in %j',
  (text) => {
    expect(parseStageTime(text)).toBeNull()
  },
)

it.each([
  [15_153_400, '4:12:33.4'],
  [125_000, '2:05'],
  [3_599_960, '1:00:00'],
  [0, '0:00'],
])('formats %d ms as %j', (milliseconds, text) => {
  expect(formatStageTime(milliseconds)).toBe(text)
})

test('reads back every time it formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (tenths) => {
      expect(parseStageTime(formatStageTime(tenths * 100))).toBe(tenths * 100)
    }),
  )
})
