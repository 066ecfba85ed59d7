import type { Entries, FormDefinition } from '#features/enquiries/enquiries/index.ts'
import { agrees } from '#features/enquiries/enquiries/rules.ts'

/** What a visitor is asked before a form is sent. */
export type FormQuestion = {
  readonly kind: 'email' | 'marketing'
  /** The same for a question that was answered already. */
  readonly id: string
  /** The e-mail to confirm; empty for other questions. */
  readonly email: string
  /** The name of the field that gets the focus after No. */
  readonly field: string
}

/**
 * The question before a form is sent: whether the e-mail is right, or whether it is to be sent without consent to
 * marketing. Null when there is nothing to ask.
 *
 * Source: decision D-3; requirements D-163 to D-167, D-187 and D-188.
 */
export function questionBefore(asksFor: FormDefinition['asksFor'], entries: Entries): FormQuestion | null {
  const { email = '', wordingVersion } = entries
  if (asksFor === 'email') return { kind: 'email', id: `email ${email}`, email, field: 'email' }
  // Version 0: no text about marketing is published, so the form does not ask for consent.
  if (asksFor === 'marketing' && wordingVersion !== 0 && !agrees(entries))
    return { kind: 'marketing', id: 'marketing', email: '', field: 'optIn' }
  return null
}
