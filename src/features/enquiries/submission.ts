import type { Language } from '#platform/i18n/languages.ts'
import type { Enquirer, MarketingChoice } from './enquiry.ts'
import type { EnquiryKind } from './forms/definitions.ts'

/** Entries of a form as they came, from JSON or form-encoded: of any type and any length. */
export type RawEntries = Readonly<Record<string, unknown>>

/** Codes of the vehicle and the dealer a form is about. The server looks them up and trusts nothing else. */
export type SubjectCodes = {
  readonly model: string | null
  readonly colour: string | null
  /** The slug of a dealer. */
  readonly dealer: string | null
}

/** The plan from the link that led to the form, as text of bounded length. It is not verified. */
export type RequestedPlan = {
  /** The fragment after `#plan?`: the choices made in the calculator. */
  readonly plan: string
  /** The query: the figures the visitor saw. */
  readonly seen: string
}

/** Codes and plan of a form before they are looked up. Stored with the enquiry, so that a lookup can be repeated. */
export type RequestedDetails = SubjectCodes & { readonly plan: RequestedPlan }

/** Entries that passed every check of their form. */
export type CheckedEntries = {
  readonly person: Enquirer
  readonly note: string
  readonly marketing: MarketingChoice | null
  readonly subjectCodes: SubjectCodes
  readonly plan: RequestedPlan
}

/** The error message of a field. Lists of them are in the order of the form. */
export type FieldMessage = { readonly field: string; readonly message: string }

export type CheckedForm =
  | { readonly ok: true; readonly entries: CheckedEntries }
  | { readonly ok: false; readonly messages: readonly FieldMessage[] }

/** A field as the confirmation on the check page lists it. */
export type FormField = {
  readonly name: string
  readonly label: string
  readonly control: 'text' | 'tel' | 'email' | 'area' | 'box' | 'boxes' | 'choice' | 'select' | 'hidden'
  /** For `boxes` and `choice`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/**
 * A form: one description for the browser and the server. The names of its entries are the same in JSON and
 * form-encoded; a box arrives as `true` or `on`, several boxes of one name as a list or one after the other.
 *
 * Names: fullName, phone, email, preferredContact, note, adult, optIn, marketing, divisions, channel, wordingVersion,
 * model, colour, dealer, plan, seen. Beside them the pipeline reads: key, token, website, page, language, elapsed, confirmed.
 */
export type EnquiryForm = {
  readonly kind: EnquiryKind
  readonly title: (language: Language) => string
  readonly fields: (language: Language) => readonly FormField[]
  /** Every failing field at once. */
  readonly check: (entries: RawEntries, language: Language) => CheckedForm
}

/** The response to an enquiry that was sent as JSON and stored. */
export type SubmissionResponse = { readonly reference: string }
