import { addressAroundColour, colourInAddress, drawingSize } from '#features/pictures/pictures/server.ts'
import type { GradeChoice, RangeView, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import type { ChoicePictures } from '../choice-pictures.ts'

/** Pixels per centimetre of the drawing, which makes a picture about as wide as a column of the page. */
const scale = 1.5

/**
 * Returns the side views of the models of a range, each with its own equipment, in every paint. The paint of the range
 * is for models without colours. Null for a range without a drawing.
 */
export function choicePictures(
  { drawing }: Pick<VehicleRange, 'drawing'>,
  grades: readonly GradeChoice[],
  equipment: RangeView['equipment'],
): ChoicePictures | null {
  if (!drawing) return null
  const side = { kind: 'vehicle', view: 'side', ...drawing } as const
  const { width, height } = drawingSize(side)
  const models = grades.flatMap((grade) => grade.models)
  const paints = models.flatMap((model) => model.colours)
  return {
    models: Object.fromEntries(
      models.map(({ code }) => [code, addressAroundColour({ ...side, ...equipment[code] })]),
    ),
    paints: {
      '': colourInAddress(drawing.colour),
      ...Object.fromEntries(paints.map(({ code, colour }) => [code, colourInAddress(colour)])),
    },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}
