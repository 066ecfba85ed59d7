import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { pictureOfModel } from '#features/vehicles/vehicles/jobs.ts'
import { configuredPrice, currentPrice } from '#features/vehicles/vehicles/rules.ts'
import type { EnquiredAccessory } from './chosen-accessories.ts'
import type { NewVehicleSubject } from './new-vehicle.ts'

/**
 * Creates the subject of an enquiry from a model in a paint with accessories, with the displayed price of all of it.
 *
 * @param colour the code of the chosen colour; ignored when the model is not available in it.
 * Source: decision D-12.
 */
export function newVehicleSubject(
  model: VehicleModel,
  colour: string | null,
  accessories: readonly EnquiredAccessory[] = [],
): NewVehicleSubject {
  const chosen = model.colours.find(({ code }) => code === colour) ?? null
  return {
    kind: 'new',
    code: model.code,
    derivativeCode: model.derivativeCode,
    range: model.range.name,
    title: model.name,
    colour: chosen?.title ?? null,
    colourCode: chosen?.code ?? null,
    ...(accessories.length > 0 && { accessories }),
    price: configuredPrice({ price: currentPrice(model), surcharge: chosen?.surcharge, accessories }),
    bodyType: model.bodyType,
    picture: pictureOfModel(model, chosen),
    page: `/vehicles/${model.range.slug}`,
  }
}
