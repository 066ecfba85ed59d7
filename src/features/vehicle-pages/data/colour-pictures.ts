import { drawingAddress, drawingSize } from '#features/pictures/server.ts'
import type { GradeChoice, VehicleRange } from '#features/vehicles/index.ts'
import type { ColourPictures } from '../colour-pictures.ts'

/** Pixels per centimetre of the drawing, which makes a picture about as wide as a column of the page. */
const scale = 1.5

/**
 * Returns side views of a range in every colour of its models, and in the range's own colour under an empty code for a
 * model without colours. Empty for a range without a drawing.
 */
export function colourPictures(
  { drawing }: Pick<VehicleRange, 'drawing'>,
  grades: readonly GradeChoice[],
): ColourPictures {
  if (!drawing) return []
  const { vehicle } = drawing
  const models = grades.flatMap((grade) => grade.models)
  const colours = new Map(
    models.flatMap((model) => model.colours.map((paint) => [paint.code, paint.colour] as const)),
  )
  if (models.some((model) => model.colours.length === 0)) colours.set('', drawing.colour)
  return [...colours].map(([code, colour]) => {
    const side = { kind: 'vehicle', vehicle, view: 'side', colour } as const
    const { width, height } = drawingSize(side)
    const picture = {
      src: drawingAddress(side),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    }
    return { code, picture }
  })
}
