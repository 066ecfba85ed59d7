import type { ColourChoice, GradeChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'

/** The codes in the URL; null when missing. */
export type RequestedSelection = { readonly model: string | null; readonly colour: string | null }

/** All undefined for a range without models; `colour` is undefined for a model without colours. */
export type ModelSelection = {
  readonly grade: GradeChoice | undefined
  readonly model: ModelChoice | undefined
  readonly colour: ColourChoice | undefined
}

/**
 * Returns the requested model and colour where they exist, else the first model of the first grade and the model's
 * first colour.
 *
 * Source: requirement V-237.
 */
export function selectModelAndColour(
  grades: readonly GradeChoice[],
  requested: RequestedSelection,
): ModelSelection {
  const grade = grades.find(({ models }) => models.some(({ code }) => code === requested.model)) ?? grades[0]
  const model = grade?.models.find(({ code }) => code === requested.model) ?? grade?.models[0]
  const colour = model?.colours.find(({ code }) => code === requested.colour) ?? model?.colours[0]
  return { grade, model, colour }
}

/** Returns whether a range has more than one model. Source: requirement V-015. */
export function hasOtherModels(grades: readonly GradeChoice[]): boolean {
  return grades.reduce((count, { models }) => count + models.length, 0) > 1
}
