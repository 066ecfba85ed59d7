import type {
  DisplayedPlan,
  EnquiryKind,
  EnteredValues,
  FormThanks,
  SendFailure,
} from '#features/enquiries/enquiries/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { FormContent } from '../forms/form-content.ts'
import type { FormStart } from '../forms/ui/form-parts.ts'
import type { EnquirySummary } from '../summary/summary.ts'
import type { EnteredLine } from './entered-lines.ts'

type Common = {
  readonly language: Language
  /** The path of the form. */
  readonly page: string
}

/** What the check page of a form shows. */
export type CheckView = Common &
  (
    | {
        readonly state: 'edit'
        readonly kind: EnquiryKind
        readonly content: FormContent
        readonly start: FormStart
        /** The path of the privacy notice; null without one. */
        readonly privacyNotice: string | null
      }
    | {
        readonly state: 'confirm'
        readonly kind: EnquiryKind
        readonly token: string
        readonly entered: EnteredValues
        readonly failure: SendFailure | null
        readonly lines: readonly EnteredLine[]
        readonly plan: DisplayedPlan | null
      }
    | {
        readonly state: 'done'
        readonly kind: EnquiryKind
        readonly reference: string
        /** What the enquiry is about. */
        readonly summary: EnquirySummary
        readonly thanks: FormThanks
      }
    /** Expired, or opened without the cookie of the visitor who sent the form. */
    | { readonly state: 'expired'; readonly telephone: string | null }
  )

/** One state of the check page. */
export type CheckViewOf<State extends CheckView['state']> = Extract<CheckView, { state: State }>
