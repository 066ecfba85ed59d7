import type { DrawingColour } from '#features/pictures/pictures/index.ts'
import type { GradeChoice } from '#features/vehicles/vehicles/index.ts'

/** Returns the name of the paint with a drawing's colours, if a model of the range is sold in it. */
export function paintName(
  drawn: DrawingColour | undefined,
  grades: readonly GradeChoice[],
): string | undefined {
  const colours = grades.flatMap(({ models }) => models.flatMap((model) => model.colours))
  return colours.find(({ colour }) => colour.body === drawn?.body && colour.roof === drawn.roof)?.title
}
