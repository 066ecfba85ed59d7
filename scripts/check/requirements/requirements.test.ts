import { expect, test } from 'vitest'
import type { Claims } from './claims.ts'
import { parseClaims } from './claims.ts'
import { findGaps as allGaps, totals } from './gaps.ts'
import { rowsIn, testTitles } from './test-titles.ts'

const sources = ['src/features/a/card.tsx']
const findGaps = (claims: Claims, tests: ReadonlyMap<string, string>) =>
  allGaps(claims, tests, (path) => sources.includes(path))

/** Parses claims after adding the required sentence to each. */
const readClaims = (text: string) =>
  parseClaims(
    JSON.stringify(
      Object.fromEntries(
        Object.entries<object>(JSON.parse(text)).map(([row, claim]) => [
          row,
          { says: 'A sentence.', ...claim },
        ]),
      ),
    ),
  )

const files = (text: string) => new Map([['src/a.test.ts', text]])

test('reads titles from plain, nested, template-literal and parameterised tests', () => {
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

test('reads no title from a skipped or todo test', () => {
  expect(testTitles("test.skip('one', () => {})\ntest.todo('two', () => {})")).toEqual([])
})

test('reads a title with an escaped quote to its end', () => {
  expect(testTitles("test('the dealer\\'s page', () => {})")).toEqual(["the dealer\\'s page"])
})

test('reads table cells that begin with a row id as titles, wherever the table is', () => {
  const text = [
    'const failures = [',
    "  ['V-302, V-178', status(500)],",
    '  [',
    "    'V-304',",
    '  ],',
    "  ['no row V-111', 1],",
    ']',
    "test.each(failures)('%s', f)",
    "test.skip('V-305 unwritten', f)",
    '// V-306: a comment',
  ].join('\n')
  expect(testTitles(text)).toEqual(['%s', 'V-302, V-178', 'V-304'])
})

test.each([
  ['D-128 to D-132: the steps', ['D-128', 'D-129', 'D-130', 'D-131', 'D-132']],
  ['D-098–D-101 D-005', ['D-098', 'D-099', 'D-100', 'D-101', 'D-005']],
  ['V-041 - V-042', ['V-041', 'V-042']],
  ['V-041, V-043 and V-041', ['V-041', 'V-043']],
  ['V-041 to C-043', ['V-041', 'C-043']],
  ['decision D-15, row V-0411', []],
])('finds the row ids in “%s”', (title, rows) => {
  expect(rowsIn(title)).toEqual(rows)
})

test('finds a proof by a part of its title and one by its row id', () => {
  const claims = readClaims(
    '{ "V-041": { "proof": ["src/a.test.ts › never negative"] }, "V-042": { "proof": ["src/a.test.ts"] } }',
  )
  expect(findGaps(claims, files("test('never negative', f)\ntest('V-042 whole rand', f)"))).toEqual([])
})

test('reports a proof whose file or title does not exist', () => {
  const claims = readClaims(
    '{ "V-041": { "proof": ["src/b.test.ts"] }, "V-042": { "proof": ["src/a.test.ts › gone"] }, "V-043": { "proof": ["src/a.test.ts"] } }',
  )
  expect(findGaps(claims, files("test('never negative', f)"))).toEqual([
    'V-041: there is no test file src/b.test.ts',
    "V-042: no test in src/a.test.ts has 'gone' in its title",
    "V-043: no test in src/a.test.ts has 'V-043' in its title",
  ])
})

test('requires a claim for a row that a test names', () => {
  const claims = readClaims('{ "V-041": { "reason": "later: finance" } }')
  expect(findGaps(claims, files("test('V-041 caps the deposit', f)"))).toEqual([
    'V-041: claim it: { "proof": ["src/a.test.ts"] }',
  ])
})

test('requires every test that names a row to be listed, by its file or a part of its title', () => {
  const claims = readClaims(
    '{ "V-041": { "proof": ["src/a.test.ts › deposit"] }, "V-042": { "proof": ["src/a.test.ts"] } }',
  )
  const tests = new Map([
    ['src/a.test.ts', "test('V-041 caps the deposit', f)\ntest('V-041 to V-042 round', f)"],
    ['src/b.test.ts', "test.each([['V-042: shown', 1]])('%s', f)"],
  ])
  expect(findGaps(claims, tests)).toEqual([
    'V-041: claim it: { "proof": ["src/a.test.ts"] }',
    'V-042: claim it: { "proof": ["src/b.test.ts"] }',
  ])
})

test('requires a claim for every row inside a range', () => {
  const claims = readClaims('{ "V-042": { "proof": ["src/a.test.ts"] } }')
  expect(findGaps(claims, files("test('V-041 to V-043 round', f)"))).toEqual([
    'V-041: claim it: { "proof": ["src/a.test.ts"] }',
    'V-043: claim it: { "proof": ["src/a.test.ts"] }',
  ])
})

const onCatalogue = "page.goto(`${site}/catalogue/blocks/a`); expect(link).toBe('/vehicles')"

test.each([
  ['its journey', 'tests/e2e/a/a.spec.ts', `test('V-041', () => { ${onCatalogue} })`],
  [
    'its constant',
    'tests/e2e/a/a.spec.ts',
    "const at = '/catalogue/blocks/a'\ntest('V-041', () => open(page, at))",
  ],
  [
    'its helpers',
    'tests/e2e/a/a.spec.ts',
    "import { open } from '../support/catalogue.ts'\ntest('V-041', f)",
  ],
  ['texts', 'src/features/a/texts.test.ts', "test('V-041', f)"],
])(
  'reports a row that only the catalogue (%s) or a constant proves, unless it names what is open or where it is used',
  (_, file, text) => {
    const tests = new Map([
      [file, text],
      ['src/page.test.ts', "test('V-042', f)"],
    ])
    const gaps = (open: object) =>
      findGaps(
        readClaims(
          JSON.stringify({ 'V-041': { proof: [file], ...open }, 'V-042': { proof: ['src/page.test.ts'] } }),
        ),
        tests,
      )
    expect(gaps({})).toEqual([expect.stringMatching(/^V-041: only the catalogue or a constant proves it/)])
    expect(gaps({ open: 'no page has it' })).toEqual([])
    expect(gaps({ usedBy: 'src/features/a/card.tsx' })).toEqual([])
    expect(gaps({ usedBy: 'src/features/a/gone.tsx' })).toEqual([
      'V-041: there is no file src/features/a/gone.tsx',
    ])
    expect(gaps({ proof: [file, 'src/page.test.ts › V-042'] })).toEqual([])
  },
)

test.each([
  ['a page', "test('V-041', () => page.goto('/vehicles/vitz'))"],
  ['a page besides the catalogue', `test('V-041', () => { ${onCatalogue}; request.get('/vehicles') })`],
  [
    'a page, after a test of the catalogue',
    `test('other', () => { ${onCatalogue} })\ntest('V-041', () => page.goto('/'))`,
  ],
  ['an unknown address', "test('V-041', () => open(page))"],
])('accepts a journey that visits %s', (_, text) => {
  const claims = readClaims('{ "V-041": { "proof": ["tests/e2e/a/a.spec.ts"] } }')
  expect(findGaps(claims, new Map([['tests/e2e/a/a.spec.ts', text]]))).toEqual([])
})

test.each([
  '{ "X-041": { "reason": "later: finance" } }',
  '{ "V-41": { "reason": "later: finance" } }',
  '{ "V-041": {} }',
  '{ "V-041": { "proof": [] } }',
  '{ "V-041": { "proof": ["src/annuity.ts"] } }',
  '{ "V-041": { "reason": "later: finance", "proof": ["src/a.test.ts"] } }',
  '{ "V-041": { "proof": ["src/a.test.ts"], "usedBy": "src/ui/a.examples.tsx" } }',
])('rejects %s', (text) => {
  expect(() => readClaims(text)).toThrow()
})

test('rejects a row without its sentence', () => {
  const row = '{ "V-041": { "reason": "later: finance" } }'
  expect(() => parseClaims(row)).toThrow(/says/)
  expect(readClaims(row)).toEqual({ 'V-041': { says: 'A sentence.', reason: 'later: finance' } })
})

test('counts proved, partly proved and waiting rows in the totals', () => {
  const claims = readClaims(
    `{ "V-001": { "reason": "later: finance" }, "V-002": { "proof": ["src/a.test.ts"] },
       "V-003": { "reason": "later: finance" }, "V-004": { "proof": ["src/a.test.ts"], "open": "the page" } }`,
  )
  expect(totals(claims)).toEqual({ proved: 1, partly: 1, waiting: new Map([['later: finance', 2]]) })
})
