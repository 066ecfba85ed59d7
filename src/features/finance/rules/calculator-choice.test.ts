import { expect, test } from 'vitest'
import { calculatorsOf, openedCalculator } from './calculator-choice.ts'

test('D-066: each variant shows its calculator', () => {
  expect(calculatorsOf('future-drive')).toEqual(['future-drive'])
  expect(calculatorsOf('kinto')).toEqual(['kinto'])
  expect(calculatorsOf('instalment')).toEqual(['instalment'])
})

test.each([undefined, null, '', 'quantum'])(
  'D-067: the variant %j shows the instalment calculator',
  (variant) => {
    expect(calculatorsOf(variant)).toEqual(['instalment'])
  },
)

test('V-021 V-022: a finance page opens with the first of its tabs, and with the one its address names', () => {
  const offered = calculatorsOf('finance-page')
  expect(offered).toEqual(['kinto', 'future-drive', 'instalment', 'lease'])
  expect(openedCalculator(offered, null)).toBe('kinto')
  expect(openedCalculator(offered, 'lease')).toBe('lease')
  expect(openedCalculator(offered, '__proto__')).toBe('kinto')
  expect(openedCalculator(['future-drive'], 'lease')).toBe('future-drive')
})
