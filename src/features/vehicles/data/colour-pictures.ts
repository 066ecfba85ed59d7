import { drawingAddress, drawingSize } from '#features/pictures/server.ts'
import type { ColourPictures } from '../colour-pictures.ts'
import type { VehicleRange } from '../model.ts'
import type { GradeChoice } from '../range-view.ts'

/** Pixels for a unit of the drawing, so that it is as wide as a column of the page. */
const scale = 1.5

/** The car of a range from the side in every colour its models have; none where nobody has drawn it. */
export function colourPictures(
  { drawing }: Pick<VehicleRange, 'drawing'>,
  grades: readonly GradeChoice[],
): ColourPictures {
  if (!drawing) return []
  const { vehicle } = drawing
  const colours = new Map(
    grades.flatMap(({ models }) =>
      models.flatMap((model) => model.colours.map((paint) => [paint.code, paint])),
    ),
  )
  return [...colours.values()].map(({ code, colour }) => {
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
