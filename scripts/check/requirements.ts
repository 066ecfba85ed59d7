import { existsSync, globSync, readFileSync } from 'node:fs'
import { type Check, outcomeOf } from './check.ts'
import { parseClaims } from './requirements/claims.ts'
import { findGaps, totals } from './requirements/gaps.ts'

/** The checker's own tests are left out: they hold example titles that are not claims. */
function readTestFiles(): ReadonlyMap<string, string> {
  const paths = globSync([
    '{src,server,scripts,tests,content,bench}/**/*.test.{ts,tsx}',
    'tests/e2e/**/*.spec.ts',
  ])
  return new Map(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('scripts/check/'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
}

/** Checks that a test names every requirement row that is claimed as proved. */
export const requirements: Check = {
  name: 'requirements',
  run: async () => {
    const claims = parseClaims(readFileSync('docs/requirements.json', 'utf8'))
    const { proved, partly, waiting } = totals(claims)
    return outcomeOf(
      findGaps(claims, readTestFiles(), existsSync),
      `${proved} rows proved, ${partly} in part, ${waiting} wait with a reason`,
    )
  },
}
