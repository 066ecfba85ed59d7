import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { Driver } from '../driver.ts'
import { listDrivers } from './drivers.ts'

/** Loads the drivers of a roster; empty when none is in a category. Source: requirements C-059 and C-388. */
export const loadDrivers = (): Promise<Live<readonly Driver[]>> =>
  readLive<readonly Driver[]>('grDrivers', async () =>
    (await listDrivers()).filter(({ categories }) => categories.length > 0),
  )
