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
 * Returns the requested model and colour where they exist, else the default model and the model's first colour.
 *
 * @param defaultCode of the model that the page opens with; null for the first model of the first grade
 * Source: requirement V-237.
 */
export function selectModelAndColour(
  grades: readonly GradeChoice[],
  requested: RequestedSelection,
  defaultCode: string | null,
): ModelSelection {
  const gradeOf = (model: string | null) =>
    grades.find(({ models }) => models.some(({ code }) => code === model))
  const requestedGrade = gradeOf(requested.model)
  const grade = requestedGrade ?? gradeOf(defaultCode) ?? grades[0]
  const wanted = requestedGrade ? requested.model : defaultCode
  const model = grade?.models.find(({ code }) => code === wanted) ?? grade?.models[0]
  const colour = model?.colours.find(({ code }) => code === requested.colour) ?? model?.colours[0]
  return { grade, model, colour }
}

/** Returns whether a range has more than one model. Source: requirement V-015. */
export function hasOtherModels(grades: readonly GradeChoice[]): boolean {
  return grades.reduce((count, { models }) => count + models.length, 0) > 1
}
