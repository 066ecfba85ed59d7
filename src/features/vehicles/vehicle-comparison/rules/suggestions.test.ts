import { expect, test } from 'vitest'
import { cents } from '#platform/money.ts'
import { suggestComparisons } from './suggestions.ts'

const range = (slug: string, bodyType: 'suv' | 'hatch' | 'coupe') => ({ slug, name: slug, bodyType })
const model = (code: string, slug: string, price: number | null) => ({
  ...{ code, range: { slug } },
  price: price === null ? null : cents(price),
})

test('suggests the least expensive models of three ranges of a group, and no group with one range', () => {
  const ranges = [
    ...[range('fortuner', 'suv'), range('vitz', 'hatch'), range('gr-86', 'coupe'), range('rav4', 'suv')],
    ...[range('prado', 'suv'), range('raize', 'suv'), range('starlet', 'hatch'), range('empty', 'coupe')],
  ]
  const models = [
    ...[model('F2', 'fortuner', 900), model('F1', 'fortuner', 700), model('V1', 'vitz', null)],
    ...[model('G1', 'gr-86', 800), model('R1', 'rav4', 600), model('P1', 'prado', 1000)],
    ...[model('Z1', 'raize', 300), model('S2', 'starlet', 250), model('S1', 'starlet', 240)],
  ]
  expect(suggestComparisons(ranges, models)).toEqual([
    { group: 'suvs', ranges: ['fortuner', 'rav4', 'prado'], codes: ['F1', 'R1', 'P1'] },
    { group: 'cars', ranges: ['vitz', 'starlet'], codes: ['V1', 'S1'] },
  ])
})
