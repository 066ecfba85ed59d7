import type { EnteredValues } from '../entered-values.ts'
import type { FormView } from '../forms/form-view.ts'
import type { EnquiryTexts } from '../texts.ts'

/** Messages by the name of their field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** What every part of a form is drawn from. */
export type FormParts = {
  texts: EnquiryTexts
  fields: FormView['fields']
  errors: FieldErrors
  /** What the form starts with; undefined for an empty form. */
  entered: EnteredValues | undefined
  /** Whether a link brought them, so that visitors do not change what it is about. */
  isOfLink?: boolean
}
