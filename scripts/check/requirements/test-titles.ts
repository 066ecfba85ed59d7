const call =
  /(?<head>\b(?:test|it|describe)(?:\.[a-z]+)*|[\])}`])\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>\s*,/g

const disabled = /\.(?:skip|todo|fixme|fails)\b/

/** A string that begins with a row id is a cell in a table of cases and becomes part of a title. */
const cell =
  /(?<!\.(?:skip|todo|fixme|fails)\(\s*)(?<quote>['"`])(?<title>[VCD]-\d{3}\b(?:\\.|(?!\k<quote>).)*)\k<quote>/g

/**
 * Reads the titles of the tests and suites in a test file, `.each(…)('title', …)` included, and the cells of tables of cases
 * that begin with a row id, such as `['V-043: the smaller one', 1, 2]`. Skipped and todo tests are left out.
 */
export function testTitles(text: string): string[] {
  const called = [...text.matchAll(call)].filter(({ groups }) => !disabled.test(groups?.head ?? ''))
  const titles = [...called, ...text.matchAll(cell)].map(({ groups }) => groups?.title ?? '')
  return [...new Set(titles)]
}

/** Finds the requirement rows named in a text, without duplicates: `V-041`, and every row of `D-128 to D-132` or `D-128–D-132`. */
export function rowsIn(text: string): string[] {
  const named = text.matchAll(/\b([VCD])-(\d{3})\b(?:(?: to |\s?[–-]\s?)\1-(\d{3})\b)?/g)
  const rows = [...named].flatMap(([, document = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(1, Number(last) - Number(first) + 1) },
      (_, index) => `${document}-${String(Number(first) + index).padStart(3, '0')}`,
    ),
  )
  return [...new Set(rows)]
}
