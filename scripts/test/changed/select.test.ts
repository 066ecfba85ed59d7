import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { select } from './select.ts'
import { suiteSetup } from './suites.ts'
import { parseTestOptions } from './test-options.ts'

const site = 'src/app/(site)/[locale]/[theme]'
const sources: Readonly<Record<string, string>> = {
  'scripts/start.mjs': "import('../server/main.ts')",
  'server/main.ts': "startProgram('server/worker.ts')",
  'server/worker.ts': '',
  'src/price.ts': "import type { Shape } from './shape.ts'",
  'src/shape.ts': '',
  'src/price.test.ts': "import './price.ts'",
  'src/price.int.test.ts': "import './price.ts'",
  'src/card.tsx': "import './price.ts'",
  'src/form.island.tsx': "fetch('/sections/models')",
  'src/models.ts': '',
  'src/app/sections/models/route.ts': "import '../../../models.ts'",
  [`${site}/vehicles/page.tsx`]: "import '../../../../../card.tsx'",
  [`${site}/search/page.tsx`]: "import '../../../../../form.island.tsx'",
  'tests/e2e/support/test.ts': "goto('/vehicles')",
  'tests/e2e/support/open.ts': "goto('/search')",
  'tests/e2e/vehicles.spec.ts': "import './support/test.ts'; goto('/vehicles')",
  'tests/e2e/search/search.spec.ts': "import './support/test.ts'; import './support/open.ts'",
  'tests/e2e/links.spec.ts': "import './support/test.ts'", // No address of its own.
  'tests/e2e/away.spec.ts': "goto('/search'); getByRole('link').click()",
  'tests/e2e/site-wide/menu.spec.ts': "goto('/vehicles')",
  'tests/process/start.test.ts': "get('/vehicles')",
}

/** The file names of the selected tests. */
function selected(...changed: readonly string[]): string[] {
  const paths = [...new Set([...Object.keys(sources), ...changed])]
  const selection = select(
    paths.map((path) => ({ path, text: sources[path] ?? '' })),
    changed,
  )
  return [...selection.values()]
    .flatMap((tests) => [...tests.keys()])
    .map((path) => path.split('/').at(-1) ?? '')
}

const all = [
  'price.test.ts',
  'price.int.test.ts',
  'start.test.ts',
  'vehicles.spec.ts',
  'search.spec.ts',
  'links.spec.ts',
  'away.spec.ts',
  'menu.spec.ts',
]
const siteTests = all.slice(2)

test.each([
  ['a file that tests and pages import', 'src/price.ts', all.filter((name) => name !== 'search.spec.ts')],
  ['a test file', 'src/price.test.ts', ['price.test.ts']],
  ['a process that is started', 'server/worker.ts', siteTests],
  ['a support file of a journey', 'tests/e2e/support/open.ts', ['search.spec.ts']],
  [
    'a file behind a route that an island of an opened page fetches',
    'src/models.ts',
    ['search.spec.ts', 'links.spec.ts', 'away.spec.ts'],
  ],
  ['a file that is imported for its types only', 'src/shape.ts', []],
  ['a document', 'docs/architecture.md', []],
  ['package.json', 'package.json', all],
  ['a content file', 'content/brand.json', all],
  ['a migration', 'src/cms/migrations/20300101_more.ts', all],
  ['a file that no other file names', 'src/proxy.ts', all],
])('selects the affected tests for a change of %s', (_, file, expected) => {
  expect(selected(file).toSorted()).toEqual(expected.toSorted())
})

test('lists every setup file that the settings of the runners name', () => {
  const named = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:\.\/)?((?:tests|server)\/[^'*]*\.ts)'/g)].map(
      ([, path]) => path,
    )
  const runners = [...named('vitest.config.ts'), ...named('playwright.config.ts')]
  expect(runners).toContain('tests/postgres.setup.ts')
  const imported = ['tests/e2e/support/chromium.ts', 'tests/e2e/support/site.ts']
  expect(Object.values(suiteSetup).flat()).toEqual(
    expect.arrayContaining(runners.filter((path) => !imported.includes(path ?? ''))),
  )
})

test('parses the command line, and returns the usage for invalid arguments', () => {
  expect(parseTestOptions([])).toEqual({ list: false })
  expect(parseTestOptions(['--changed'])).toEqual({ since: 'HEAD', list: false })
  expect(parseTestOptions(['--changed', 'main', '--list'])).toEqual({ since: 'main', list: true })
  for (const args of [
    ['--chnaged'],
    ['--list'],
    ['--changed', '--all'],
    ['--changed', 'main', 'more'],
    ['src'],
  ])
    expect(parseTestOptions(args)).toMatch(/^(?:npm test does not accept|--list requires).*\nUsage/)
})
