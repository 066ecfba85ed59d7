import { cms } from '#platform/process/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { PrivacyRequest } from './requests.ts'
import { findRequestByToken, isExpired } from './requests.ts'

/** Finds the request of a link; null when the link is invalid, expired, or was followed too late to confirm. */
export async function findPrivacyRequest(token: string): Promise<PrivacyRequest | null> {
  const now = siteClock().now()
  const request = await findRequestByToken(await cms(), token, now)
  return request && !isExpired(request, now) ? request : null
}
