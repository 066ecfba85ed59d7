import type { ResultRow } from './result.ts'

/** A row with nothing but an id, for tests. */
export function resultRow(values: Partial<ResultRow> = {}): ResultRow {
  return {
    ...{ id: 'row', rank: null, points: null, year: null, driverName: null, navigatorName: null },
    ...{ nationalChampionship: null, carNumber: null, teamName: null, regional: null, resultTime: null },
    ...{ teamImage: null, driverPath: null },
    ...values,
  }
}
