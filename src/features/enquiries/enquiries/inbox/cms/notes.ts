import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { siteClock } from '#platform/time/site-clock.ts'

type Note = {
  readonly id?: string | null
  readonly text?: string | null
  readonly by?: string | null
  readonly at?: string | null
}

/** The notes of a request, and the text of the admin's field for a new note. */
type NoteData = { readonly notes?: readonly Note[] | null; readonly newNote?: string | null }

/** In characters. */
const maxLength = 4_000

const authorOf = ({ user }: PayloadRequest) => (user && 'name' in user ? user.name : 'The site')

function errorOf({ id, text }: Note, stored: ReadonlyMap<unknown, Note>): string | undefined {
  const before = stored.get(id)
  if (before) {
    const isRewritten = text !== undefined && text !== before.text
    return isRewritten ? 'A saved note cannot be changed. Add another one.' : undefined
  }
  return (text?.length ?? 0) > maxLength ? `A note has at most ${maxLength} characters.` : undefined
}

/** @throws ValidationError when a stored note is sent with another text, or a new one is too long. */
function checkNotes(sent: readonly Note[], stored: ReadonlyMap<unknown, Note>, req: PayloadRequest): void {
  const errors = sent.flatMap((note, index) => {
    const message = errorOf(note, stored)
    return message === undefined ? [] : [{ path: `notes.${index}.text`, message }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'enquiries', errors }, req.t)
}

/**
 * Appends new notes, signed with their author and the time, to those that are stored. Every role can
 * only add notes: a stored note that a request leaves out stays, since its sender may not have seen it.
 */
export const appendNotes: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { notes, newNote } = data as NoteData
  const stored = (originalDoc as NoteData | undefined)?.notes ?? []
  const byId = new Map(stored.map((note) => [note.id as unknown, note]))
  const sent = [...(notes ?? []), ...(newNote?.trim() ? [{ text: newNote.trim() }] : [])]
  checkNotes(sent, byId, req)
  const by = authorOf(req)
  const at = siteClock().now().toISOString()
  const added = sent.filter(({ id }) => !byId.has(id)).map(({ text }) => ({ text, by, at }))
  return { ...data, notes: [...stored, ...added] }
}
