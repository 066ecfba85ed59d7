import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import type { EnteredValues } from '../forms/entered-values.ts'
import type { FieldMessage } from '../forms/submission.ts'

/** Why an enquiry was not stored; the key of its text. */
export type SendFailure = 'failed' | 'tooOften'

/** Where a form stands that a browser without JavaScript sends. */
export type FormStep =
  | {
      readonly step: 'edit'
      readonly token: string
      readonly entered: EnteredValues
      readonly messages: readonly FieldMessage[]
    }
  | {
      readonly step: 'confirm'
      readonly token: string
      readonly entered: EnteredValues
      readonly failure: SendFailure | null
    }
  | { readonly step: 'done'; readonly reference: string }

/** A step of a form, stored until the enquiry is sent or the draft expires. */
export type FormDraft = FormStep & {
  readonly kind: EnquiryKind
  readonly language: Language
  /** The path of the form. */
  readonly page: string
}
