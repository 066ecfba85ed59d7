const call =
  /(?<head>\b(?:test|it|describe)(?:\.[a-z]+)*|[\])}`])\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>\s*,/g

/**
 * The titles of the tests and suites in a test file's text, `.each(…)('title', …)` included. Skipped and
 * unwritten ones prove nothing and are left out.
 */
export function testTitles(text: string): string[] {
  return [...text.matchAll(call)]
    .filter((match) => !/\.(?:skip|todo|fixme|fails)\b/.test(match.groups?.head ?? ''))
    .map((match) => match.groups?.title ?? '')
}

/** Numbers of requirement rows, such as V-041, named in a text. */
export function rowsIn(text: string): string[] {
  return text.match(/\b[VCD]-\d{3}\b/g) ?? []
}
