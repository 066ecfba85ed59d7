import type { Selection } from './select.ts'

const maxReasons = 3

/** The changed files that selected tests, the most frequent first. */
function reasonsOf(changedFiles: Iterable<string>): string {
  const counts = new Map<string, number>()
  for (const file of changedFiles) counts.set(file, (counts.get(file) ?? 0) + 1)
  const files = [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file)
  const more = files.length > maxReasons ? [`${files.length - maxReasons} more`] : []
  return [...files.slice(0, maxReasons), ...more].join(', ')
}

/** Describes a selection: a line per suite, followed by a line per test when `listed` is set. */
export function describeSelection(
  changed: readonly string[],
  selection: Selection,
  { since, listed }: { readonly since: string; readonly listed: boolean },
): string {
  const lines = [...selection].flatMap(([suite, tests]) =>
    tests.size === 0
      ? [`– ${suite}: not run, no test is affected`]
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
