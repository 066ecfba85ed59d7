import { expect, test } from 'vitest'
import { moduleImports } from './boundaries/module-imports.ts'

/** One import statement in one file, and a part of the message (null: allowed). */
type Fixture = readonly [file: string, imported: string, message: string | null]

const ENTRY_POINTS = 'through their entry points'
const ISLAND = 'never hold server code'
const PORT = '#features/vehicles/vehicles/data/port.ts'

const fixtures: readonly Fixture[] = [
  ['src/app/(site)/page.tsx', '#features/vehicles/vehicles/page.tsx', null],
  ['src/app/(site)/f/page.tsx', '#features/vehicles/line-up/line-up.page.tsx', null],
  [
    'src/app/(site)/g/page.tsx',
    '#features/vehicles/range-page/ui/range-page.tsx',
    'one feature through its entry points',
  ],
  [
    'src/app/(site)/layout.tsx',
    '#features/vehicles/vehicles/ui/Tile.tsx',
    'one feature through its entry points',
  ],
  [
    'src/app/(site)/a/page.tsx',
    '#features/vehicles/vehicles/jobs.ts',
    'one feature through its entry points',
  ],
  ['src/app/(site)/b/page.tsx', '#cms/payload.config.ts', 'Only app/(cms) mounts the CMS'],
  ['src/app/(cms)/layout.tsx', '#cms/payload.config.ts', null],
  ['src/app/(cms)/a.tsx', '#features/vehicles/vehicles/page.tsx', 'does not import features directly'],
  ['src/app/(cms)/b.tsx', '#art/vehicle/index.ts', 'CMS mount does not draw'],
  ['src/app/(cms)/c.tsx', '#content/ranges.ts', 'never imports its own process'],
  ['src/app/(site)/c/page.tsx', '#art/vehicle/index.ts', 'Routes do not draw'],
  ['src/app/(site)/art/route.ts', '#art/vehicle/index.ts', null],
  ['src/app/(site)/catalogue/page.tsx', '#features/site/pages/blocks/Hero/examples.ts', null],
  [
    'src/app/(site)/catalogue/a.tsx',
    '#features/site/pages/blocks/Hero/view.tsx',
    'shows what features export',
  ],
  ['src/app/(site)/catalogue/b.tsx', '#cms/blocks.ts', 'Only app/(cms) mounts the CMS'],
  ['src/app/(site)/art/a.ts', '#platform/process/cms.ts', 'hold no queries'],
  ['src/app/(site)/art/b.ts', '#tests/scale.ts', 'never imports its own process'],
  ['src/app/(site)/d/page.tsx', '#platform/database/pool.ts', 'hold no queries'],
  ['src/app/(site)/e/page.tsx', '#server/entry.ts', 'never imports its own process'],

  ['src/features/finance/finance-pages/index.ts', '#features/vehicles/vehicles/index.ts', null],
  ['src/features/finance/finance-pages/a.ts', '#features/vehicles/vehicles/server.ts', null],
  ['src/features/finance/finance-pages/b.ts', '#features/vehicles/vehicles/rules/prices.ts', ENTRY_POINTS],
  ['src/features/finance/finance-pages/c.ts', '#features/vehicles/vehicles/data/port.ts', ENTRY_POINTS],
  ['src/features/finance/finance-pages/d.ts', '#app/layout.tsx', 'never the other way round'],
  ['src/features/finance/finance-pages/e.ts', '#cms/collections.ts', 'do not know how the CMS is assembled'],
  ['src/features/finance/finance-pages/f.ts', '#cms/payload-types.ts', null],
  ['src/features/finance/finance-pages/g.ts', '#server/entry.ts', 'never imports its own process'],
  ['src/features/finance/finance-pages/h.ts', '#features/vehicles/vehicles/blocks/hero/examples.ts', null],
  ['src/features/finance/finance-pages/page.tsx', '#features/vehicles/vehicles/page.tsx', null],
  ['src/features/finance/finance-pages/server.ts', './ui/Card.tsx', 'refuses .tsx'],
  ['src/features/finance/finance-pages/jobs.ts', '#features/vehicles/vehicles/page.tsx', 'refuses .tsx'],
  ['src/features/finance/finance-pages/data/local.ts', 'server-only', 'refuses .tsx'],
  ['src/features/finance/finance-pages/data/a.ts', '#ui/Button.tsx', 'refuses .tsx'],
  ['src/features/finance/finance-pages/data/b.ts', 'react-dom/server', 'refuses .tsx'],
  ['src/features/finance/finance-pages/data/c.ts', '#features/vehicles/vehicles/data/port.ts', ENTRY_POINTS],
  ['src/features/finance/finance-pages/data/d.ts', '#app/layout.ts', 'never the other way round'],
  [
    'src/features/finance/finance-pages/cms/e.ts',
    '#cms/collections.ts',
    'do not know how the CMS is assembled',
  ],
  ['src/features/finance/finance-pages/cms/f.ts', '#content/ranges.ts', 'never imports its own process'],
  ['src/features/finance/finance-pages/cms/admin/Field.tsx', 'react', null],

  ['src/features/finance/finance-pages/rules/annuity.ts', '#platform/money.ts', null],
  ['src/features/finance/finance-pages/rules/a.ts', './rounding.ts', null],
  ['src/features/finance/finance-pages/rules/b.ts', '#platform/process/config.ts', 'Rules are pure'],
  ['src/features/finance/finance-pages/rules/c.ts', 'node:fs', 'Rules are pure'],
  ['src/features/finance/finance-pages/rules/d.ts', '@payloadcms/ui', 'Rules are pure'],
  ['src/features/finance/finance-pages/rules/e.ts', '#features/vehicles/vehicles/rules.ts', null],
  [
    'src/features/finance/finance-pages/rules/f.ts',
    '#features/vehicles/vehicles/server.ts',
    'Rules are pure',
  ],
  ['src/features/finance/finance-pages/rules/g.ts', '#platform/time/clock.ts', "write 'import type'"],
  ['src/features/finance/finance-pages/rules.ts', '#platform/process/config.ts', 'Rules are pure'],
  ['src/features/finance/finance-pages/rules/a.test.ts', 'fast-check', null],
  ['src/features/site/pages/rules/h.ts', '#features/site/site-map/addresses.ts', null],

  ['src/features/site/pages/addresses.ts', '#features/site/site-map/addresses.ts', null],
  ['src/features/site/pages/addresses.ts', '#platform/site/theme.ts', null],
  ['src/features/site/pages/addresses.ts', './rules/path.ts', 'Addresses are plain data'],
  ['src/features/site/pages/addresses.ts', '#platform/process/cms.ts', 'Addresses are plain data'],

  ['src/features/finance/finance-pages/ui/A.island.tsx', '#features/vehicles/vehicles/index.ts', null],
  ['src/features/finance/finance-pages/ui/A2.island.tsx', '#features/vehicles/vehicles/rules.ts', null],
  ['src/features/finance/finance-pages/ui/A3.island.tsx', '#features/dealers/dealers/slug.islands.ts', null],
  [
    'src/features/finance/finance-pages/ui/B.island.tsx',
    '#features/vehicles/vehicles/server.ts',
    "use another feature's index.ts, rules.ts and islands.ts only",
  ],
  ['src/features/finance/finance-pages/ui/C.island.tsx', '../server.ts', ISLAND],
  ['src/features/finance/finance-pages/ui/D.island.tsx', '../data/local.ts', ISLAND],
  ['src/features/finance/finance-pages/ui/E.island.tsx', '#platform/database/pool.ts', ISLAND],
  ['src/features/finance/finance-pages/ui/F.island.tsx', '#platform/process/config.ts', ISLAND],
  ['src/features/finance/finance-pages/ui/G.island.tsx', 'node:fs/promises', ISLAND],
  ['src/features/finance/finance-pages/ui/H.island.tsx', '#app/layout.tsx', 'never the other way round'],
  ['src/features/finance/finance-pages/ui/I.island.tsx', '#cms/collections.ts', 'CMS runs on the server'],
  ['src/features/finance/finance-pages/ui/J.island.tsx', '#tests/scale.ts', 'never imports its own process'],
  ['src/ui/Dialog.island.tsx', 'payload', ISLAND],
  ['src/ui/A.island.tsx', '#features/vehicles/vehicles/index.ts', 'does not depend on features'],

  ['src/cms/collections.ts', '#features/vehicles/vehicles/cms.ts', null],
  ['src/cms/seed.ts', '#features/vehicles/vehicles/seed.ts', null],
  ['src/cms/a.ts', '#features/vehicles/vehicles/server.ts', 'from their cms.ts'],
  ['src/cms/b.ts', '#app/layout.tsx', 'never the other way round'],
  ['src/cms/c.ts', '#server/entry.ts', 'never imports its own process'],
  ['src/cms/d.ts', '../instrumentation.ts', 'CMS may not import'],
  ['src/ui/Button.tsx', '#platform/money.ts', null],
  ['src/ui/A.tsx', '#features/vehicles/vehicles/index.ts', 'does not depend on features'],
  ['src/ui/B.tsx', '#platform/process/config.ts', 'reads no configuration'],
  ['src/art/scene.ts', '#platform/money.ts', 'is independent'],
  ['src/art/a.ts', 'react', 'is independent'],
  ['src/art/b.ts', './core/svg.ts', null],
  ['src/platform/a.ts', '#features/vehicles/vehicles/index.ts', 'platform does not depend on features'],
  ['src/platform/b.ts', '#cms/payload.config.ts', 'platform does not depend on features'],
  ['src/platform/c.ts', '#content/brand.json', null],
  ['server/worker.ts', '#features/enquiries/lead-delivery/jobs.ts', null],
  ['server/entry.ts', '#features/vehicles/vehicles/server.ts', "through a feature's jobs.ts"],
  ['server/a.ts', '#ui/fetch-json.ts', 'serves pages through Next'],
  ['content/finance.ts', '#features/vehicles/vehicles/rules.ts', 'offers at index.ts'],
  ['content/ranges.ts', '#platform/process/cms.ts', 'loads nothing'],
  ['scripts/seed.ts', '#features/vehicles/vehicles/data/local.ts', ENTRY_POINTS],
  ['bench/a.ts', '#app/sitemap.ts', 'never the other way round'],
  ['tests/e2e/a.ts', '#features/vehicles/vehicles/ui/Tile.tsx', ENTRY_POINTS],
  ['tests/sweep/a.ts', '#features/site/pages/blocks/Hero/examples.ts', null],
  ['tests/sweep/b.ts', '#app/sitemap.ts', 'never the other way round'],
  ['src/app/sitemap.test.ts', '#features/vehicles/vehicles/data/port.ts', 'Tests may also read'],
  ['server/entry.test.ts', '#app/sitemap.ts', null],
]

const messagesFor = (path: string, text: string) =>
  moduleImports([{ path, text }]).map(({ message }) => message)

test.each(fixtures)('applies the import rules to %s importing %s', (file, imported, message) => {
  expect(messagesFor(file, `import '${imported}'\n`)).toEqual(
    message === null ? [] : [expect.stringContaining(message)],
  )
})

test.each([
  `import type { Port } from '${PORT}'\n`,
  `export * as port from '${PORT}'\n`,
  `import port, {\n  type Port,\n} from '${PORT}'\n`,
  `const port = await import('${PORT}', {})\n`,
  `export type Cents = number\nimport { port } from '${PORT}'\n`,
])('applies the import rules to %j', (text) => {
  expect(messagesFor('src/features/finance/finance-pages/a.ts', text)).toEqual([
    expect.stringContaining(ENTRY_POINTS),
  ])
})

test('accepts an exported text where no package may be imported', () => {
  expect(
    messagesFor('src/art/core/ink.ts', "export const ink = '#111317'\nexport type Side = 'left'\n"),
  ).toEqual([])
})
