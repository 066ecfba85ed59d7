import { checks } from '../check/checks.ts'
import { runCommand } from '../check/command.ts'
import type { Selection } from './changed/select.ts'
import type { Suite } from './changed/suites.ts'
import { ensureChromium } from './install-chromium.ts'
import { type Level, tallyOf } from './level.ts'
import { playwrightLevel, vitestLevel } from './runner-level.ts'

/** The checks of `npm run check`, one level each. */
const sources = checks.map(
  ({ name, run }): Level => ({
    name,
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

/** Process tests need it too: one of them uses a browser. */
const chromium: Level = { name: 'chromium', needs: 'build', run: ensureChromium }

/** Every level in the order of execution: fast ones first. */
export const levels: readonly Level[] = [
  ...sources,
  vitestLevel('unit', 'unit'),
  vitestLevel('integration', 'integration'),
  build,
  chromium,
  vitestLevel('process', 'process', 'chromium'),
  playwrightLevel('end to end', 'chromium'),
]

/** The levels of a selection: every check, the suites with selected tests, and the levels these need. */
export function levelsOf(selection: Selection): readonly Level[] {
  const filesOf = (suite: Suite) => [...(selection.get(suite)?.keys() ?? [])]
  const when = (suiteNames: readonly Suite[], level: Level) =>
    suiteNames.some((suite) => filesOf(suite).length > 0) ? [level] : []
  const inVitest = (suite: Suite, needs?: string) =>
    when([suite], vitestLevel(suite, suite, needs, filesOf(suite)))
  const inBrowser = (suite: Suite) => when([suite], playwrightLevel(suite, 'chromium', suite, filesOf(suite)))
  return [
    ...sources,
    ...inVitest('unit'),
    ...inVitest('integration'),
    ...[build, chromium].flatMap((level) => when(['process', 'journeys', 'site-wide'], level)),
    ...inVitest('process', 'chromium'),
    ...inBrowser('journeys'),
    // Run separately: these tests change every page of the site, which would affect the other journeys.
    ...inBrowser('site-wide'),
  ]
}
