import type { Equipment } from '#features/pictures/pictures/index.ts'
import { addressAroundColour, colourInAddress, drawingSize } from '#features/pictures/pictures/server.ts'
import type { GradeChoice, RangeView, VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { type ChoicePictures, otherViews, type StudioViews } from '../choice-pictures.ts'

/** Pixels per centimetre of the drawing, which makes a picture about as wide as a column of the page. */
const scale = 1.5

/** What each view is drawn as. */
const views = {
  side: { kind: 'vehicle', view: 'side' },
  front: { kind: 'vehicle', view: 'front' },
  rear: { kind: 'vehicle', view: 'rear' },
  night: { kind: 'night-front' },
} as const

/**
 * Returns a view of the models of a range, each with its own equipment, in every paint. The paint of the range is for
 * models without colours. Null for a range without a drawing.
 */
export function choicePictures(
  { drawing }: Pick<VehicleRange, 'drawing'>,
  grades: readonly GradeChoice[],
  equipment: RangeView['equipment'],
  view: keyof typeof views = 'side',
): ChoicePictures | null {
  if (!drawing) return null
  const drawn = { ...views[view], ...drawing }
  const { width, height } = drawingSize(drawn)
  const models = grades.flatMap((grade) => grade.models)
  const paints = models.flatMap((model) => model.colours)
  return {
    models: Object.fromEntries(
      models.map(({ code }) => [code, addressAroundColour({ ...drawn, ...equipment[code] })]),
    ),
    paints: {
      '': colourInAddress(drawing.colour),
      ...Object.fromEntries(paints.map(({ code, colour }) => [code, colourInAddress(colour)])),
    },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** Returns the views of the models of a range besides the side; null for a range without a drawing. */
export function studioViews(...range: Parameters<typeof choicePictures>): StudioViews | null {
  const [of, grades, equipment] = range
  const [front, rear, night] = otherViews.map((view) => choicePictures(of, grades, equipment, view))
  return front && rear && night ? { front, rear, night } : null
}

const equipmentNames = ['wheels', 'finish', 'rails', 'trim', 'variant'] as const

/** Writes the equipment of a model as the address of a drawing has it, each part with a slash after it. */
export const equipmentInAddress = (equipment: Equipment): string =>
  equipmentNames.flatMap((name) => (equipment[name] ? [`${name}-${equipment[name]}/`] : [])).join('')
