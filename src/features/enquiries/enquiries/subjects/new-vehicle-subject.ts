import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { pictureOfModel } from '#features/vehicles/vehicles/jobs.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'
import type { NewVehicleSubject } from './new-vehicle.ts'

/**
 * Creates the subject of an enquiry from a model, with its displayed price.
 *
 * @param colour the code of the chosen colour; ignored when the model is not available in it.
 * Source: decision D-12.
 */
export function newVehicleSubject(model: VehicleModel, colour: string | null): NewVehicleSubject {
  const chosen = model.colours.find(({ code }) => code === colour) ?? null
  return {
    kind: 'new',
    code: model.code,
    derivativeCode: model.derivativeCode,
    range: model.range.name,
    title: model.name,
    colour: chosen?.title ?? null,
    colourCode: chosen?.code ?? null,
    price: currentPrice(model),
    bodyType: model.bodyType,
    picture: pictureOfModel(model, chosen),
    page: `/vehicles/${model.range.slug}`,
  }
}
