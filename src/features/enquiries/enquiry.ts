import type { Language } from '#platform/i18n/languages.ts'
import type { EnquiryKind } from './forms/definitions.ts'
import type { EnquiryPlan } from './plan.ts'
import type { EnquirySubject } from './subjects/subjects.ts'

/** What the visitor answered to marketing; `null` in place of it where they agreed to nothing. */
export type MarketingChoice = {
  readonly agreed: true
  /** At least one of `consentDivisions`. */
  readonly divisions: readonly string[]
  /** One of `consentChannels`. */
  readonly channel: string
  /** The version of the wording that was shown. */
  readonly wordingVersion: number
}

export const contactWays = ['email', 'phone'] as const

/** How a visitor would like to be answered. */
export type ContactWay = (typeof contactWays)[number]

/** Who is asking, as they typed it. */
export type Enquirer = {
  /** Whole, surname and all. Source: decision D-1. */
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly preferredContact: ContactWay
}

/** The dealer an enquiry is for, as it was known when it was sent. */
export type EnquiryDealer = {
  /** Of its document here; null when the dealers of an outside system are not kept here. */
  readonly id: number | null
  /** What `findDealerMail` asks with. */
  readonly directoryId: string
  readonly name: string
  readonly slug: string
  readonly supplierCode: string | null
  readonly region: string | null
}

/** What a visitor sent us. Everything is as it was then: what changes later changes no enquiry. */
export type Enquiry = {
  readonly id: number
  /** What the visitor is told: FC-7K3M-9Q2X. */
  readonly reference: string
  readonly kind: EnquiryKind
  /** ISO moment. */
  readonly receivedAt: string
  readonly language: Language
  readonly person: Enquirer
  /** Empty when there is none. */
  readonly note: string
  /** What it is about; null for a general one. */
  readonly subject: EnquirySubject | null
  /** The plan it is about; null for what is not about finance. */
  readonly plan: EnquiryPlan | null
  readonly dealer: EnquiryDealer | null
  readonly marketing: MarketingChoice | null
  /** The path it was sent from. */
  readonly page: string
}
