import { globSync, readFileSync } from 'node:fs'
import { type Check, outcomeOf } from './check.ts'

/** Matches only at the beginning of a line: the checks' own tests hold example titles inside strings. */
const call =
  /^\s*(?:test|it)(?:\.(?:concurrent|only))?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>/gm

/** First words that are not a verb: a subject, a condition or a row id. */
const notAVerb =
  /^(?:[A-Z]|(?:an?|the|this|that|it|its|they|what|who|whoever|where|when|while|without|with|only|no|nothing|nobody|each|every|all|any|one|two|of|in|on|at|for|from|by|to|if|and|or|not)\b)/

/** Lists the titles that do not begin with a verb, such as `a colour is shown` instead of `shows a colour`. */
export function titlesWithoutVerb(text: string): string[] {
  return [...text.matchAll(call)]
    .map(({ groups }) => groups?.title ?? '')
    .filter((title) => notAVerb.test(title))
}

const example = "begin with a verb in the present tense: 'returns 404 for an unknown range (V-041)'"

/** Checks that every test title begins with a verb. */
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
