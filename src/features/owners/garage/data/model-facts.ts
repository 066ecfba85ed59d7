import { listIntervals } from '#features/owners/service-schedule/server.ts'
import type { OwnerBenefits } from '#features/vehicles/vehicles/index.ts'
import {
  drawingOfModel,
  findModel,
  findOwnerBenefits,
  vehicleCardPicture,
} from '#features/vehicles/vehicles/server.ts'
import type { ModelFacts } from '../garage.ts'

type Model = NonNullable<Awaited<ReturnType<typeof findModel>>>

/** Returns a value of a model's specifications by its label; null when they do not have it. */
function specificationOf({ specifications }: Model, label: string): string | null {
  const item = specifications.flatMap(({ items }) => items).find((each) => each.label === label)
  return item?.value.trim() || null
}

const stated = (model: Model, benefits: OwnerBenefits | null) => ({
  serviceInterval: specificationOf(model, 'Service interval'),
  batteryWarranty: specificationOf(model, 'Hybrid battery warranty'),
  warranty: benefits?.warranty ?? null,
  servicePlan: benefits?.servicePlan ?? null,
})

/**
 * Returns what is known about a model on sale, or null for a code without one.
 *
 * @throws Error when the service of vehicles or of schedules failed.
 */
export async function findModelFacts(code: string): Promise<ModelFacts | null> {
  const model = await findModel(code)
  if (!model) return null
  const drawing = drawingOfModel(model)
  const [services, benefits] = await Promise.all([listIntervals(code), findOwnerBenefits(code)])
  return {
    code: model.code,
    range: { slug: model.range.slug, name: model.range.name },
    picture: drawing?.kind === 'vehicle' ? vehicleCardPicture(drawing) : null,
    services: services ?? [],
    ...stated(model, benefits),
  }
}
