import type { CollectionBeforeChangeHook } from 'payload'
import { siteClock } from '#platform/time/site-clock.ts'

type Handled = {
  readonly status: string
  readonly receivedAt: string
  readonly respondedAt?: string | null
}

/** Whole minutes, at least 0, from receiving an enquiry to the first response. */
function responseMinutes(receivedAt: Date, respondedAt: Date): number {
  return Math.max(0, Math.floor((respondedAt.getTime() - receivedAt.getTime()) / 60_000))
}

/** Records the first response: the first change of the status to in progress or done. */
export const recordFirstResponse: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const before = originalDoc as Handled | undefined
  const isResponse = data.status === 'inProgress' || data.status === 'done'
  if (operation !== 'update' || !before || before.respondedAt || before.status !== 'new' || !isResponse)
    return data
  const now = siteClock().now()
  const minutes = responseMinutes(new Date(before.receivedAt), now)
  return { ...data, respondedAt: now.toISOString(), responseMinutes: minutes }
}
