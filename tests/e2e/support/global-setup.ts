import { startSite } from './site.ts'

/** The moment every journey takes place: the morning after the day the content was written. */
export const PINNED_CLOCK = '2026-11-20T08:00:00+02:00'

export const ADMIN_PASSWORD = 'a-password-for-tests-only'

/** Starts the product once for all journeys; what it returns stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite({
    port: Number(process.env.E2E_PORT),
    env: { CLOCK: PINNED_CLOCK, ADMIN_PASSWORD, LOG_LEVEL: 'warn' },
  })
  return site.stop
}
