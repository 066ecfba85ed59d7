import { expect, test } from 'vitest'
import { addComparedRange, readComparedRanges } from './compared-ranges.ts'

const range = (slug: string) => ({ slug, code: slug.toUpperCase() })

test('reads what was stored, at most four, and nothing else', () => {
  const stored = ['vitz', 'rav4', 'hiace', 'gr-86', 'fortuner'].map(range)
  expect(readComparedRanges(JSON.stringify(stored)).map(({ slug }) => slug)).toEqual([
    ...['vitz', 'rav4', 'hiace', 'gr-86'],
  ])
  const invented = [
    null,
    'vitz',
    { slug: 'vitz' },
    { slug: '../x', code: 'A' },
    { slug: 'vitz', code: '<b>' },
  ]
  expect(readComparedRanges(JSON.stringify(invented))).toEqual([])
  for (const text of [null, '', '{', '"vitz"']) expect(readComparedRanges(text)).toEqual([])
})

test('adds a range once, with the model it was ticked with, and refuses a fifth', () => {
  const three = ['vitz', 'rav4', 'hiace'].map(range)
  expect(addComparedRange(three, { slug: 'rav4', code: 'HYBRID' })).toEqual(three)
  const four = addComparedRange(three, range('gr-86'))
  expect(four?.map(({ slug }) => slug)).toEqual(['vitz', 'rav4', 'hiace', 'gr-86'])
  expect(addComparedRange(four ?? [], range('fortuner'))).toBeNull()
})
