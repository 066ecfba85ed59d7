import { cms } from '#platform/cms.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { PrivacyRequest } from './requests.ts'
import { isTooLate, requestByToken } from './requests.ts'

/** The request a link is about, for whoever holds the link; null when there is none, or it came too late. */
export async function findPrivacyRequest(token: string): Promise<PrivacyRequest | null> {
  const now = siteClock().now()
  const request = await requestByToken(await cms(), token, now)
  return request && !isTooLate(request, now) ? request : null
}
