import { expect, test } from 'vitest'
import { chooseModels, groupByRange } from './chosen-models.ts'

const model = (code: string, range = 'Fortuner') => ({
  code,
  name: `${range} ${code}`,
  range: { name: range },
})
const models = [model('57U'), model('73S'), model('V01', 'Vitz'), model('R04', 'RAV4'), model('H1', 'Hiace')]
const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code)

test('chooses models of any range in the requested order, ignoring case', () => {
  const { models: chosen, unknown, repeated, surplus } = chooseModels(models, ['v01', '57u'])
  expect(codesOf(chosen)).toEqual(['V01', '57U'])
  expect([unknown, repeated, surplus]).toEqual([[], [], []])
  expect(chooseModels(models, []).models).toEqual([])
})

test('keeps the rest when a code is unknown, repeated or beyond the fourth', () => {
  const chosen = chooseModels(models, ['57U', 'ZZZ', 'V01', '57u', 'R04', 'ZZZ', 'H1', '73S'])
  expect(codesOf(chosen.models)).toEqual(['57U', 'V01', 'R04', 'H1'])
  expect(chosen.unknown).toEqual(['ZZZ'])
  expect(codesOf(chosen.repeated)).toEqual(['57U'])
  expect(codesOf(chosen.surplus)).toEqual(['73S'])
})

test('lists models under their range, in the order of the catalogue', () => {
  expect(groupByRange(models).map(({ range, models: members }) => [range, codesOf(members)])).toEqual([
    ['Fortuner', ['57U', '73S']],
    ['Vitz', ['V01']],
    ['RAV4', ['R04']],
    ['Hiace', ['H1']],
  ])
})
