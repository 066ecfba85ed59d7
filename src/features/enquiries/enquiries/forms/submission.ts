import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { Enquirer, EnquiryDetails, MarketingChoice } from '../enquiry.ts'
import type { EnquiryKind } from './definitions.ts'
import type { FieldDefinition, UploadDefinition } from './form-definition.ts'

/** Entries of a form as they came, from JSON or form-encoded: of any type and any length. */
export type RawEntries = Readonly<Record<string, unknown>>

/** Codes of the vehicle and the dealer a form is about. The server looks them up and trusts nothing else. */
export type SubjectCodes = {
  readonly model: string | null
  readonly colour: string | null
  /** Codes of accessories, separated by commas. Missing in forms about anything else. */
  readonly accessories?: string | null
  /** The code of a special of the dealer. Missing in forms about vehicles. */
  readonly special?: string | null
  /** The slug of a dealer. */
  readonly dealer: string | null
  /** The id of a used vehicle; its dealer is the vehicle's own. Missing in other forms. Source: requirement D-363. */
  readonly stock?: string | null
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
  /** Missing for forms that ask for nothing else. */
  readonly details?: EnquiryDetails
  readonly marketing: MarketingChoice | null
  readonly subjectCodes: SubjectCodes
  readonly plan: RequestedPlan
}

/** The error message of a field. Lists of them are in the order of the form. */
export type FieldMessage = { readonly field: string; readonly message: string }

export type CheckedForm =
  | { readonly ok: true; readonly entries: CheckedEntries }
  | { readonly ok: false; readonly messages: readonly FieldMessage[] }

/** A field in one language, as its view draws it and the check page lists it. */
export type FormField = {
  readonly name: string
  readonly label: string
  /** The language of its texts where it is not that of the page. */
  readonly lang?: Language
  readonly control: FieldDefinition['control']
  readonly help?: string
  readonly autoComplete?: string
  readonly isOptional?: boolean
  /** Shown to visitors who want to be called. */
  readonly isForCalls?: boolean
  readonly isReadOnly?: boolean
  /** The options of a `select` that depend on the site's data are missing. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The text of a first option that stands for no choice. */
  readonly emptyLabel?: string
  /** The value that is chosen initially. */
  readonly initial?: string
  /** What visitors usually enter, offered while they type. */
  readonly suggestions?: readonly string[]
  /** The lowest number. */
  readonly min?: number
  /** For `file`: what visitors may upload. */
  readonly upload?: UploadDefinition
}

/**
 * A form: one description for the browser and the server. The names of its entries are the same in JSON and
 * form-encoded; a box arrives as `true` or `on`, several boxes of one name as a list or one after the other.
 *
 * `forms/field-definitions.ts` lists the names. Beside them the pipeline reads: key, token, website, page, language,
 * elapsed, confirmed, change, removedFiles.
 */
export type EnquiryForm = {
  readonly kind: EnquiryKind
  readonly title: (language: Language) => string
  readonly fields: (language: Language) => readonly FormField[]
  /** Every failing field at once. @param today the day in Johannesburg, by which ages are checked. */
  readonly check: (entries: RawEntries, language: Language, today: CalendarDay) => CheckedForm
}

/** The response to an enquiry that was sent as JSON and stored. */
export type SubmissionResponse = { readonly reference: string }
