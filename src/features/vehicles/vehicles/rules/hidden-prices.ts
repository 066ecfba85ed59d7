import type { VehicleModel, VehicleRange } from '../model.ts'

/**
 * Removes all prices from a model, so that hidden prices never leave the server.
 *
 * Source: requirement V-286; decision F-12.
 */
export function withoutPrices(model: VehicleModel): VehicleModel {
  const colours = model.colours.map(({ surcharge: _, ...colour }) => colour)
  return { ...model, price: null, specialPrice: null, monthlyFromPrice: null, offer: null, colours }
}

/** Removes all prices from a range, including those of its accessories. Source: decision F-12. */
export function rangeWithoutPrices(range: VehicleRange): VehicleRange {
  const accessories = range.accessories.map((accessory) => ({ ...accessory, price: null }))
  return { ...range, accessories, fromPrice: null }
}
