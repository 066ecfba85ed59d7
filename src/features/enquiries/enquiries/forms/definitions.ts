import type { FormDefinition, PersonFields, SubjectField, VisitFields } from './form-definition.ts'
import { academyForm } from './kinds/academy.ts'
import { citizenshipForm } from './kinds/citizenship.ts'
import { documentForm } from './kinds/document.ts'
import { merchandiseForm } from './kinds/merchandise.ts'
import { serviceBookingForm } from './kinds/service-booking.ts'
import { sponsorshipForm } from './kinds/sponsorship.ts'
import { testDriveForm } from './kinds/test-drive.ts'
import { tradeInForm } from './kinds/trade-in.ts'
import { callStep, defaultPerson, driveStep, personStep } from './person-fields.ts'

/** A form to a dealer or to customer care, without details of its own. */
const defaults = {
  plan: null,
  leadType: null,
  steps: [callStep],
  person: defaultPerson,
  offersMarketing: true,
  asksFor: null,
  submitLabel: 'submit',
  sent: { heading: 'thankYou', text: 'messageSent' },
} as const

/** The fields of the person, and the two boxes about marketing. Source: requirements D-147, D-170 to D-173 and D-200 to D-206. */
const asSpecified = { steps: [personStep], opensMarketing: true } as const

/** A form about one vehicle, for one dealer. */
const aboutVehicle = {
  ...defaults,
  subject: { model: 'required', colour: 'optional', accessories: 'optional', dealer: 'required' },
} as const

/** The visitor may leave the choice of the dealer to us. */
const aboutFinance = {
  ...defaults,
  subject: { model: 'required', colour: 'optional', accessories: 'optional', dealer: 'optional' },
} as const

/**
 * Every form, by the kind of enquiry it sends: the only place that knows the kinds. Forms with fields of their own have a
 * file in `kinds`, and their texts a file in `texts`.
 *
 * Source: requirements D-003, V-023 and V-298.
 */
export const formDefinitions = {
  vehicle: {
    ...aboutVehicle,
    title: 'vehicleTitle',
    label: 'Vehicle',
    colour: '#15171a',
    mailHeading: 'Enquiry about a vehicle',
    pageLabel: 'A question about a vehicle',
  },
  quote: {
    ...aboutVehicle,
    title: 'quoteTitle',
    label: 'Quote',
    colour: '#b8101f',
    mailHeading: 'Request for a quote',
    pageLabel: 'A quote',
    leadType: 'quote',
  },
  testDrive: { ...aboutVehicle, ...testDriveForm },
  contact: {
    ...defaults,
    title: 'contactTitle',
    label: 'General',
    colour: '#c9c4ba',
    mailHeading: 'General enquiry',
    pageLabel: 'Anything, to customer care',
    subject: {},
  },
  /** About anything, to the dealer on whose site the form is, or a chosen one. Source: requirements D-004, D-061. */
  dealerContact: {
    ...defaults,
    title: 'dealerContactTitle',
    label: 'General, to a dealer',
    colour: '#8d6b94',
    mailHeading: 'General enquiry',
    pageLabel: 'Anything, to the dealer on whose page it is',
    subject: { dealer: 'required' },
  },
  /** To the vehicle's own dealer. Source: requirements D-121, D-354 and D-363. */
  usedVehicle: {
    ...defaults,
    title: 'usedVehicleTitle',
    label: 'Used vehicle',
    colour: '#3b5b92',
    mailHeading: 'Enquiry about a used vehicle',
    subject: { stock: 'required', calculation: 'optional' },
    ...asSpecified,
    asksFor: 'email',
  },
  /** About a special, to the dealer that advertises it. Source: requirements D-195 to D-211. */
  special: {
    ...defaults,
    title: 'specialTitle',
    label: 'Special',
    colour: '#3f6fa8',
    mailHeading: 'Enquiry about a special',
    subject: { special: 'required', dealer: 'required' },
    ...asSpecified,
    sent: { heading: 'thankYou', text: 'enquirySent' },
  },
  financeOffer: {
    ...aboutFinance,
    title: 'financeOfferTitle',
    label: 'Finance offer',
    colour: '#2f5d50',
    mailHeading: 'Enquiry about a finance offer',
    pageLabel: 'A finance offer for a vehicle',
    plan: { named: { GFV: 'futureDrive' }, otherwise: 'traditional' },
    leadType: 'quote',
  },
  /** Finance may be asked about before the vehicle is known. */
  financeQuery: {
    ...aboutFinance,
    title: 'financeQueryTitle',
    label: 'Finance question',
    colour: '#a9bfb3',
    mailHeading: 'Question about finance',
    pageLabel: 'A question about finance',
    subject: { model: 'optional', colour: 'optional', accessories: 'optional', dealer: 'optional' },
    plan: { named: { GFV: 'futureDrive', Traditional: 'traditional' }, otherwise: 'lease' },
  },
  subscription: {
    ...aboutFinance,
    title: 'subscriptionTitle',
    label: 'Subscription',
    colour: '#e0a84f',
    mailHeading: 'Enquiry about a subscription',
    pageLabel: 'A subscription',
    plan: { named: {}, otherwise: 'subscription' },
    leadType: 'subscription',
  },
  tradeIn: tradeInForm,
  academy: academyForm,
  sponsorship: sponsorshipForm,
  citizenship: citizenshipForm,
  merchandise: merchandiseForm,
  document: documentForm,
  serviceBooking: serviceBookingForm,
} as const satisfies Readonly<Record<string, FormDefinition>>

