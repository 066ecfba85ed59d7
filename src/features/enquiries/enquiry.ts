import type { Language } from '#platform/i18n/languages.ts'
import type { Cents } from '#platform/money.ts'
import type { EnquiryPlan } from './plan.ts'

/** What a visitor sends us a form for. Source: dealers.md §4; vehicles-and-finance.md §2. */
export const enquiryKinds = [
  'vehicle',
  'quote',
  'testDrive',
  'contact',
  'financeOffer',
  'financeQuery',
  'subscription',
] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/** Kinds that come from a calculator and bring its plan. Source: vehicles-and-finance.md §2, routes. */
export const financeKinds = ['financeOffer', 'financeQuery', 'subscription'] as const

export type FinanceKind = (typeof financeKinds)[number]

/** Whether a kind is about finance, and may bring a plan. */
export const isAboutFinance = (kind: EnquiryKind): kind is FinanceKind =>
  (financeKinds as readonly EnquiryKind[]).includes(kind)

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

/** A model that is sold new, as it was shown. */
export type NewVehicleSubject = {
  readonly kind: 'new'
  readonly code: string
  readonly derivativeCode: string | null
  readonly range: string
  readonly title: string
  readonly colour: string | null
  readonly colourCode: string | null
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
  readonly bodyType: string | null
  /** Its picture from the side, as a path of this site. */
  readonly picture: string | null
  /** The page of its range, as a path of this site. */
  readonly page: string
}

/** What the calculator said when a quote was asked for. */
export type SubjectFinance = {
  readonly deposit: Cents
  readonly balloon: Cents
  /** Months. */
  readonly term: number
  readonly monthly: Cents
  /** Percent a year, as shown. */
  readonly interest: number
}

/** A used vehicle of a dealer's stock, as its feed describes it. Source: dealers.md §3; rows D-355, D-356. */
export type UsedVehicleSubject = {
  readonly kind: 'used'
  readonly make: string
  readonly model: string
  readonly range: string
  readonly year: number
  /** Kilometres. */
  readonly mileage: number
  readonly bodyType: string
  readonly colour: string
  /** Address of its picture from the side. */
  readonly sideImage: string
  readonly code: string
  readonly stockCode: string
  /** The displayed price. Source: decision D-12. */
  readonly price: Cents | null
  /** Present when the calculator was used: the enquiry then asks for a quote. */
  readonly finance: SubjectFinance | null
}

export type EnquirySubject = NewVehicleSubject | UsedVehicleSubject

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
