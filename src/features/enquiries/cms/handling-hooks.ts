import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { siteClock } from '#platform/site-clock.ts'
import { responseMinutes } from '../rules/response-time.ts'

type Note = { readonly id?: string | null; readonly text: string; readonly by?: string; readonly at?: string }
type Handled = {
  readonly status: string
  readonly receivedAt: string
  readonly respondedAt?: string | null
  readonly notes?: readonly Note[] | null
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

/** A note says who wrote it and when; one that is there stays as it is. */
export const signNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const notes = data.notes as readonly Note[] | null | undefined
  if (!notes) return data
  const before = new Map(
    ((originalDoc as Handled | undefined)?.notes ?? []).map((note) => [note.id, note] as const),
  )
  const by = req.user && 'name' in req.user ? req.user.name : 'The site'
  const at = siteClock().now().toISOString()
  return { ...data, notes: notes.map((note) => before.get(note.id) ?? { ...note, by, at }) }
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
