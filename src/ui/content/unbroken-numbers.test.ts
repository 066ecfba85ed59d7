import { expect, test } from 'vitest'
import { unbrokenNumbers } from './unbroken-numbers.ts'

const shown = (text: string) => unbrokenNumbers(text).replaceAll('\u00a0', '_')

test.each([
  ['Call 0800 000 001, day and night.', 'Call 0800_000_001, day and night.'],
  ['From abroad: +27 10 000 0000', 'From abroad: +27_10_000_0000'],
  ['with 812 000 km on the clock', 'with 812_000_km on the clock'],
  ['Over 20 000 km a year at 5,4 L/100 km', 'Over 20_000_km a year at 5,4_L/100_km'],
  ['226 litres, 1 300 kilograms', '226_litres, 1_300_kilograms'],
  ['a tyre 20 % too soft', 'a tyre 20_% too soft'],
  ['R 1 069 900 or R 69', 'R_1_069_900 or R_69'],
])('keeps a number in one line: %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  'In 2026 100 people came',
  'the 4x4 of 1976',
  'five to 12 weeks',
  '3 years / 5 services',
  'MR 2 and Mark 10',
])('leaves other spaces alone: %s', (text) => {
  expect(unbrokenNumbers(text)).toBe(text)
})
