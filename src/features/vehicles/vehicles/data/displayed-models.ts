import type { Drawing } from '#features/pictures/pictures/index.ts'
import { drawingAddress, drawingSize, lampPlaces } from '#features/pictures/pictures/server.ts'
import type { CardPicture, DisplayedModel, VehicleCardPicture } from '../displayed-model.ts'
import type { VehicleModel, VehicleRange } from '../model.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { currentPrice } from '../rules/prices.ts'
import { rangePath } from '../rules/vehicle-paths.ts'
import { drawingColourOf, drawnVehicle } from './drawn-vehicle.ts'

/** Image attributes are whole pixels and only set the aspect ratio; the layout sets the size. */
const pixelsPerCentimetre = 2

/** Returns the image attributes of a drawing. */
export function cardPicture(drawing: Drawing): CardPicture {
  const { width, height } = drawingSize(drawing)
  return {
    src: drawingAddress(drawing),
    width: Math.round(pixelsPerCentimetre * width),
    height: Math.round(pixelsPerCentimetre * height),
  }
}

/** Returns the image attributes of a vehicle from the side, and where its lamps are. */
export function vehicleCardPicture(
  vehicle: Omit<Extract<Drawing, { kind: 'vehicle' }>, 'kind' | 'view'>,
): VehicleCardPicture {
  const lamps = lampPlaces(vehicle.vehicle)
  return { ...cardPicture({ kind: 'vehicle', view: 'side', ...vehicle }), lamps }
}

/**
 * Returns a model for a card, drawn in its first colour.
 *
 * @param range of the model, which has its drawing; when undefined, slug and body type decide.
 * Source: requirement V-177.
 */
export function displayedModelOf(model: VehicleModel, range: VehicleRange | undefined): DisplayedModel {
  const slug = model.range.slug.toLowerCase()
  const [paint] = model.colours
  const vehicle = range?.drawing?.vehicle ?? drawnVehicle({ slug, bodyType: model.bodyType })
  const colour = paint || !range?.drawing ? drawingColourOf(paint) : range.drawing.colour
  return {
    code: model.code,
    name: model.name,
    href: rangePath(slug),
    price: currentPrice(model),
    hybrid: model.fuelType === 'Hybrid',
    picture: vehicle && vehicleCardPicture({ vehicle, colour, ...modelEquipment(model) }),
  }
}
