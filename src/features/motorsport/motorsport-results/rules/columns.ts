import type { ResultRow } from '../result.ts'

/** The columns of the results table, in their order. Source: requirement C-098. */
export const resultColumns = [
  'rank',
  'points',
  'year',
  'driverName',
  'navigatorName',
  'nationalChampionship',
  'carNumber',
  'teamName',
] as const satisfies readonly (keyof ResultRow)[]

export type ResultColumn = (typeof resultColumns)[number]

/** Whether a cell has a value: a missing one and blank text are none, the number 0 is one. Source: requirement C-100. */
export function hasValue(value: string | number | null | undefined): value is string | number {
  return typeof value === 'number' ? !Number.isNaN(value) : (value ?? '').trim() !== ''
}

/** Returns the columns for which some row has a value, in their order. Source: requirements C-098 and C-100. */
export function columnsOf(rows: readonly ResultRow[]): readonly ResultColumn[] {
  return resultColumns.filter((column) => rows.some((row) => hasValue(row[column])))
}
