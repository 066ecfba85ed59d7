import type { Drawing } from '#features/pictures/index.ts'
import { drawingAddress, drawingSize } from '#features/pictures/server.ts'
import type { VehicleModel, VehicleRange } from '../model.ts'
import { currentPrice } from '../rules/prices.ts'
import { rangePath } from '../rules/vehicle-paths.ts'
import type { CardPicture, ShownModel } from '../shown-model.ts'
import { drawingColourOf, drawnVehicle } from './drawn-vehicle.ts'

/** Sizes in HTML are whole pixels; the layout decides how large the car really is. */
const pixelsPerCentimetre = 2

/** A drawing as an image element takes it. */
export function cardPicture(drawing: Drawing): CardPicture {
  const { width, height } = drawingSize(drawing)
  return {
    src: drawingAddress(drawing),
    width: Math.round(pixelsPerCentimetre * width),
    height: Math.round(pixelsPerCentimetre * height),
  }
}

/**
 * A model as a card shows it, in the first of its colours.
 *
 * @param range it belongs to, which says how it is drawn; another is drawn by its address or body type.
 * Source: requirement V-177.
 */
export function shownModelOf(model: VehicleModel, range: VehicleRange | undefined): ShownModel {
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
    picture: vehicle && cardPicture({ kind: 'vehicle', vehicle, view: 'side', colour }),
  }
}
