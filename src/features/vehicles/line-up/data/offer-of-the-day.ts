import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { offersPath, type VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { listLineUpModels, listRanges } from '#features/vehicles/vehicles/server.ts'
import type { Cents } from '#platform/money.ts'
import { largestSaving } from '../rules/largest-saving.ts'

/** The special price of today that saves the most. */
export type OfferOfTheDay = {
  readonly model: string
  readonly range: Pick<VehicleRange, 'name' | 'drawing'>
  readonly price: Cents
  readonly formerPrice: Cents
  readonly saving: Cents
  /** The offers on its range. */
  readonly href: string
}

/** Loads the offer of the day; nothing without one, and on the pages of a dealer whose region hides prices or offers. */
export function loadOfferOfTheDay({ path }: { readonly path: string }): Promise<Live<OfferOfTheDay>> {
  return readLive('offerAndDealer', async () => {
    const dealer = await dealerContextAt(path)
    const { vehiclePrices, offersItem } = dealer?.shows ?? everythingVisible
    if (!vehiclePrices || !offersItem) return null
    const [ranges, models] = await Promise.all([listRanges(), listLineUpModels()])
    const bySlug = new Map(ranges.map((range) => [range.slug, range]))
    const found = largestSaving(models.filter(({ range }) => bySlug.has(range)))
    const range = found && bySlug.get(found.model.range)
    if (!found || !range) return null
    const { model, price, formerPrice, saving } = found
    return {
      ...{ model: model.name, price, formerPrice, saving },
      range: { name: range.name, drawing: range.drawing },
      href: offersPath(range.slug, dealer?.slug),
    }
  })
}
