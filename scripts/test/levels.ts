import { existsSync } from 'node:fs'
import { seedSites } from '#tests/seeded.ts'
import { checks } from '../check/checks.ts'
import { runCommand } from '../check/command.ts'
import { ensureChromium } from './install-chromium.ts'
import { type Level, tallyOf } from './level.ts'
import { featureFolders, type Part, type TestOptions } from './options.ts'
import { playwrightLevel, type Scope, vitestLevel } from './runner-level.ts'

/** The checks of `npm run check`, one level each. */
const sources = checks.map(
  ({ name, run }): Level => ({
    name,
    group: 'checks',
    run: async (signal) => {
      const { ok, report } = await run(signal)
      return tallyOf(ok, report)
    },
  }),
)

const build: Level = {
  name: 'build',
  run: async (signal) => {
    const { ok, output } = await runCommand([process.execPath, 'scripts/start.mjs', '--build'], { signal })
    return tallyOf(ok, output)
  },
}

/** Seeds the sites whose content all later levels have. */
const content = (folder: string): Level => ({
  name: 'content',
  needs: 'build',
  run: async () => {
    await seedSites(folder)
    return tallyOf(true, '')
  },
})

/** Process tests need it too: one of them uses a browser. */
const chromium: Level = { name: 'chromium', group: 'checks', run: ensureChromium }

/**
 * What needs the content, but for the journeys. Process tests wait half of their time, and journeys that change every page
 * run one by one: both run beside the integration tests, which compute.
 */
function onContent(scope: Scope, options: { readonly siteWide: boolean }): readonly Level[] {
  const { part: _whole, ...unsharded } = scope
  const levels = [
    vitestLevel('integration', scope, 'content'),
    vitestLevel('process', scope, 'content'),
    ...(options.siteWide ? [playwrightLevel('site-wide', unsharded, 'content', 'site-wide')] : []),
  ]
  return levels.map((level) => ({ ...level, group: 'on content' }))
}

/** What must pass before a change lands. */
function gate(seeded: string): readonly Level[] {
  const scope = { suite: 'gate', seeded } as const
  return [
    ...sources,
    chromium,
    vitestLevel('unit', scope),
    build,
    content(seeded),
    ...onContent(scope, { siteWide: true }),
    playwrightLevel('journeys', scope, 'content', 'journeys'),
  ]
}

/** Every test, or one part of them. Journeys that change every page of the site are in the last part. */
function everything(part: Part, seeded: string): readonly Level[] {
  const scope = { suite: 'all', part, seeded } as const
  return [
    ...sources,
    chromium,
    vitestLevel('unit', scope),
    build,
    content(seeded),
    ...onContent(scope, { siteWide: part.index === part.count }),
    playwrightLevel('journeys', scope, 'content', 'journeys'),
  ]
}

/** Every check, and every test of some features; the site is built only for their journeys. */
function ofFeatures(features: readonly string[]): readonly Level[] {
  const journeys = features.map((name) => `tests/e2e/${name}/`).filter((folder) => existsSync(folder))
  const folders = featureFolders()
  const inVitest = {
    suite: 'all',
    paths: features.flatMap((name) => [`${folders.get(name) ?? name}/`, `tests/contract/${name}/`]),
  } as const
  const browser = (project: string, paths: readonly string[]) =>
    paths.length > 0 ? [playwrightLevel(project, { suite: 'all', paths }, 'build', project)] : []
  const siteWide = journeys.filter((folder) => folder.endsWith('/site-wide/'))
  return [
    ...sources,
    ...(journeys.length > 0 ? [chromium] : []),
    vitestLevel('unit', inVitest),
    vitestLevel('integration', inVitest),
    ...(journeys.length > 0 ? [build] : []),
    ...browser(
      'journeys',
      journeys.filter((folder) => !siteWide.includes(folder)),
    ),
    ...browser('site-wide', siteWide),
  ]
}

/**
 * The levels of a run in the order of execution: fast ones first.
 *
 * @param seeded an empty folder, for the data folders of seeded sites
 */
export function levelsOf(options: TestOptions, seeded: string): readonly Level[] {
  if (options.suite === 'gate') return gate(seeded)
  return options.suite === 'all' ? everything(options.part, seeded) : ofFeatures(options.features)
}
