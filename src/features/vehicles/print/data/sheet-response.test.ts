import { expect, test } from 'vitest'
import { parseModelCodes } from './sheet-response.ts'

const codesOf = (query: string) => parseModelCodes(new URLSearchParams(query))

test('reads model codes from repeated parameters or a comma-separated list, without duplicates', () => {
  expect(codesOf('code=57u')).toEqual(['57U'])
  expect(codesOf('code=57U,73T')).toEqual(['57U', '73T'])
  expect(codesOf('code=57U&code=73T&code=57u')).toEqual(['57U', '73T'])
  expect(codesOf('code=FOR-57U')).toEqual(['FOR-57U'])
})

test.each([
  '',
  'code=',
  'code=,',
  'code=57U,',
  'code=%00',
  'code=<b>',
  'code=../..',
  'code=A,B,C,D,E',
  `code=${'x'.repeat(17)}`,
])('returns no codes for the invalid query %j', (query) => {
  expect(codesOf(query)).toBeUndefined()
})
