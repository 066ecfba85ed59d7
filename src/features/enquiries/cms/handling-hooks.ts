import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
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

/** Spam that somebody says is none is sent after all. */
export const sendAfterAll: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = previousDoc as Handled | undefined
  if (operation === 'update' && before?.status === 'spam' && doc.status !== 'spam') {
    // Loaded here: it needs Next, which the programs that migrate and seed do not have.
    const { releaseEnquiry } = await import('../data/release.ts')
    await releaseEnquiry(req, doc.id)
  }
  return doc
}
