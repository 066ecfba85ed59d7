import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { ValueAddedOffer } from '#features/vehicles/vehicles/index.ts'
import { listValueAddedOffers } from '#features/vehicles/vehicles/server.ts'

/** Loads the value-added offers of all ranges that are valid today. Source: decision C-17. */
export function loadValueAddedOffers({
  today,
}: Pick<LiveDataRequest, 'today'>): Promise<Live<readonly ValueAddedOffer[]>> {
  return readLive('valueAddedOffers', () => listValueAddedOffers(today))
}
