import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One import statement in one file, and a part of the linter's message (null: allowed). */
type Fixture = readonly [file: string, imported: string, message: string | null]

const ENTRY_POINTS = 'through their entry points'
const ISLAND = 'never hold server code'

const fixtures: readonly Fixture[] = [
  ['src/app/(site)/page.tsx', '#features/vehicles/page.tsx', null],
  ['src/app/(site)/f/page.tsx', '#features/vehicle-pages/line-up.page.tsx', null],
  [
    'src/app/(site)/g/page.tsx',
    '#features/vehicle-pages/ui/range-page/range-page.tsx',
    'one feature through its entry points',
  ],
  ['src/app/(site)/layout.tsx', '#features/vehicles/ui/Tile.tsx', 'one feature through its entry points'],
  ['src/app/(site)/a/page.tsx', '#features/vehicles/jobs.ts', 'one feature through its entry points'],
  ['src/app/(site)/b/page.tsx', '#cms/payload.config.ts', 'Only app/(cms) mounts the CMS'],
  ['src/app/(cms)/layout.tsx', '#cms/payload.config.ts', null],
  ['src/app/(site)/c/page.tsx', '#art/vehicle/index.ts', 'Routes do not draw'],
  ['src/app/(site)/art/route.ts', '#art/vehicle/index.ts', null],
  ['src/app/(site)/catalogue/page.tsx', '#features/pages/blocks/Hero/examples.ts', null],
  ['src/app/(site)/d/page.tsx', '#platform/database/pool.ts', 'hold no queries'],
  ['src/app/(site)/e/page.tsx', '#server/entry.ts', 'never imports its own process'],

  ['src/features/finance/index.ts', '#features/vehicles/index.ts', null],
  ['src/features/finance/a.ts', '#features/vehicles/server.ts', null],
  ['src/features/finance/b.ts', '#features/vehicles/rules/prices.ts', ENTRY_POINTS],
  ['src/features/finance/c.ts', '#features/vehicles/data/port.ts', ENTRY_POINTS],
  ['src/features/finance/d.ts', '#app/layout.tsx', 'never the other way round'],
  ['src/features/finance/e.ts', '#cms/collections.ts', 'do not know how the CMS is assembled'],
  ['src/features/finance/f.ts', '#cms/payload-types.ts', null],
  ['src/features/finance/page.tsx', '#features/vehicles/page.tsx', null],
  ['src/features/finance/server.ts', './ui/Card.tsx', 'refuses .tsx'],
  ['src/features/finance/jobs.ts', '#features/vehicles/page.tsx', 'refuses .tsx'],
  ['src/features/finance/data/local.ts', 'server-only', 'refuses .tsx'],
  ['src/features/finance/cms/admin/Field.tsx', 'react', null],

  ['src/features/finance/rules/annuity.ts', '#platform/money.ts', null],
  ['src/features/finance/rules/a.ts', './rounding.ts', null],
  ['src/features/finance/rules/b.ts', '#platform/config.ts', 'Rules are pure'],
  ['src/features/finance/rules/c.ts', 'node:fs', 'Rules are pure'],
  ['src/features/finance/rules/d.ts', '@payloadcms/ui', 'Rules are pure'],
  ['src/features/finance/rules/e.ts', '#features/vehicles/rules.ts', null],
  ['src/features/finance/rules/f.ts', '#features/vehicles/server.ts', 'Rules are pure'],
  ['src/features/finance/rules.ts', '#platform/config.ts', 'Rules are pure'],
  ['src/features/finance/rules/a.test.ts', 'fast-check', null],

  ['src/features/finance/ui/A.island.tsx', '#features/vehicles/index.ts', null],
  ['src/features/finance/ui/A2.island.tsx', '#features/vehicles/rules.ts', null],
  ['src/features/finance/ui/A3.island.tsx', '#features/dealers/slug.islands.ts', null],
  [
    'src/features/finance/ui/B.island.tsx',
    '#features/vehicles/server.ts',
    "use another feature's index.ts, rules.ts and islands.ts only",
  ],
  ['src/features/finance/ui/C.island.tsx', '../server.ts', ISLAND],
  ['src/features/finance/ui/D.island.tsx', '../data/local.ts', ISLAND],
  ['src/features/finance/ui/E.island.tsx', '#platform/database/pool.ts', ISLAND],
  ['src/features/finance/ui/F.island.tsx', '#platform/config.ts', ISLAND],
  ['src/features/finance/ui/G.island.tsx', 'node:fs/promises', ISLAND],
  ['src/ui/Dialog.island.tsx', 'payload', ISLAND],

  ['src/cms/collections.ts', '#features/vehicles/cms.ts', null],
  ['src/cms/seed.ts', '#features/vehicles/seed.ts', null],
  ['src/cms/a.ts', '#features/vehicles/server.ts', 'from their cms.ts'],
  ['src/ui/Button.tsx', '#platform/money.ts', null],
  ['src/ui/A.tsx', '#features/vehicles/index.ts', 'does not depend on features'],
  ['src/art/scene.ts', '#platform/money.ts', 'is independent'],
  ['src/art/a.ts', 'react', 'is independent'],
  ['src/art/b.ts', './core/svg.ts', null],
  ['src/platform/a.ts', '#features/vehicles/index.ts', 'platform does not depend on features'],
  ['src/platform/b.ts', '#cms/payload.config.ts', 'platform does not depend on features'],
  ['server/worker.ts', '#features/lead-delivery/jobs.ts', null],
  ['server/entry.ts', '#features/vehicles/server.ts', "through a feature's jobs.ts"],
  ['content/ranges.ts', '#platform/cms.ts', 'loads nothing'],
  ['scripts/seed.ts', '#features/vehicles/data/local.ts', ENTRY_POINTS],
  ['tests/e2e/a.ts', '#features/vehicles/ui/Tile.tsx', ENTRY_POINTS],
  ['tests/sweep/a.ts', '#features/pages/blocks/Hero/examples.ts', null],
]

