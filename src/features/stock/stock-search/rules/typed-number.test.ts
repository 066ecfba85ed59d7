import { expect, it } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

it.each([
  ['250000', 250_000],
  ['250 000', 250_000],
  ['250\u00a0000', 250_000],
  ['R 250 000', 250_000],
  ['R250,000', 250_000],
  ['N$ 250.000', 250_000],
  ['1 250 000', 1_250_000],
  ['249 999,50', 249_999],
  ['249999.5', 249_999],
  ['60 000 km', 60_000],
  ['250k', 250_000],
  ['2021', 2021],
  ['0', 0],
])('reads %s', (text, expected) => {
  expect(readTypedNumber(text)).toBe(expected)
})

it.each(['cheap', '-5', '1e6', '12.3456', '1,25,000', 'R', '1234567890', '1999999k', '200 to 300'])(
  'does not guess at %s',
  (text) => {
    expect(readTypedNumber(text)).toBe('invalid')
  },
)

it.each(['', '  ', '\u00a0'])('reads no number in an empty text', (text) => {
  expect(readTypedNumber(text)).toBeNull()
})
