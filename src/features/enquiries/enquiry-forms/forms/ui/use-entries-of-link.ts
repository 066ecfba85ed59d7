import { type RefObject, useEffect } from 'react'
import { preselect, queryParameter } from './list-options.ts'

/** The most characters of a subject; a longer one is not from a link of ours. */
const maxSubject = 60

/**
 * Fills in what a link says of an enquiry, where nothing is entered yet: `?about=Parts` begins the message, and
 * `?work=Repair` selects the kind of work at a service. The visitor can change both.
 */
export function useEntriesOfLink(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fieldOf = (name: string) => form.current?.elements.namedItem(name)
    const [note, work] = [fieldOf('note'), fieldOf('serviceKind')]
    const subject = queryParameter('about').trim()
    const isSubject = subject !== '' && subject.length <= maxSubject
    if (isSubject && note instanceof HTMLTextAreaElement && note.value === '') note.value = `${subject}: `
    if (work instanceof HTMLSelectElement) preselect(work, queryParameter('work'))
  }, [form])
}
