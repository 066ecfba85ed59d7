import { expect, test } from 'vitest'
import { parseClaims } from './claims.ts'
import { findGaps, totals } from './gaps.ts'
import { testTitles } from './test-titles.ts'

const files = (text: string) => new Map([['src/a.test.ts', text]])

test('titles are read from plain, nested, templated and repeated tests', () => {
  const text = [
    "describe('prices', () => {",
    "  test('grouped by space', () => {})",
    '  it(`of a model`, async () => {})',
    '  test.each([',
    '    [1, 2],',
    "  ])('rounds %i down', () => {})",
    "  test.concurrent('at once', () => {})",
    '})',
  ].join('\n')
  expect(testTitles(text)).toEqual(['prices', 'grouped by space', 'of a model', 'rounds %i down', 'at once'])
})

test('a skipped or unwritten test proves nothing', () => {
  expect(testTitles("test.skip('one', () => {})\ntest.todo('two', () => {})")).toEqual([])
})

test('a title with an escaped quote is read whole', () => {
  expect(testTitles("test('the dealer\\'s page', () => {})")).toEqual(["the dealer\\'s page"])
})

test('a proof by title part and a proof by row are found', () => {
  const claims = parseClaims(
    '{ "V-041": { "proof": ["src/a.test.ts › never negative"] }, "V-042": { "proof": ["src/a.test.ts"] } }',
  )
  expect(findGaps(claims, files("test('never negative', f)\ntest('V-042 whole rand', f)"))).toEqual([])
})

test('a proof whose file or title is gone is a gap', () => {
  const claims = parseClaims(
    '{ "V-041": { "proof": ["src/b.test.ts"] }, "V-042": { "proof": ["src/a.test.ts › gone"] }, "V-043": { "proof": ["src/a.test.ts"] } }',
  )
  expect(findGaps(claims, files("test('never negative', f)"))).toEqual([
    'V-041: there is no test file src/b.test.ts',
    "V-042: no test in src/a.test.ts has 'gone' in its title",
    "V-043: no test in src/a.test.ts has 'V-043' in its title",
  ])
})

test('a row that a test names must be claimed', () => {
  const claims = parseClaims('{ "V-041": { "reason": "later: finance" } }')
  expect(findGaps(claims, files("test('V-041 caps the deposit', f)"))).toEqual([
    'V-041: claim it: { "proof": ["src/a.test.ts"] }',
  ])
})

test.each([
  '{ "X-041": { "reason": "later: finance" } }',
  '{ "V-41": { "reason": "later: finance" } }',
  '{ "V-041": {} }',
  '{ "V-041": { "proof": [] } }',
  '{ "V-041": { "proof": ["src/annuity.ts"] } }',
  '{ "V-041": { "reason": "later: finance", "proof": ["src/a.test.ts"] } }',
])('%s is refused', (text) => {
  expect(() => parseClaims(text)).toThrow()
})

test('totals tell proved rows from those proved in part and those that wait', () => {
  const claims = parseClaims(
    `{ "V-001": { "reason": "later: finance" }, "V-002": { "proof": ["src/a.test.ts"] },
       "V-003": { "reason": "later: finance" }, "V-004": { "proof": ["src/a.test.ts"], "open": "the page" } }`,
  )
  expect(totals(claims)).toEqual({ proved: 1, partly: 1, waiting: new Map([['later: finance', 2]]) })
})
