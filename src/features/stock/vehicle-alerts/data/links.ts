import { createLinkToken, verifyLinkToken } from '#platform/http/link-token.ts'
import { config } from '#platform/process/config.ts'
import { daysToConfirm } from '../alert.ts'

const dayMs = 24 * 60 * 60 * 1_000

const absolute = (path: string) => `${config().siteUrl}${path}`

/** Returns the absolute address of the page that confirms an alert. Valid for seven days. */
export function confirmationAddress(id: number, now: Date): string {
  const until = now.getTime() + daysToConfirm * dayMs
  return absolute(`/vehicle-alerts/confirm/${createLinkToken('alert', String(id), until)}`)
}

/** Returns the id of the alert that a token confirms; null when the token is invalid or expired. */
export function alertOfToken(token: string, now: Date): number | null {
  const id = Number(verifyLinkToken('alert', token, now.getTime()) ?? 0)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Returns the path of the page on which a person sees and stops all alerts. It never expires. */
export const ownerPath = (person: string) => `/vehicle-alerts/${createLinkToken('alerts', person)}`

/** Returns the absolute address of {@link ownerPath}. */
export const ownerAddress = (person: string) => absolute(ownerPath(person))

/** Returns the absolute address that stops all alerts of a person with one POST. Source: RFC 8058. */
export const stopAddress = (person: string) =>
  absolute(`/api/vehicle-alerts/stop?token=${createLinkToken('alerts', person)}`)

/** Returns the person hash in a token of {@link ownerPath}; null when the token is invalid. */
export const ownerOfToken = (token: string): string | null => verifyLinkToken('alerts', token, 0)
