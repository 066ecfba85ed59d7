const call =
  /(?<head>\b(?:test|it|describe)(?:\.[a-z]+)*|[\])}`])\s*\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>\s*,/g

const disabled = /\.(?:skip|todo|fixme|fails)\b/

/** A string that begins with a row id is a cell in a table of cases and becomes part of a title. */
const cell =
  /(?<!\.(?:skip|todo|fixme|fails)\(\s*)(?<quote>['"`])(?<title>[VCD]-\d{3}\b(?:\\.|(?!\k<quote>).)*)\k<quote>/g

/** A test or suite: its title, and its text up to the next one. */
type Titled = { readonly title: string; readonly body: string }

/**
 * Reads the tests and suites in a test file, `.each(…)('title', …)` included, and the cells of tables of cases that begin
 * with a row id, such as `['V-043: the smaller one', 1, 2]`. Skipped and todo tests are left out.
 */
export function titledTests(text: string): readonly Titled[] {
  const calls = [...text.matchAll(call)]
  const called = calls.flatMap(({ index, groups }, position) => {
    const body = text.slice(index, calls[position + 1]?.index)
    return disabled.test(groups?.head ?? '') ? [] : [{ title: groups?.title ?? '', body }]
  })
  const cells = [...text.matchAll(cell)].map(({ groups }) => ({ title: groups?.title ?? '', body: text }))
  return [...called, ...cells]
}

/** An address that is the first argument of a call other than an expectation, or a constant; or the import of the catalogue's helpers. */
const address =
  /(?:(?<!\bto[A-Z]\w*)\((?:request, )?|\bconst \w+ = )['"`](?:\$\{\w+\})?(?<path>\/[^'"`]*)|\bfrom '.+(?<helpers>\/catalogue)\.ts'/g

const visits = (text: string) =>
  [...text.matchAll(address)].map(({ groups }) => groups?.path ?? groups?.helpers ?? '')

/**
 * Whether a journey visits only pages of the catalogue, as far as its text spells the addresses; what precedes the file's
 * first test counts for tests that spell none.
 */
export function visitsOnlyCatalogue(text: string, body: string): boolean {
  const own = visits(body)
  const visited = own.length > 0 ? own : visits(text.slice(0, text.search(call)))
  return visited.length > 0 && visited.every((path) => path.startsWith('/catalogue'))
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
