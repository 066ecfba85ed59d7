import { type VehicleRange as Drawn, isVehicleRange } from '#art/vehicle/index.ts'
import type { DrawingColour, SceneName } from '#features/pictures/index.ts'
import type { BodyType } from '../body-types.ts'
import type { Colour, VehicleRange } from '../model.ts'

/** A range as far as its drawing depends on it. */
export type RangeToDraw = Pick<VehicleRange, 'slug' | 'bodyType'>

/** Ranges whose address is not the name their drawing has. */
const drawnUnder: ReadonlyMap<string, Drawn> = new Map([
  ['toyota-starlet', 'starlet'],
  ['gr-86', 'gr86'],
])

/** For each body type: the drawing of a range that has none of its own, and the scene its page opens with. */
const byBodyType: Readonly<Record<BodyType, { readonly vehicle: Drawn; readonly scene: SceneName }>> = {
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

/** For a vehicle whose paints are not known. */
const neutralColour: DrawingColour = { body: '#b9bdc1' }
const defaultScene: SceneName = 'karoo'

/** The drawing of a range: its own, by the slug of its address, else that of its body type; null when neither exists. */
export function drawnVehicle({ slug, bodyType }: RangeToDraw): Drawn | null {
  if (isVehicleRange(slug)) return slug
  return drawnUnder.get(slug) ?? (bodyType && byBodyType[bodyType].vehicle)
}

/** The colour a vehicle is drawn in; a neutral one without a paint. */
export function drawingColourOf(paint?: Pick<Colour, 'hex' | 'roofHex'>): DrawingColour {
  if (!paint) return neutralColour
  const { hex, roofHex } = paint
  return roofHex ? { body: hex, roof: roofHex } : { body: hex }
}

/** The pictures of a range of an outside service, whose own are not shown (decision G-4); null without a drawing. */
export function drawnRange(
  range: RangeToDraw & Pick<VehicleRange, 'name'>,
): Pick<VehicleRange, 'drawing' | 'hero'> {
  const vehicle = drawnVehicle(range)
  if (!vehicle) return { drawing: null, hero: null }
  const drawing = { vehicle, colour: drawingColourOf() }
  const scene = range.bodyType ? byBodyType[range.bodyType].scene : defaultScene
  return { drawing, hero: { kind: 'illustration', ...drawing, scene, alt: range.name } }
}
