import type { VehicleModel, VehicleRange } from '../model.ts'

/**
 * A model without anything that tells what it costs: where its price is hidden it never leaves the server.
 *
 * Source: requirement V-286; decision F-12.
 */
export function withoutPrices(model: VehicleModel): VehicleModel {
  return { ...model, price: null, specialPrice: null, monthlyFromPrice: null, offer: null }
}

/** A range without anything that tells what it, or anything for it, costs. Source: decision F-12. */
export function rangeWithoutPrices(range: VehicleRange): VehicleRange {
  const accessories = range.accessories.map((accessory) => ({ ...accessory, price: null }))
  return { ...range, accessories, fromPrice: null }
}
