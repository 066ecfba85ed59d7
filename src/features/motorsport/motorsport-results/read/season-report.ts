import type { SeasonReport } from '../import-report.ts'
import { standingsChange } from '../rules/standings-change.ts'
import type { SeasonForm } from './season-form.ts'
import { seasonOfForm } from './season-of-form.ts'

/**
 * Returns the report on a season that is being edited: what was read of each classification, and the standings beside
 * the published ones.
 *
 * @param published the season as visitors see it; null when they see none
 */
export function seasonReport(
  form: SeasonForm,
  published: SeasonForm | null,
  currentYear: number,
): SeasonReport {
  const { season, rounds } = seasonOfForm(form, currentYear)
  return {
    rounds: rounds.map(({ name, classifications }) => ({
      name,
      classifications: classifications.map(({ kind, placings, problems, ignored }) => ({
        ...{ kind, problems, ignored },
        drivers: placings.length,
      })),
    })),
    standings: standingsChange(published && seasonOfForm(published, currentYear).season, season),
  }
}
