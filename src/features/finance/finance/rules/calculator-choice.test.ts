import { expect, test } from 'vitest'
import { calculatorsOf, selectCalculator } from './calculator-choice.ts'

test('returns the one calculator of each product variant (D-066)', () => {
  expect(calculatorsOf('future-drive')).toEqual(['future-drive'])
  expect(calculatorsOf('kinto')).toEqual(['kinto'])
  expect(calculatorsOf('instalment')).toEqual(['instalment'])
})

test.each([undefined, null, '', 'quantum'])(
  'returns the instalment calculator for the variant %j (D-067)',
  (variant) => {
    expect(calculatorsOf(variant)).toEqual(['instalment'])
  },
)

test('opens the first tab of a finance page unless the URL names an offered one (V-021, V-022)', () => {
  const offered = calculatorsOf('finance-page')
  expect(offered).toEqual(['kinto', 'future-drive', 'instalment', 'lease'])
  expect(selectCalculator(offered, null)).toBe('kinto')
  expect(selectCalculator(offered, 'lease')).toBe('lease')
  expect(selectCalculator(offered, '__proto__')).toBe('kinto')
  expect(selectCalculator(['future-drive'], 'lease')).toBe('future-drive')
})
