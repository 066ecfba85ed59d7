import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { displayedPrice, gradeLabel } from '#features/vehicles/vehicles/rules.ts'
import { drawingOfModel, planOfOffer } from '#features/vehicles/vehicles/server.ts'
import type { ModelOffer } from '../offers-view.ts'

/** Returns the offer on a model, with the plan that its instalment results from. */
export async function modelOffer(model: VehicleModel): Promise<ModelOffer> {
  const { regular, special } = displayedPrice(model)
  return {
    code: model.code,
    name: model.name,
    grade: gradeLabel(model.grade),
    price: regular,
    specialPrice: special,
    monthlyFromPrice: model.monthlyFromPrice,
    finance: model.offer,
    plan: await planOfOffer(model.offer),
    drawing: drawingOfModel(model),
  }
}
