import { expect, test } from 'vitest'
import { nameWithRange } from './model-name.ts'

test.each([
  ['2.4 GD-6 RB 6MT', 'Fortuner', 'Fortuner 2.4 GD-6 RB 6MT'],
  ['1.8 XS Hybrid CVT', 'Corolla Cross', 'Corolla Cross 1.8 XS Hybrid CVT'],
  ['Raider', 'Hilux Double Cab', 'Hilux Double Cab Raider'],
  ['2.4 GD-6 Double Cab', 'Hilux Double Cab', 'Hilux Double Cab 2.4 GD-6 Double Cab'],
  ['1.5 Xi 5MT', 'Toyota Starlet', 'Starlet 1.5 Xi 5MT'],
])('prefixes the name %s with its range', (name, range, expected) => {
  expect(nameWithRange(name, range, 'Toyota')).toBe(expected)
})

test.each([
  ['Fortuner 2.4 GD-6 RB 6MT', 'Fortuner'],
  ['FORTUNER 2.4 GD-6 RB 6MT', 'Fortuner'],
  ['Hilux DC 2.4 GD-6 RB Raider 6MT', 'Hilux Double Cab'],
  ['GR86 2.4 6MT', 'GR 86'],
  ['GR 86 2.4 6MT', 'GR86'],
  ['Starlet 1.5 Xi 5MT', 'Toyota Starlet'],
  ['New Fortuner 2.4', 'Fortuner'],
])('keeps the name %s, which already names the range %s', (name, range) => {
  expect(nameWithRange(name, range, 'Toyota')).toBe(name)
})

test('keeps a name whose range has the same name as the brand', () => {
  expect(nameWithRange('2.4 RB', 'Toyota', 'Toyota')).toBe('2.4 RB')
})
