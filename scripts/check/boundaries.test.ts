import { describe, expect, test } from 'vitest'
import { findViolations } from './boundaries.ts'

/** `{ path: text }` → the violations as `path:line message`. */
const violations = (files: Record<string, string>) =>
  findViolations(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  )

describe('modules', () => {
  test('rejects a relative import that leaves its feature, and names the package import to use', () => {
    expect(
      violations({
        'src/features/vehicles/vehicles/ui/Card.tsx':
          "import { a } from '../../../finance/finance/index.ts'\n",
      }),
    ).toEqual([
      "src/features/vehicles/vehicles/ui/Card.tsx:1 A relative import stays inside its module: write '#features/finance/finance/index.ts'.",
    ])
  })

  test('accepts relative imports within a module and package imports across modules', () => {
    const text = "import { a } from '../rules/annuity.ts'\nimport { b } from '#platform/money.ts'\n"
    expect(violations({ 'src/features/vehicles/vehicles/ui/Card.tsx': text })).toEqual([])
  })

  test('rejects a package import of a file in the same module, on the line where the import ends', () => {
    const text = "import {\n  a,\n  b,\n} from '#features/vehicles/vehicles/rules/annuity.ts'\n"
    expect(violations({ 'src/features/vehicles/vehicles/index.ts': text })).toEqual([
      expect.stringContaining(
        'src/features/vehicles/vehicles/index.ts:4 Imports inside a module are relative',
      ),
    ])
  })

  test.each([
    "export { a } from '../../../ui/Button.tsx'\n",
    "const a = await import('../../../ui/Button.tsx')\n",
    "import '../../../ui/Button.tsx'\n",
    "import type { A } from '../../../ui/Button.tsx'\n",
  ])('rejects %s', (text) => {
    expect(violations({ 'src/features/vehicles/vehicles/index.ts': text })).toEqual([
      expect.stringContaining("write '#ui/Button.tsx'"),
    ])
  })
})

describe('layers', () => {
  test('rejects a feature that imports one above it, types included', () => {
    const text = "import type { Page } from '#features/site/page-rendering/page.tsx'\n"
    expect(violations({ 'src/features/vehicles/vehicles/index.ts': text })).toEqual([
      'src/features/vehicles/vehicles/index.ts:1 vehicles is in a layer below page-rendering and cannot import it: ' +
        'take what you need as an argument, or move it down.',
    ])
  })

  test('accepts a feature that imports one below it', () => {
    const text = "import { findRange } from '#features/vehicles/vehicles/server.ts'\n"
    expect(violations({ 'src/features/site/search/data/find.ts': text })).toEqual([])
  })

  test('rejects a feature that has no layer', () => {
    const text = "import { findRange } from '#features/vehicles/vehicles/server.ts'\n"
    expect(violations({ 'src/features/people/raffle/index.ts': text })).toEqual([
      'src/features/people/raffle/index.ts:1 raffle has no layer: add it in scripts/check/boundaries/feature-order.ts.',
    ])
  })
})

describe('pure rules', () => {
  const rule = 'src/features/site/search/rules/found.ts'

  test('rejects a rule that loads the index of another feature, and names its rules.ts', () => {
    const text = "import { groupByBody } from '#features/vehicles/vehicles/index.ts'\n"
    expect(violations({ [rule]: text })).toEqual([
      `${rule}:1 Rules are pure: write 'import type', or take a rule from the rules.ts of the other feature.`,
    ])
  })

  test('accepts a rule that imports types and rules of another feature', () => {
    const text =
      "import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'\n" +
      "import { groupByBody } from '#features/vehicles/vehicles/rules.ts'\n"
    expect(violations({ [rule]: text })).toEqual([])
  })

  test('accepts an import of the index in a file that is not a rule', () => {
    const text = "import { a } from '#features/vehicles/vehicles/index.ts'\n"
    expect(violations({ 'src/features/site/search/data/found.ts': text })).toEqual([])
  })
})

