import type { CollectionBeforeChangeHook } from 'payload'
import { siteClock } from '#platform/site-clock.ts'
import { responseMinutes } from '../rules/response-time.ts'

type Handled = {
  readonly status: string
  readonly receivedAt: string
  readonly respondedAt?: string | null
}

/** The first change of the status is the first answer. Spam is answered by nobody. */
export const noteFirstAnswer: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const before = originalDoc as Handled | undefined
  const answered = data.status === 'inProgress' || data.status === 'done'
  if (operation !== 'update' || !before || before.respondedAt || before.status !== 'new' || !answered)
    return data
  const now = siteClock().now()
  const minutes = responseMinutes(new Date(before.receivedAt), now)
  return { ...data, respondedAt: now.toISOString(), responseMinutes: minutes }
}
