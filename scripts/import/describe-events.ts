import type { EventImportReport } from '#features/motorsport-events/jobs.ts'

/** Formats the report of an import of events for the terminal. */
export function describeEvents({ counts, refusals }: EventImportReport): string {
  const { read, added, changed, unchanged } = counts
  const lines = [
    `${read} ${read === 1 ? 'event' : 'events'} read: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refusals.length} refused.`,
    ...refusals.map(({ line, title, problem }) => `  line ${line}, ${title || 'no title'}: ${problem}`),
  ]
  return `${lines.join('\n')}\n`
}