describe('browser files', () => {
  const client = "'use client'\nexport const a = 1\n"

  test('rejects use client outside an island', () => {
    expect(violations({ 'src/ui/Button.tsx': client })).toEqual([expect.stringContaining('*.island.tsx')])
  })

  test.each([
    'src/ui/Dialog.island.tsx',
    'src/app/(site)/error.tsx',
    'src/app/global-error.tsx',
    'src/cms/admin/brand.tsx',
    'src/features/vehicles/vehicles/cms/admin/Field.tsx',
  ])('accepts %s as a client file', (path) => {
    expect(violations({ [path]: client })).toEqual([])
  })

  test('rejects an island without the directive', () => {
    expect(violations({ 'src/ui/Dialog.island.tsx': 'export const a = 1\n' })).toEqual([
      expect.stringContaining("begins with 'use client'"),
    ])
  })
})

describe('plain Node', () => {
  test('rejects a view reached through another entry point, and shows the import chain', () => {
    expect(
      violations({
        'src/features/people/newsletter/jobs.ts': "import { letter } from './letter.ts'\n",
        'src/features/people/newsletter/letter.ts':
          "import { rate } from '#features/finance/finance/index.ts'\n",
        'src/features/finance/finance/index.ts':
          "export { Block } from './ui/block.tsx'\nexport { rate } from './rate.ts'\n",
      }),
    ).toEqual([
      'src/features/people/newsletter/jobs.ts:1 Runs in plain Node, which refuses .tsx: src/features/people/newsletter/jobs.ts → src/features/people/newsletter/letter.ts → src/features/finance/finance/index.ts → src/features/finance/finance/ui/block.tsx. Share the plain part in a .ts file.',
    ])
  })

  test('accepts type imports of views', () => {
    const files = {
      'src/features/people/newsletter/cms.ts': "import { letter } from './letter.ts'\n",
      'src/features/people/newsletter/letter.ts': "import type { Card } from './ui/card.tsx'\n",
      'src/features/people/newsletter/ui/card.tsx': 'export type Card = string\n',
    }
    expect(violations(files)).toEqual([])
  })
})

describe('islands', () => {
  const island = (specifier: string) => `'use client'\nimport { a } from '${specifier}'\n`

  test('rejects server code reached through another file, and shows the import chain', () => {
    const files = {
      'src/features/vehicles/vehicles/ui/Card.island.tsx': island('./card.ts'),
      'src/features/vehicles/vehicles/ui/card.ts': "export { a } from '#features/finance/finance/index.ts'\n",
      'src/features/finance/finance/index.ts':
        "import { config } from '#platform/process/config.ts'\nexport const a = config\n",
    }
    expect(violations(files)).toEqual([
      'src/features/vehicles/vehicles/ui/Card.island.tsx:2 Ships server code to the browser: ' +
        'src/features/vehicles/vehicles/ui/Card.island.tsx → src/features/vehicles/vehicles/ui/card.ts → src/features/finance/finance/index.ts → ' +
        'src/platform/process/config.ts. Take the data as props.',
    ])
  })

  test('rejects an island that imports the texts of every language, but accepts their types', () => {
    const files = { 'src/platform/i18n/texts.ts': "import { finance } from './texts/finance.ts'\n" }
    expect(violations({ ...files, 'src/ui/A.island.tsx': island('#platform/i18n/texts.ts') })).toEqual([
      expect.stringContaining('Ships the texts of all languages to the browser'),
    ])
    const typeOnly = "'use client'\nimport type { Texts } from '#platform/i18n/texts.ts'\n"
    expect(violations({ ...files, 'src/ui/A.island.tsx': typeOnly })).toEqual([])
  })

  test('rejects a server package imported two files away', () => {
    const files = {
      'src/ui/A.island.tsx': island('./a.ts'),
      'src/ui/a.ts': "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
    }
    expect(violations(files)).toEqual([expect.stringContaining('→ node:fs')])
  })

  test('accepts types of server files, cycles and pure files', () => {
    const files = {
      'src/features/vehicles/vehicles/ui/A.island.tsx': island('./a.ts'),
      'src/features/vehicles/vehicles/ui/a.ts':
        "import type { Config } from '#platform/process/config.ts'\nimport { b } from './b.ts'\nexport const a = b\n",
      'src/features/vehicles/vehicles/ui/b.ts': "import { a } from './a.ts'\nexport const b = a\n",
    }
    expect(violations(files)).toEqual([])
  })
})

