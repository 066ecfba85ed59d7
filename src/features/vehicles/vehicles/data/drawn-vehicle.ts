import { type VehicleRange as DrawingName, isVehicleRange } from '#art/names.ts'
import type { DrawingColour, SceneName } from '#features/pictures/pictures/index.ts'
import type { BodyType } from '../body-types.ts'
import type { Colour, VehicleRange } from '../model.ts'

/** The fields of a range that determine its drawing. */
export type RangeToDraw = Pick<VehicleRange, 'slug' | 'bodyType'>

/** Drawings of ranges whose slug differs from the drawing's name. */
const drawingsBySlug: ReadonlyMap<string, DrawingName> = new Map([
  ['toyota-starlet', 'starlet'],
  ['gr-86', 'gr86'],
])

/** For each body type: the drawing of a range without one of its own, and the scene of the opening picture. */
const defaultsByBodyType: Readonly<
  Record<BodyType, { readonly vehicle: DrawingName; readonly scene: SceneName }>
> = {
  hatch: { vehicle: 'vitz', scene: 'johannesburg' },
  sedan: { vehicle: 'corolla', scene: 'drakensberg' },
  crossover: { vehicle: 'corolla-cross', scene: 'table-mountain' },
  suv: { vehicle: 'rav4', scene: 'garden-route' },
  'large-suv': { vehicle: 'fortuner', scene: 'dunes' },
  mpv: { vehicle: 'rumion', scene: 'garden-route' },
  minibus: { vehicle: 'hiace', scene: 'garden-route' },
  'double-cab': { vehicle: 'hilux-double-cab', scene: 'karoo' },
  'xtra-cab': { vehicle: 'hilux-xtra-cab', scene: 'karoo' },
  'single-cab': { vehicle: 'hilux-single-cab', scene: 'bushveld' },
  coupe: { vehicle: 'gr86', scene: 'track' },
  'hot-hatch': { vehicle: 'gr-yaris', scene: 'track' },
}

/** For a vehicle without known paints. */
const neutralColour: DrawingColour = { body: '#b9bdc1' }
const defaultScene: SceneName = 'karoo'

/** Returns the drawing of a range, by slug or else by body type; null when neither has one. */
export function drawnVehicle({ slug, bodyType }: RangeToDraw): DrawingName | null {
  if (isVehicleRange(slug)) return slug
  return drawingsBySlug.get(slug) ?? (bodyType && defaultsByBodyType[bodyType].vehicle)
}

/** Returns the colour of a drawing; a neutral one without a paint. */
export function drawingColourOf(paint?: Pick<Colour, 'hex' | 'roofHex'>): DrawingColour {
  if (!paint) return neutralColour
  const { hex, roofHex } = paint
  return roofHex ? { body: hex, roof: roofHex } : { body: hex }
}

/** Returns our pictures for a range of an external service, whose own pictures are not used (decision G-4). */
export function drawnRange(
  range: RangeToDraw & Pick<VehicleRange, 'name'>,
): Pick<VehicleRange, 'drawing' | 'hero'> {
  const vehicle = drawnVehicle(range)
  if (!vehicle) return { drawing: null, hero: null }
  const drawing = { vehicle, colour: drawingColourOf() }
  const scene = range.bodyType ? defaultsByBodyType[range.bodyType].scene : defaultScene
  return { drawing, hero: { kind: 'illustration', ...drawing, scene, alt: range.name } }
}
