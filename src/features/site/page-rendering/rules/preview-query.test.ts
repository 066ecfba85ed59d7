import { expect, test } from 'vitest'
import { parsePreviewQuery } from './preview-query.ts'

test('reads the language and the day from the query', () => {
  expect(parsePreviewQuery({ lang: 'zu', at: '2026-12-24' }, '2026-11-20')).toEqual({
    language: 'zu',
    day: '2026-12-24',
  })
})

test.each([
  {},
  { lang: 'zulu', at: 'tomorrow' },
  { lang: ['af', 'zu'], at: ['2026-12-24'] },
  { at: '2026-13-45' },
  { at: '2026-12-24T00:00' },
])('defaults to English and today for an invalid query: %j', (query) => {
  expect(parsePreviewQuery(query, '2026-11-20')).toEqual({ language: 'en', day: '2026-11-20' })
})
