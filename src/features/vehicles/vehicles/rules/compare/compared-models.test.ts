import { expect, test } from 'vitest'
import { cents } from '#platform/money.ts'
import { findUnknownCodes, selectComparedModels } from './compared-models.ts'

const model = (code: string, grade: string, price: number) => ({
  ...{ code, grade },
  derivativeCode: `FOR-${code}`,
  price: cents(price),
})
/** XR comes before VX in the fixed order of grades; within a grade the highest price comes first. */
const models = [
  model('57U', 'VX', 92_990_000),
  model('73T', 'XR', 70_000_000),
  model('73V', 'XR', 80_000_000),
  ...['A1', 'A2', 'A3'].map((code) => model(code, 'unknown', 1)),
]
const codes = (requested: readonly string[]) =>
  selectComparedModels(models, requested).map(({ code }) => code)

test('selects the requested model by either of its codes, ignoring case (V-256)', () => {
  expect(codes(['57U'])).toEqual(['57U'])
  expect(codes(['57u'])).toEqual(['57U'])
  expect(codes(['FOR-57U'])).toEqual(['57U'])
})

test('selects the first model of the range page without a code or with an unknown one (V-259)', () => {
  expect(codes([])).toEqual(['73V'])
  expect(codes(['ZZZ'])).toEqual(['73V'])
  expect(selectComparedModels([], ['57U'])).toEqual([])
})

test('selects up to four models in the requested order, each once (V-258)', () => {
  expect(codes(['73T', '57U'])).toEqual(['73T', '57U'])
  expect(codes(['73T', 'FOR-73T', '57U'])).toEqual(['73T', '57U'])
  expect(codes(['73T', 'ZZZ', '57U'])).toEqual(['73T', '57U'])
  expect(codes(['A1', 'A2', 'A3', '57U', '73T'])).toEqual(['A1', 'A2', 'A3', '57U'])
})

test('returns the requested codes that match no model', () => {
  expect(findUnknownCodes(models, ['57U', 'ZZZ', 'for-73v'])).toEqual(['ZZZ'])
})
