import { expect, test } from 'vitest'
import { selectModels } from './select-models.ts'

const lineUp = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
const priced = (code: string, price: number | null = 100) => ({ code, price })

test('keeps the order of the codes, whatever the response order (V-178)', () => {
  const response = lineUp.toReversed().map((code) => priced(code))
  expect(selectModels(response, { codes: lineUp, order: 'codes' }).map(({ code }) => code)).toEqual(lineUp)
})

test('skips a code without a model, leaving seven cards without 48V (V-178)', () => {
  const response = lineUp.filter((code) => code !== '48V').map((code) => priced(code))
  const selected = selectModels(response, { codes: lineUp, order: 'codes' })
  expect(selected.map(({ code }) => code)).toEqual(['64O', 'A8L', 'A7O', '73T', '86W', 'N35', 'P35'])
})

test('distinguishes the letter O in 64O from a zero (V-178)', () => {
  expect(selectModels([priced('640'), priced('64O')], { codes: ['64O'], order: 'codes' })).toEqual([
    priced('64O'),
  ])
})

test('sorts prices numerically: 99 900 before 459 900 before 1 049 900 (V-180)', () => {
  const models = [priced('49Y', 104_990_000), priced('66M', 9_990_000), priced('P34', 45_990_000)]
  const selected = selectModels(models, { codes: ['49Y', '66M', 'P34', '57U'], order: 'price' })
  expect(selected.map(({ code }) => code)).toEqual(['66M', 'P34', '49Y'])
})

test('sorts models without a price last and returns none twice', () => {
  const models = [priced('49Y', null), priced('66M', 2), priced('P34', 1)]
  const selected = selectModels(models, { codes: ['49Y', '66M', '66M', 'P34'], order: 'price' })
  expect(selected.map(({ code }) => code)).toEqual(['P34', '66M', '49Y'])
})
