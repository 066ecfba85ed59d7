const dayMs = 24 * 60 * 60 * 1_000

/**
 * The clock of a request, in words for the admin.
 *
 * @param state unconfirmed requests have no clock yet.
 * @param dueAt when it has to be answered, in milliseconds; null before it is confirmed.
 * @param now milliseconds.
 */
export function timeToAnswer(state: string, dueAt: number | null, now: number): string {
  if (state === 'done') return 'answered'
  if (state === 'unconfirmed' || dueAt === null) return 'waits for its e-mail to be confirmed'
  const days = Math.ceil((dueAt - now) / dayMs) || 0
  if (days < 0) return `overdue by ${-days} ${-days === 1 ? 'day' : 'days'}`
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}