type Diagnostic = { readonly message: string; readonly location: { readonly path: string } }

let folder: string
let diagnostics: readonly Diagnostic[]

async function lint(): Promise<readonly Diagnostic[]> {
  const biome = path.resolve('node_modules/.bin/biome')
  const flags = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.']
  const { stdout } = await promisify(execFile)(biome, flags, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  return JSON.parse(stdout).diagnostics
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'import boundaries '))
  await cp('biome.json', path.join(folder, 'biome.json'))
  const files: readonly (readonly [string, string])[] = [
    ...fixtures.map(([file, imported]) => [file, `import '${imported}'\n`] as const),
    ['src/features/a/env.ts', 'export const port = process.env.PORT\n'],
    ['src/platform/config.ts', 'export const port = process.env.PORT\n'],
    ['src/features/a/view.tsx', 'export default function View() {\n  return null\n}\n'],
    ['src/app/(site)/x/page.tsx', 'export default function Page() {\n  return null\n}\n'],
    ['src/features/a/long.ts', 'export {}\n'.repeat(301)],
  ]
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  diagnostics = await lint()
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const messagesOf = (file: string) =>
  diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message)

test.each(fixtures)('applies the import rules to %s importing %s', (file, _imported, message) => {
  const messages = messagesOf(file)
  if (message === null) expect(messages).toEqual([])
  else expect(messages.join('\n')).toContain(message)
})

test.each([
  ['src/features/a/env.ts', 'process.env'],
  ['src/features/a/view.tsx', 'default export'],
  ['src/features/a/long.ts', 'too many lines'],
])('rejects %s for its %s', (file, message) => {
  expect(messagesOf(file).join('\n')).toContain(message)
})

test.each(['src/platform/config.ts', 'src/app/(site)/x/page.tsx'])(
  'accepts in %s what it rejects in other files',
  (file) => {
    expect(messagesOf(file)).toEqual([])
  },
)
