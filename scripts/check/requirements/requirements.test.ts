import { expect, test } from 'vitest'
import { parseClaims } from './claims.ts'
import { findGaps, totals } from './gaps.ts'
import { rowsIn, titledTests } from './test-titles.ts'

const sources = ['src/features/a/card.tsx']
const gapsOf = (claims: object, tests: ReadonlyMap<string, string> | string) =>
  findGaps(
    parseClaims(JSON.stringify(claims)),
    typeof tests === 'string' ? new Map([['src/a.test.ts', tests]]) : tests,
    (path) => sources.includes(path),
  )
const titlesIn = (text: string) => titledTests(text).map(({ title }) => title)

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
  expect(titlesIn(text)).toEqual(['prices', 'grouped by space', 'of a model', 'rounds %i down', 'at once'])
})

test('reads no title from a skipped or todo test', () => {
  expect(titlesIn("test.skip('one', () => {})\ntest.todo('two', () => {})")).toEqual([])
})

test('reads a title with an escaped quote to its end', () => {
  expect(titlesIn("test('the dealer\\'s page', () => {})")).toEqual(["the dealer\\'s page"])
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
  expect(titlesIn(text)).toEqual(['%s', 'V-302, V-178', 'V-304'])
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

test('finds nothing wrong with rows that a title names, alone or in a range, or that give a reason', () => {
  const claims = {
    'V-041': 'A sentence.',
    'V-042': 'A sentence.',
    'V-043': { says: 'A sentence.', reason: 'later' },
  }
  expect(gapsOf(claims, "test('rounds down (V-041 to V-042)', f)")).toEqual([])
})

test('reports a row that no test names and that gives no reason', () => {
  expect(gapsOf({ 'V-041': 'A sentence.' }, "test('never negative', f)")).toEqual([
    'V-041: no test names it in its title: say in a reason why',
  ])
  const open = { says: 'A sentence.', open: 'the page' }
  expect(gapsOf({ 'V-041': open }, "// V-041: a comment\ntest.skip('V-041', f)")).toHaveLength(1)
})

test('reports a row that waits for a reason although a test names it', () => {
  const claims = { 'V-041': { says: 'A sentence.', reason: 'later: finance' } }
  expect(gapsOf(claims, "test.each([['V-041: shown', 1]])('%s', f)")).toEqual([
    'V-041: src/a.test.ts names it: replace its reason by what is still open, or by nothing when it is proved',
  ])
})

test('reports a row in a title that does not exist', () => {
  expect(gapsOf({ 'V-041': 'A sentence.' }, "test('V-041 to V-042 round', f)")).toEqual([
    'V-042: src/a.test.ts names it, but docs/requirements.json has no such row',
  ])
})

// biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a test file
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
    const tests = new Map([[file, text]])
    const gaps = (claim: object | string) => gapsOf({ 'V-041': claim }, tests)
    const says = 'A sentence.'
    expect(gaps(says)).toEqual([expect.stringMatching(/^V-041: only the catalogue or a constant proves it/)])
    expect(gaps({ says, open: 'no page has it' })).toEqual([])
    expect(gaps({ says, usedBy: 'src/features/a/card.tsx' })).toEqual([])
    expect(gaps({ says, usedBy: 'src/features/a/gone.tsx' })).toEqual([
      'V-041: there is no file src/features/a/gone.tsx',
    ])
    tests.set('src/page.test.ts', "test('V-041', f)")
    expect(gaps(says)).toEqual([])
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
  expect(gapsOf({ 'V-041': 'A sentence.' }, new Map([['tests/e2e/a/a.spec.ts', text]]))).toEqual([])
})

test.each([
  { 'X-041': 'A sentence.' },
  { 'V-41': 'A sentence.' },
  { 'V-041': '' },
  { 'V-041': { reason: 'later: finance' } },
  { 'V-041': { says: 'A sentence.' } },
  { 'V-041': { says: 'A sentence.', reason: 'later: finance', open: 'the page' } },
  { 'V-041': { says: 'A sentence.', usedBy: 'src/ui/a.examples.tsx' } },
])('rejects %o', (claims) => {
  expect(() => parseClaims(JSON.stringify(claims))).toThrow()
})

test('counts proved, partly proved and waiting rows in the totals', () => {
  const says = 'A sentence.'
  const claims = {
    'V-001': { says, reason: 'later: finance' },
    'V-002': says,
    'V-003': { says, reason: 'later: finance' },
    'V-004': { says, open: 'the page' },
    'V-005': { says, usedBy: 'src/features/a/card.tsx' },
  }
  expect(totals(parseClaims(JSON.stringify(claims)))).toEqual({ proved: 2, partly: 1, waiting: 2 })
})
