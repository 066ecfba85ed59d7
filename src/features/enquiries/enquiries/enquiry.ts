import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryKind } from './forms/definitions.ts'
import type { EnquiryPlan } from './plan/plan.ts'
import type { EnquirySubject } from './subjects/subjects.ts'

export const contactMethods = ['email', 'phone'] as const

/** How a visitor prefers to be contacted. */
export type ContactMethod = (typeof contactMethods)[number]

/** The visitor's consent to marketing. `null` stands for no consent. */
export type MarketingChoice = {
  readonly agreed: true
  /** At least one of `consentDivisions`. */
  readonly divisions: readonly string[]
  /** One of `consentChannels`. */
  readonly channel: string
  /** The version of the wording that was shown. */
  readonly wordingVersion: number
}

/** The person who sent the enquiry, as typed. */
export type Enquirer = {
  /** With the surname. Source: decision D-1. */
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly preferredContact: ContactMethod
}

/** What a form asked besides the person and the note, by the name of the field. Ticked boxes are `yes`. */
export type EnquiryDetails = Readonly<Partial<Record<string, string>>>

/** A file that the visitor uploaded with a form. */
export type EnquiryFile = {
  /** By which signed-in users open it. */
  readonly key: string
  /** The name of its field. */
  readonly slot: string
  /** As the visitor named it, with the extension of its content. */
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
}

/** The dealer an enquiry is for, as stored when it was sent. */
export type EnquiryDealer = {
  /** Id of the dealer's document; null when dealers come from an outside system. */
  readonly id: number | null
  /** Id in the dealer directory, for `findDealerMail`. */
  readonly directoryId: string
  readonly name: string
  readonly slug: string
  readonly supplierCode: string | null
  readonly region: string | null
}

/** An enquiry with its details as they were when it was sent: later changes of prices or dealers do not alter it. */
export type Enquiry = {
  readonly id: number
  /** Shown to the visitor: FC-7K3M-9Q2X. */
  readonly reference: string
  readonly kind: EnquiryKind
  /** ISO moment. */
  readonly receivedAt: string
  readonly language: Language
  readonly person: Enquirer
  /** Empty when there is none. */
  readonly note: string
  /** Missing for forms that ask for nothing else. */
  readonly details?: EnquiryDetails
  /** Missing for forms without uploads. */
  readonly files?: readonly EnquiryFile[]
  /** Null for a general enquiry. */
  readonly subject: EnquirySubject | null
  /** Null for an enquiry that is not about finance. */
  readonly plan: EnquiryPlan | null
  readonly dealer: EnquiryDealer | null
  readonly marketing: MarketingChoice | null
  /** The path it was sent from. */
  readonly page: string
}
