import type { DisplayedPlan, EnteredValues, FormView, KeptFile } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import type { PlanLink } from '../../plan/plan-link.ts'

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

/** What a form starts with on the check page: it was sent once without JavaScript. */
export type FormStart = {
  readonly entered: EnteredValues
  readonly errors: FieldErrors
  /** Carries the key under which the form is stored once. */
  readonly token: string
  readonly link: PlanLink | null
  readonly plan: DisplayedPlan | null
  /** Files that were sent with an earlier step. */
  readonly files: readonly KeptFile[]
}
