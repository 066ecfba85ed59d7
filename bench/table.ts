import type { Figure } from './measure.ts'

const marks = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, ' '],
])

/** Formats the figures as a table for a terminal. */
export function formatTable(figures: readonly Figure[]): string {
  const head = ['', 'figure', 'measured', 'goal', 'reference']
  const rows = figures.map(({ name, measured, goal, reference, reached }) => [
    marks.get(reached) ?? '',
    name,
    measured,
    goal,
    reference,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return `${[head, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n')}\n`
}
