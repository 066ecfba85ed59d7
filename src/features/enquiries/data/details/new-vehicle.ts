import type { VehicleModel } from '#features/vehicles/index.ts'
import { pictureOfModel } from '#features/vehicles/jobs.ts'
import { currentPrice } from '#features/vehicles/rules.ts'
import type { NewVehicleSubject } from '../../subjects/new-vehicle.ts'

/**
 * A model as an enquiry keeps it, with the price that was displayed.
 *
 * @param colour the code of the colour that was chosen; one the model does not come in is none.
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
