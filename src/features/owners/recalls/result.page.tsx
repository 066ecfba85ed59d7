import { siteSettings } from '#features/site/site-settings/server.ts'
import { log } from '#platform/process/log.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { readResult } from './data/result-address.ts'
import { RecallResult } from './ui/recall-result-page.tsx'

/** The number of the call centre; null when the settings cannot be read, because the result matters more. */
async function callCentre(): Promise<string | null> {
  try {
    return (await siteSettings()).contact.tollFree
  } catch (error) {
    log.error({ err: error }, 'site settings not read')
    return null
  }
}

/** The page of a result. @param token last segment of its address */
export async function RecallResultPage({ token }: { token: string }) {
  const outcome = readResult(token, siteClock().now().getTime())
  return <RecallResult outcome={outcome} telephone={await callCentre()} />
}
