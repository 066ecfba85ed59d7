import { cms } from '#platform/cms.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { PrivacyRequest } from './requests.ts'
import { isTooLate, requestByToken } from './requests.ts'

/** Finds the request of a link; null when the link is invalid, expired, or was followed too late to confirm. */
export async function findPrivacyRequest(token: string): Promise<PrivacyRequest | null> {
  const now = siteClock().now()
  const request = await requestByToken(await cms(), token, now)
  return request && !isTooLate(request, now) ? request : null
}
