import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { listRanges } from '#features/vehicles/vehicles/server.ts'
import type { GarageRange } from '../garage.ts'

/** Loads the ranges from which an owner chooses the model of a car. */
export function loadGarageRanges(): Promise<Live<readonly GarageRange[]>> {
  return readLive('myGarage', async () => (await listRanges()).map(({ slug, name }) => ({ slug, name })))
}
