import { ADMIN_PASSWORD, PINNED_CLOCK } from './settings.ts'
import { startSite } from './site.ts'

/** Starts the product once for all journeys and returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({
    port: Number(process.env.E2E_PORT),
    env: { CATALOGUE: 'on', CLOCK: PINNED_CLOCK, ADMIN_PASSWORD, LOG_LEVEL: 'warn' },
  })
  return site.stop
}
