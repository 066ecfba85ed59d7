import type { VehicleModel } from '../../model.ts'
import { groupByGrade } from '../group-by-grade.ts'

/** As many as stand beside each other on a wide screen; narrower ones show the first three, or two. */
export const mostCompared = 4

/** The codes of an address's last part, which lists them with commas between them. */
export function comparedCodes(list = ''): string[] {
  return decodeURIComponent(list).split(',').filter(Boolean)
}

type Comparable = Pick<VehicleModel, 'code' | 'derivativeCode' | 'grade' | 'price'>

/** Models are also found under the code that test drives and online buying know them by. */
function isCalled({ code, derivativeCode }: Comparable, asked: string): boolean {
  return [code, derivativeCode].some((known) => known?.toUpperCase() === asked.toUpperCase())
}

/** Models in the order of the range page: by grade, dearest first within one. */
export function inPageOrder<Model extends Comparable>(models: readonly Model[]): Model[] {
  return groupByGrade(models).flatMap((group) => group.models)
}

/**
 * The models an address asks to compare: those of its codes that are on sale, each once, at most four; without any
 * the first model of the range page.
 *
 * Source: requirements V-256 and V-259.
 */
export function comparedModels<Model extends Comparable>(
  models: readonly Model[],
  codes: readonly string[],
): Model[] {
  const wished = codes.flatMap((code) => models.find((model) => isCalled(model, code)) ?? [])
  const found = [...new Set(wished)].slice(0, mostCompared)
  return found.length > 0 ? found : inPageOrder(models).slice(0, 1)
}

/** Codes that no model is called by. */
export function unknownCodes(models: readonly Comparable[], codes: readonly string[]): string[] {
  return codes.filter((code) => !models.some((model) => isCalled(model, code)))
}
