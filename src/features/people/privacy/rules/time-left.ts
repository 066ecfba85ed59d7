const dayMs = 24 * 60 * 60 * 1_000

/**
 * Describes the time left to fulfil a request, for the admin.
 *
 * @param state of the request; the deadline starts with its confirmation.
 * @param dueAt deadline in milliseconds since the epoch; null before the confirmation.
 * @param now milliseconds since the epoch.
 */
export function describeTimeLeft(state: string, dueAt: number | null, now: number): string {
  if (state === 'done') return 'answered'
  if (state === 'unconfirmed' || dueAt === null) return 'waits for its e-mail to be confirmed'
  const days = Math.ceil((dueAt - now) / dayMs) || 0
  if (days < 0) return `overdue by ${-days} ${-days === 1 ? 'day' : 'days'}`
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
