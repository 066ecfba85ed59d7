import type { VehicleModel } from '../../model.ts'
import { groupByGrade } from '../group-by-grade.ts'

/** Columns that fit on a wide screen; narrower screens show the first two or three. */
export const maxCompared = 4

/** Parses the comma-separated codes of a URL segment. */
export function parseComparedCodes(list = ''): string[] {
  return decodeURIComponent(list).split(',').filter(Boolean)
}

type Comparable = Pick<VehicleModel, 'code' | 'derivativeCode' | 'grade' | 'price'>

/** Models also match by their derivative code, which test drives and online buying use. */
function matchesCode({ code, derivativeCode }: Comparable, requested: string): boolean {
  return [code, derivativeCode].some((known) => known?.toUpperCase() === requested.toUpperCase())
}

/** Sorts models in the order of the range page: by grade, then by descending price. */
export function sortInPageOrder<Model extends Comparable>(models: readonly Model[]): Model[] {
  return groupByGrade(models).flatMap((group) => group.models)
}

/**
 * Returns the models to compare: those with a requested code, each once, at most four, or else the first model of the
 * range page.
 *
 * Source: requirements V-256 and V-259.
 */
export function selectComparedModels<Model extends Comparable>(
  models: readonly Model[],
  codes: readonly string[],
): Model[] {
  const requested = codes.flatMap((code) => models.find((model) => matchesCode(model, code)) ?? [])
  const found = [...new Set(requested)].slice(0, maxCompared)
  return found.length > 0 ? found : sortInPageOrder(models).slice(0, 1)
}

/** Returns the codes that match no model. */
export function findUnknownCodes(models: readonly Comparable[], codes: readonly string[]): string[] {
  return codes.filter((code) => !models.some((model) => matchesCode(model, code)))
}
