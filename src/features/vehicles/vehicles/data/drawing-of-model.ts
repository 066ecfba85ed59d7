import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { Colour, VehicleModel, VehicleRange } from '../model.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { drawingColourOf, drawnVehicle } from './drawn-vehicle.ts'

/**
 * Returns the side view of a model with the equipment of its grade, in a paint, by default its first or a neutral one;
 * null for a range without a drawing.
 */
export function drawingOfModel(model: VehicleModel, colour?: Colour): Drawing | null {
  const vehicle = drawnVehicle({ slug: model.range.slug, bodyType: model.bodyType })
  const paint = drawingColourOf(colour ?? model.colours[0])
  return vehicle && { kind: 'vehicle', vehicle, view: 'side', colour: paint, ...modelEquipment(model) }
}

/**
 * Returns the drawing of a model that a page can repaint, with the equipment of its grade, in the model's first colour
 * or that of the range.
 *
 * @param drawing of its range; null for a range without one
 */
export function paintableModel(model: VehicleModel, drawing: VehicleRange['drawing']): Drawing | null {
  if (!drawing) return null
  const [paint] = model.colours
  const colour = paint ? drawingColourOf(paint) : drawing.colour
  return { kind: 'paintable', vehicle: drawing.vehicle, colour, ...modelEquipment(model) }
}

/** Returns a range whose opening picture shows the equipment of a model, unless an editor chose the wheels. */
export function rangeDrawnAs(range: VehicleRange, model: VehicleModel): VehicleRange {
  const { hero, drawing } = range
  if (hero?.kind !== 'illustration' || hero.vehicle !== drawing?.vehicle || hero.wheels || hero.livery) {
    return range
  }
  return { ...range, hero: { ...hero, ...modelEquipment(model) } }
}
