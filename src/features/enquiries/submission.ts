import type { Language } from '#platform/i18n/languages.ts'
import type { Enquirer, MarketingChoice } from './enquiry.ts'
import type { EnquiryKind } from './forms/definitions.ts'

/** Entries of a form as they came, from JSON or form-encoded: of any type and any length. */
export type RawEntries = Readonly<Record<string, unknown>>

/** Which vehicle and dealer the form is about, by their codes. What they are is looked up here, never believed. */
export type AskedAbout = {
  readonly model: string | null
  readonly colour: string | null
  /** The slug of a dealer. */
  readonly dealer: string | null
}

/** What the link brought that led to the form, as text of bounded length. Nothing in it is believed. */
export type AskedPlan = {
  /** Behind `#plan?` in its address: what was chosen in the calculator. */
  readonly plan: string
  /** Its query: what the visitor saw. */
  readonly seen: string
}

/** What a form named and brought, to be looked up: stored with the enquiry, so that it can be looked up again. */
export type RequestedDetails = AskedAbout & { readonly plan: AskedPlan }

/** Entries that passed every check of their form. */
export type CheckedEntries = {
  readonly person: Enquirer
  readonly note: string
  readonly marketing: MarketingChoice | null
  readonly about: AskedAbout
  readonly plan: AskedPlan
}

/** What is wrong, field by field, in the order of the form. */
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

/** What the pipeline answers to JSON that was stored. */
export type SubmissionAnswer = { readonly reference: string }
