import type { ClassificationReport } from '../import-report.ts'
import { placeDrivers } from '../rules/place-drivers.ts'
import type { Entrant } from '../season.ts'
import { readResultsCsv } from './results-csv.ts'

/**
 * Reads the classification of a race, a rally or a stage from a pasted table with the columns position and driver, and
 * perhaps the car's number, which also finds a driver whose name is written differently.
 */
export function readClassification(
  text: string,
  entrants: readonly Pick<Entrant, 'driver' | 'name' | 'number'>[],
  currentYear: number,
): ClassificationReport {
  const { fault, ignored, rows } = readResultsCsv(text, currentYear)
  if (fault !== null) return { problems: [fault], ignored, placings: [] }
  if (rows.length === 0) return { problems: ['There is no driver below the heading.'], ignored, placings: [] }
  const refused = rows.flatMap((row) =>
    row.outcome === 'refused' ? [`Line ${row.line}: ${row.problems.join(' ')}`] : [],
  )
  const sheet = rows.flatMap((report) => {
    if (report.outcome === 'refused') return []
    const { rank, driverName, carNumber } = report.row
    return [{ line: report.line, exit: report.exit, rank, driverName: driverName ?? '', carNumber }]
  })
  const { problems, placings } = placeDrivers(sheet, entrants)
  // A gap in the positions may be a refused row.
  const isComplete = refused.length === 0
  return {
    problems: isComplete ? problems : [...refused, ...problems.filter((each) => each.startsWith('Line'))],
    ignored,
    placings,
  }
}
