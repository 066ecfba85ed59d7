import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { DisplayedModel } from '../displayed-model.ts'
import { unwrapVehicles } from './cached.ts'
import { catalogue } from './catalogue.ts'
import { displayedModelOf } from './displayed-models.ts'
import type { ModelsQuery } from './port.ts'

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
  const read = async () => {
    const ranges = unwrapVehicles(await catalogue().ranges())
    const models = unwrapVehicles(await catalogue().models(queryOf(by, range)))
    const [model] = models.value ?? []
    const own = ranges.value?.find(({ slug }) => slug === range.slug)
    return { value: model ? displayedModelOf(model, own) : null, fresh: ranges.fresh && models.fresh }
  }
  return cacheResponse(caches.vehicles, ['vehicles', 'featured model', by, range.slug], read)
}
