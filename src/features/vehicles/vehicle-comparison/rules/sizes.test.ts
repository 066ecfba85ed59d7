import { describe, expect, test } from 'vitest'
import { differencesInWords } from './size-differences.ts'
import { compareSizes, parseMeasure, sizeOfDrawn } from './sizes.ts'

const model = (name: string, items: Record<string, string>) => ({
  ...{ code: name.toUpperCase(), name },
  specifications: [
    {
      group: 'Dimensions & weights',
      items: Object.entries(items).map(([label, value]) => ({ label, value })),
    },
  ],
})

const fortuner = model('Fortuner', {
  Length: '4 795 mm',
  Height: '1 835 mm',
  Wheelbase: '2 745 mm',
  'Boot, seven seats in use': '200 L',
})
const hilux = model('Hilux', {
  Length: '5 325 mm',
  Height: '1 815 mm',
  Wheelbase: '3 085 mm',
  'Load bed length': '1 569 mm',
})
const sizeOf = (one: typeof hilux) => {
  const size = sizeOfDrawn([one], { lengthCm: 500, heightCm: 180 })
  if (!size) throw new Error('no size')
  return size
}

test.each([
  ['4 795 mm', 'mm', 4795],
  ['4\u00a0795\u00a0mm', 'mm', 4795],
  ['6,2 m³', 'm³', 6.2],
  ['200 L', 'L', 200],
  ['200 kg', 'L', undefined],
  ['about 200 L', 'L', undefined],
  ['', 'mm', undefined],
])('reads the measure %j in %s (%s)', (text, unit, value) => {
  expect(parseMeasure(text, unit)).toBe(value)
})

describe('the size of a range', () => {
  test('is that of the model nearest to its drawing', () => {
    const short = model('Short', { Length: '5 265 mm', Height: '1 990 mm' })
    const long = model('Long', { Length: '5 915 mm', Height: '2 280 mm' })
    const unknown = model('Unknown', { Payload: '900 kg' })
    expect(sizeOfDrawn([unknown, long, short], { lengthCm: 526.5, heightCm: 199 })?.model).toBe('Short')
    expect(sizeOfDrawn([short, long], { lengthCm: 591, heightCm: 228 })?.model).toBe('Long')
    expect(sizeOfDrawn([unknown], { lengthCm: 500, heightCm: 150 })?.values).toEqual({ payload: 900 })
    expect(sizeOfDrawn([], { lengthCm: 500, heightCm: 150 })).toBeNull()
  })
})

describe('compareSizes', () => {
  test('compares every measure that one of them has, the second minus the first', () => {
    const rows = compareSizes(sizeOf(fortuner), sizeOf(hilux))
    expect(rows.map(({ name, first, second, difference }) => [name, first, second, difference])).toEqual([
      ['length', 4795, 5325, 530],
      ['height', 1835, 1815, -20],
      ['wheelbase', 2745, 3085, 340],
      ['bootOfSeven', 200, null, null],
      ['loadBed', null, 1569, null],
    ])
  })

  test('writes differences in whole centimetres, litres and kilograms', () => {
    expect(differencesInWords(compareSizes(sizeOf(fortuner), sizeOf(hilux)))).toEqual([
      'is 53 centimetres longer',
      'stands 2 centimetres lower',
      'has a wheelbase 34 centimetres longer',
    ])
    const small = model('Small', { Width: '1 700 mm', Boot: '295 L', 'Load volume': '4,0 m³' })
    const large = model('Large', { Width: '1 709 mm', Boot: '294 L', 'Load volume': '6,2 m³' })
    expect(differencesInWords(compareSizes(sizeOf(small), sizeOf(large)))).toEqual([
      'is 9 millimetres wider',
      'holds 1 litre less in its boot',
      'holds 2,2 cubic metres more in its load space',
    ])
  })

  test('finds no difference between a model and itself', () => {
    expect(differencesInWords(compareSizes(sizeOf(hilux), sizeOf(hilux)))).toEqual([])
  })
})
