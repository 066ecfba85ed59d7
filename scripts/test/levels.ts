import { checks } from '../check/checks.ts'
import { runCommand } from '../check/command.ts'
import type { Selection } from './changed/select.ts'
import type { Suite } from './changed/suites.ts'
import { ensureChromium } from './install-chromium.ts'
import { type Level, tallyOf } from './level.ts'
import { playwrightLevel, vitestLevel } from './runner-level.ts'

/** The checks of `npm run check`, each a level of its own. */
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

/** Process tests need it too: one of them follows a visitor who tries again. */
const chromium: Level = { name: 'chromium', needs: 'build', run: ensureChromium }

/** Every level in the order it is run: what fails fast comes first. */
export const levels: readonly Level[] = [
  ...sources,
  vitestLevel('unit', 'unit'),
  vitestLevel('integration', 'integration'),
  build,
  chromium,
  vitestLevel('process', 'process', 'chromium'),
  playwrightLevel('end to end', 'chromium'),
]

/** The levels of a selection: every check, then only what has tests to run, and only what these need. */
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
    // Not beside the others: what changes every page would change what they see.
    ...inBrowser('site-wide'),
  ]
}
