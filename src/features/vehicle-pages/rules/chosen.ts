import type { ColourChoice, GradeChoice, ModelChoice } from '#features/vehicles/index.ts'

/** What an address asks for; null where it says nothing. */
export type Wish = { readonly model: string | null; readonly colour: string | null }

/** What a range page shows. All undefined for a range without models, no colour for a model without colours. */
export type Chosen = {
  readonly grade: GradeChoice | undefined
  readonly model: ModelChoice | undefined
  readonly colour: ColourChoice | undefined
}

/**
 * The model and colour to show: those wished for where they exist, else the first model of the first grade and
 * the model's first colour.
 *
 * Source: requirement V-237.
 */
export function chosen(grades: readonly GradeChoice[], wish: Wish): Chosen {
  const grade = grades.find(({ models }) => models.some(({ code }) => code === wish.model)) ?? grades[0]
  const model = grade?.models.find(({ code }) => code === wish.model) ?? grade?.models[0]
  const colour = model?.colours.find(({ code }) => code === wish.colour) ?? model?.colours[0]
  return { grade, model, colour }
}

/** Whether there is another model to choose. Source: requirement V-015. */
export function hasOtherModels(grades: readonly GradeChoice[]): boolean {
  return grades.reduce((count, { models }) => count + models.length, 0) > 1
}
