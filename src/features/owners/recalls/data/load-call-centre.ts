import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import type { CallCentre } from '../call-centre.ts'

/** Loads the number of the call centre, which editors set for the whole site. Source: requirement V-106; decision G-9. */
export const loadCallCentre = (): Promise<Live<CallCentre>> =>
  readLive<CallCentre>('vinChecker', async () => ({ telephone: (await siteSettings()).contact.tollFree }))
