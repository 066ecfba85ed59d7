import type { VehicleModel } from '../model.ts'
import type { ModelCard } from '../model-card.ts'
import { displayedPrice } from './prices.ts'

/** Maps a model to a card of the model chooser. */
export function modelCardOf(model: VehicleModel, picture: string | null): ModelCard {
  const { code, name, contractName, grade, fuelType, transmissionType, driveSystem, heroModel } = model
  const { regular, special } = displayedPrice(model)
  return {
    ...{ code, name, grade, fuelType, transmissionType, driveSystem, picture },
    ...(contractName && { contractName }),
    range: { slug: model.range.slug, name: model.range.name },
    price: regular,
    specialPrice: special,
    hero: heroModel === null ? null : { hidden: model.hiddenFilterColumns, headings: model.filterHeadings },
  }
}
