import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { groupByBody } from '#features/vehicles/vehicles/rules.ts'
import { cardPicture, listRanges } from '#features/vehicles/vehicles/server.ts'
import type { ManualList } from '../manual-list.ts'

/** Loads the list of manuals: one for every range. */
export function loadManuals(): Promise<Live<ManualList>> {
  return readLive<ManualList>('ownerManuals', async () =>
    groupByBody(await listRanges()).map(({ group, vehicles }) => ({
      group,
      manuals: vehicles.map(({ slug, name, drawing }) => ({
        ...{ slug, name },
        picture: drawing && cardPicture({ kind: 'vehicle', view: 'side', ...drawing }),
      })),
    })),
  )
}
