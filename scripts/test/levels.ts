import { existsSync } from 'node:fs'
import { seedSites } from '#tests/seeded.ts'
import { checks } from '../check/checks.ts'
import { runCommand } from '../check/command.ts'
import { ensureChromium } from './install-chromium.ts'
import { type Level, tallyOf } from './level.ts'
import type { Part, TestOptions } from './options.ts'
import { playwrightLevel, vitestLevel } from './runner-level.ts'

/** The checks of `npm run check`, one level each. */
const sources = checks.map(
  ({ name, run }): Level => ({
    name,
    beside: true,
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

/** Seeds the sites on which process tests and journeys run. */
const content = (folder: string): Level => ({
  name: 'content',
  needs: 'build',
  run: async () => {
    await seedSites(folder)
    return tallyOf(true, '')
  },
})

/** Process tests need it too: one of them uses a browser. */
const chromium: Level = { name: 'chromium', beside: true, run: ensureChromium }

/** What must pass before a change lands. */
function gate(seeded: string): readonly Level[] {
  const scope = { suite: 'gate', seeded } as const
  return [
    ...sources,
    chromium,
    vitestLevel('unit', scope),
    vitestLevel('integration', scope),
    build,
    content(seeded),
    vitestLevel('process', scope, 'content'),
    playwrightLevel('end to end', scope, 'content'),
  ]
}

/** Every test, or one part of them. Journeys that change every page of the site run by themselves, in the last part. */
function everything(part: Part, seeded: string): readonly Level[] {
  const scope = { suite: 'all', part, seeded } as const
  return [
    ...sources,
    chromium,
    vitestLevel('unit', scope),
    vitestLevel('integration', scope),
    build,
    content(seeded),
    vitestLevel('process', scope, 'content'),
    playwrightLevel('journeys', scope, 'content', 'journeys'),
    ...(part.index === part.count
      ? [playwrightLevel('site-wide', { suite: 'all', seeded }, 'content', 'site-wide')]
      : []),
  ]
}

/** Every check, and every test of some features; the site is built only for their journeys. */
function ofFeatures(features: readonly string[]): readonly Level[] {
  const journeys = features.map((name) => `tests/e2e/${name}/`).filter((folder) => existsSync(folder))
  const inVitest = {
    suite: 'all',
    paths: features.flatMap((name) => [`src/features/${name}/`, `tests/contract/${name}/`]),
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
