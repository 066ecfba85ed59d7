import { createLinkToken, verifyLinkToken } from '#platform/http/link-token.ts'
import { config } from '#platform/process/config.ts'
import { daysToConfirm } from '../reminder.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Returns the absolute address of a path of the site. */
export const absoluteAddress = (path: string): string => `${config().siteUrl}${path}`

/** Returns the absolute address of the page that confirms a reminder. Valid for seven days. */
export function confirmationAddress(id: number, now: Date): string {
  const until = now.getTime() + daysToConfirm * dayMs
  return absoluteAddress(`/service-reminders/confirm/${createLinkToken('reminder', String(id), until)}`)
}

/** Returns the id of the reminder that a token confirms; null when the token is invalid or expired. */
export function reminderOfToken(token: string, now: Date): number | null {
  const id = Number(verifyLinkToken('reminder', token, now.getTime()) ?? 0)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Returns the path of the page on which a person sees and stops all reminders. It never expires. */
export const ownerPath = (person: string) => `/service-reminders/${createLinkToken('reminders', person)}`

/** Returns the absolute address of {@link ownerPath}. */
export const ownerAddress = (person: string) => absoluteAddress(ownerPath(person))

/** Returns the absolute address that stops all reminders of a person with one POST. Source: RFC 8058. */
export const stopAddress = (person: string) =>
  absoluteAddress(`/api/service-reminders/stop?token=${createLinkToken('reminders', person)}`)

/** Returns the hash of the person whose reminders a token shows and stops; null when the token is invalid. */
export const ownerOfToken = (token: string): string | null => verifyLinkToken('reminders', token, 0)
