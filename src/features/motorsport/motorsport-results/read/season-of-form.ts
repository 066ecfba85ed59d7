import { calendarDayOf } from '#platform/time/clock.ts'
import type { ClassificationReport } from '../import-report.ts'
import { readPoints } from '../rules/points-table.ts'
import type { Classification, PointsScheme, Round, ScoredKind, Season } from '../season.ts'
import { readClassification } from './classification.ts'
import { type RoundForm, type SeasonForm, storedEntrants } from './season-form.ts'

/** What was read of the results of a round, by classification. */
export type RoundReading = {
  readonly name: string
  readonly classifications: readonly (ClassificationReport & { readonly kind: ScoredKind })[]
}

type Reading = { readonly season: Season; readonly rounds: readonly RoundReading[] }

function schemeOf({ points, countedRounds, plannedRounds }: SeasonForm): PointsScheme {
  const tables = (points ?? []).flatMap(({ kind, table }) => {
    const read = readPoints(table ?? '')
    return kind && read ? [[kind, read] as const] : []
  })
  return {
    tables: Object.fromEntries(tables),
    counted: countedRounds ? { best: countedRounds, of: plannedRounds ?? countedRounds } : null,
  }
}

const isHeld = ({ classifications }: RoundReading) =>
  classifications.some(({ placings }) => placings.length > 0)

/** The day picker stores noon. A form may have no day yet. */
const dayOf = (day: RoundForm['day']) => calendarDayOf(new Date(Date.parse(day ?? '') || 0))

function readRound(round: RoundForm, form: SeasonForm, currentYear: number): [Round, RoundReading] {
  const { name, day } = round
  const parts = (round.classifications ?? []).map(({ kind, share, results }) => {
    const report = readClassification(results ?? '', storedEntrants(form), currentYear)
    const part: Classification = {
      kind: kind ?? 'race',
      ...((share === 'half' || share === 'double') && { share }),
      placings: report.placings,
    }
    return { part, report: { ...report, kind: part.kind } }
  })
  return [
    { name: name ?? '', day: dayOf(day), classifications: parts.map(({ part }) => part) },
    { name: name ?? '', classifications: parts.map(({ report }) => report) },
  ]
}

/**
 * Returns the season of a form or of a document, with what was wrong with its results. Drivers that could not be read
 * are missing from it, and so are rounds of which no driver could be read.
 */
export function seasonOfForm(form: SeasonForm, currentYear: number): Reading {
  const rounds = (form.rounds ?? []).map((round) => readRound(round, form, currentYear))
  return {
    season: {
      championship: form.championship ?? '',
      year: form.year ?? currentYear,
      scheme: schemeOf(form),
      plannedRounds: form.plannedRounds ?? rounds.length,
      entrants: storedEntrants(form),
      rounds: rounds.flatMap(([round, reading]) => (isHeld(reading) ? [round] : [])),
    },
    rounds: rounds.map(([, reading]) => reading),
  }
}