type Definitions = typeof formDefinitions

export type EnquiryKind = keyof Definitions

/** Kinds of enquiries with a plan. */
export type PlanKind = {
  [Kind in EnquiryKind]: Definitions[Kind]['plan'] extends null ? never : Kind
}[EnquiryKind]

/** Kinds of enquiries about nothing that has a dealer. */
export type CompanyForm = {
  [Kind in EnquiryKind]: keyof Definitions[Kind]['subject'] extends never ? Kind : never
}[EnquiryKind]

/** Kinds whose form editors choose for a page. */
export type PageForm = {
  [Kind in EnquiryKind]: Definitions[Kind] extends { readonly pageLabel: string } ? Kind : never
}[EnquiryKind]

export const enquiryKinds = Object.keys(formDefinitions) as EnquiryKind[]

/** Whether a text, from an address or the database, names a form. */
export const isEnquiryKind = (kind: string): kind is EnquiryKind =>
  (enquiryKinds as readonly string[]).includes(kind)

/** The definition of a form, typed for any kind. */
export const formDefinition = (kind: EnquiryKind): FormDefinition => formDefinitions[kind]

/** The forms that editors choose for a page. */
export const pageForms = enquiryKinds.filter(
  (kind): kind is PageForm => formDefinition(kind).pageLabel !== undefined,
)

/** A fact of every form, by the kind of its enquiries. */
const ofEveryForm = <Value>(read: (form: FormDefinition) => Value) =>
  Object.fromEntries(enquiryKinds.map((kind) => [kind, read(formDefinition(kind))])) as Readonly<
    Record<EnquiryKind, Value>
  >

/** Labels of the kinds in the inbox. */
export const kindLabels = ofEveryForm(({ label }) => label)

/** Colours of the kinds in the chart of the dashboard. */
export const kindColours = ofEveryForm(({ colour }) => colour)

/** Headings of mails to dealers. */
export const kindHeadings = ofEveryForm(({ mailHeading }) => mailHeading)

/** Whether a form has a plan. */
export const hasPlan = (kind: EnquiryKind): kind is PlanKind => formDefinition(kind).plan !== null

export const planKinds = enquiryKinds.filter(hasPlan)

const asksFor = (kind: EnquiryKind, field: SubjectField) => field in formDefinition(kind).subject

/** Whether a form asks for a vehicle, and so offers lists of vehicles and dealers. */
export const asksForVehicle = (kind: EnquiryKind): boolean => asksFor(kind, 'model')

/** Whether a form is about a used vehicle. */
export const isAboutStock = (kind: EnquiryKind): boolean => asksFor(kind, 'stock')

/** Whether a form is about a special. */
export const isAboutSpecial = (kind: EnquiryKind): boolean => asksFor(kind, 'special')

/** Whether a form goes to a dealer and is not about a vehicle or a special. */
export const asksForDealerAlone = (kind: EnquiryKind): boolean =>
  asksFor(kind, 'dealer') && !asksForVehicle(kind) && !isAboutSpecial(kind)

/** Whether users set the recipients and the thanks of a form: it goes to the company and not to a dealer. */
export const isCompanyForm = (kind: EnquiryKind): kind is CompanyForm =>
  Object.keys(formDefinition(kind).subject).length === 0

export const companyForms = enquiryKinds.filter(isCompanyForm)

const dealerSteps: readonly unknown[] = [personStep, callStep, driveStep]

/** Whether a form has fields of its own, in sections or steps. */
export const isRequest = (kind: EnquiryKind): boolean => !dealerSteps.includes(formDefinition(kind).steps[0])

/** The fields of a form by which a visitor says when to come; null for a form without them. */
export const visitFieldsOf = (kind: EnquiryKind): VisitFields | null => formDefinition(kind).visit ?? null

/** The fields about a form's subject, in their order. */
export const subjectFieldNames = (kind: EnquiryKind) =>
  Object.keys(formDefinition(kind).subject) as SubjectField[]

/** The hidden fields with the plan of a link. */
export const planFieldNames = ['plan', 'seen'] as const

/** The fields that hold the person who sends a form. */
export const personFieldsOf = (kind: EnquiryKind): PersonFields => formDefinition(kind).person
