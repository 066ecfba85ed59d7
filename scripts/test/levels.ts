import { checks } from '../check/checks.ts'
import { runCommand } from '../check/command.ts'
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

/** Every level in the order it is run: what fails fast comes first. */
export const levels: readonly Level[] = [
  ...sources,
  vitestLevel('unit', 'unit'),
  vitestLevel('integration', 'integration'),
  build,
  { name: 'chromium', needs: 'build', run: ensureChromium },
  // One of them follows a visitor who tries again.
  vitestLevel('process', 'process', 'chromium'),
  playwrightLevel('end to end', 'chromium'),
]
