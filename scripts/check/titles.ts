import { globSync, readFileSync } from 'node:fs'
import { type Check, outcomeOf } from './check.ts'

/** At the beginning of a line: a check's own tests hold titles inside strings. */
const call =
  /^\s*(?:test|it)(?:\.(?:concurrent|only))?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>/gm

/** Words that a sentence about the thing under test does not begin with: its subject, a condition or a row's id. */
const notAVerb =
  /^(?:[A-Z]|(?:an?|the|this|that|it|its|they|what|who|whoever|where|when|while|without|with|only|no|nothing|nobody|each|every|all|any|one|two|of|in|on|at|for|from|by|to|if|and|or|not)\b)/

/** The titles of a test file that do not begin with a verb, such as `a colour is shown` for `shows a colour`. */
export function titlesWithoutVerb(text: string): string[] {
  return [...text.matchAll(call)]
    .map(({ groups }) => groups?.title ?? '')
    .filter((title) => notAVerb.test(title))
}

const example = "begin with a verb in the present tense: 'returns 404 for an unknown range (V-041)'"

/** Every test's title says what happens, when. */
export const titles: Check = {
  name: 'test titles',
  run: async () => {
    const files = globSync([
      '{src,server,scripts,tests,content,bench}/**/*.test.{ts,tsx}',
      'tests/e2e/**/*.spec.ts',
    ])
    const found = files.flatMap((path) =>
      titlesWithoutVerb(readFileSync(path, 'utf8')).map((title) => `${path}: “${title}”: ${example}`),
    )
    return outcomeOf(found, `of ${files.length} files`)
  },
}
