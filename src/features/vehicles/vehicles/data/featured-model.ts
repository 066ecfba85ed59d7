import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { DisplayedModel } from '../displayed-model.ts'
import { displayedModelOf } from './displayed-models.ts'
import type { ModelsQuery } from './port.ts'
import { vehicleSource } from './vehicle-source.ts'

/** Which model of a range is featured: its hero model, or the one with the highest price. */
type FeaturedBy = 'heroModel' | 'price'

type Range = { readonly slug: string; readonly code: string }

function queryOf(by: FeaturedBy, { slug, code }: Range): ModelsQuery {
  return by === 'heroModel'
    ? { heroModel: slug }
    : { rangeCode: code, order: { by: 'price', direction: 'descending' }, limit: 1 }
}

/**
 * Returns the featured model of a range for a card; null when none is on sale.
 *
 * @param range chosen by an editor, because each is a cache entry of its own
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 * Source: requirements V-303 and V-307.
 */
export function findFeaturedModel(by: FeaturedBy, range: Range): Promise<DisplayedModel | null> {
  return cacheAnswer(vehicleSource, caches.vehicles, ['featured model', by, range.slug], async (ask) => {
    const ranges = await ask((catalogue) => catalogue.ranges())
    const models = await ask((catalogue) => catalogue.models(queryOf(by, range)))
    const [model] = models ?? []
    const own = ranges?.find(({ slug }) => slug === range.slug)
    return model ? displayedModelOf(model, own) : null
  })
}
