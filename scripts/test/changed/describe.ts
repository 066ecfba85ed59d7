import type { Selection } from './select.ts'

const reasonsShown = 3

/** The changed files by which tests were selected, the most frequent first. */
function reasonsOf(seen: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const file of seen) counts.set(file, (counts.get(file) ?? 0) + 1)
  const files = [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file)
  const more = files.length > reasonsShown ? [`${files.length - reasonsShown} more`] : []
  return [...files.slice(0, reasonsShown), ...more].join(', ')
}

/** What was selected and why: a line per suite, and when the tests are listed a line for each. */
export function describeSelection(
  changed: readonly string[],
  selection: Selection,
  { since, listed }: { readonly since: string; readonly listed: boolean },
): string {
  const lines = [...selection].flatMap(([suite, tests]) =>
    tests.size === 0
      ? [`– ${suite}: not run, none can see a change`]
      : [
          `  ${suite}: ${tests.size} of the test files, because of ${reasonsOf(tests.values())}`,
          ...(listed ? [...tests].map(([test, file]) => `    ${test} ← ${file}`) : []),
        ],
  )
  return [
    `Different from ${since}: ${changed.length === 1 ? changed[0] : `${changed.length} files`}`,
    ...lines,
    '',
  ].join('\n')
}