describe('forbidden text', () => {
  test.each([
    ['// TODO later\n', 'Finish it'],
    ['\n// @ts-ignore\n', 'Fix the type'],
    ["const a = '/home/anna/forecourt'\n", 'A path of one machine'],
    ['const a = { monthlyInstallment: 1 }\n', 'write monthlyInstalment'],
  ])('rejects %j', (text, message) => {
    expect(violations({ 'src/features/finance/finance/a.ts': text })).toEqual([
      expect.stringContaining(message),
    ])
  })

  test('accepts spellings of the wire format in the file that maps it', () => {
    expect(violations({ 'src/features/vehicles/vehicles/data/wire.ts': "const a = 'fuelcon'\n" })).toEqual([])
  })
})

describe('internals', () => {
  test.each([
    ["import { a } from 'next/dist/server/a.js'\n", 'src/platform/next-internals/'],
    ["const name = 'x-nextjs-cache'\n", 'src/platform/next-internals/'],
    ['const { drizzle } = payload.db as unknown as PostgresAdapter\n', 'src/platform/payload-internals/'],
    ["const cookie = 'payload-token'\n", 'src/platform/payload-internals/'],
  ])('rejects %j outside of its folder', (text, folder) => {
    expect(violations({ 'server/http/a.ts': text })).toEqual([
      expect.stringContaining(`take it from ${folder}`),
    ])
    expect(violations({ [`${folder}a.ts`]: text })).toEqual([])
    expect(violations({ 'server/http/a.test.ts': text })).toEqual([])
  })
})

describe('caches', () => {
  test.each([
    ["import { unstable_cache } from 'next/cache'\n", 'cacheResponse'],
    ["const tag = 'vehicles:list'\n", 'platform/cache/tags.ts'],
    ["await invalidate(req, ['settings'])\n", 'platform/cache/tags.ts'],
    ['const aWeek = 7 * 24 * 60 * 60\n', 'platform/cache/lifetimes.ts'],
  ])('rejects %j outside of platform/cache', (text, hint) => {
    expect(violations({ 'src/features/site/search/data/a.ts': text })).toEqual([
      expect.stringContaining(hint),
    ])
    expect(violations({ 'src/platform/cache/a.ts': text })).toEqual([])
  })

  test('accepts a known lifetime as a number in a route, and rejects another number', () => {
    const route = (seconds: number) => ({
      'src/app/(site)/page.tsx': `export const revalidate = ${seconds}\n`,
    })
    expect(violations(route(604800))).toEqual([])
    expect(violations(route(60))).toEqual([expect.stringContaining('lifetimes.week')])
  })
})

describe('market', () => {
  test.each([
    ["const currency = 'ZAR'\n", 'platform/site/market.ts'],
    ["const zone = { tz: 'Africa/Johannesburg' }\n", 'platform/site/market.ts'],
    ["const make = 'Toyota'\n", 'platform/site/brand.ts'],
    ["const path = '/privacy-notice'\n", 'platform/site/well-known-paths.ts'],
  ])('rejects %j outside of its module', (text, home) => {
    expect(violations({ 'src/features/site/search/data/a.ts': text })).toEqual([
      expect.stringContaining(home),
    ])
    expect(violations({ 'src/features/site/search/data/a.test.ts': text })).toEqual([])
  })
})
