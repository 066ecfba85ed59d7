import type { FieldName } from './field-definitions.ts'
import type { FormDefinition, PersonFields, SubjectField } from './form-definition.ts'
import { academyForm } from './kinds/academy.ts'
import {
  citizenshipForm,
  documentForm,
  merchandiseForm,
  serviceBookingForm,
  sponsorshipForm,
} from './kinds/requests.ts'
import { tradeInForm } from './kinds/trade-in.ts'
import { defaultPerson, personStep } from './person-fields.ts'

/** A form to a dealer or to customer care, without details of its own. */
const defaults = {
  plan: null,
  leadType: null,
  steps: [personStep],
  person: defaultPerson,
  offersMarketing: true,
  asksFor: 'email',
  submitLabel: 'submit',
  sent: { heading: 'thankYou', text: 'messageSent' },
} as const

/** A form about one vehicle, for one dealer. */
const aboutVehicle = {
  ...defaults,
  subject: { model: 'required', colour: 'optional', dealer: 'required' },
} as const
/** The visitor may leave the choice of the dealer to us. */
const aboutFinance = {
  ...defaults,
  subject: { model: 'required', colour: 'optional', dealer: 'optional' },
} as const

/** Every form, by the kind of enquiry it sends. Source: requirements D-003, V-023 and V-298. */
export const formDefinitions = {
  vehicle: aboutVehicle,
  quote: { ...aboutVehicle, leadType: 'quote' },
  testDrive: { ...aboutVehicle, leadType: 'test-drive' },
  contact: { ...defaults, subject: {} },
  /** About anything, to the dealer on whose site the form is, or a chosen one. Source: requirements D-004, D-061. */
  dealerContact: { ...defaults, subject: { dealer: 'required' } },
  /** To the vehicle's own dealer. Source: requirements D-121, D-354 and D-363. */
  usedVehicle: { ...defaults, subject: { stock: 'required', calculation: 'optional' } },
  /** About a special, to the dealer that advertises it. Source: requirements D-195 to D-211. */
  special: {
    ...defaults,
    subject: { special: 'required', dealer: 'required' },
    asksFor: null,
    sent: { heading: 'thankYou', text: 'enquirySent' },
  },
  financeOffer: {
    ...aboutFinance,
    plan: { named: { GFV: 'futureDrive' }, otherwise: 'traditional' },
    leadType: 'quote',
  },
  /** Finance may be asked about before the vehicle is known. */
  financeQuery: {
    ...aboutFinance,
    subject: { model: 'optional', colour: 'optional', dealer: 'optional' },
    plan: { named: { GFV: 'futureDrive', Traditional: 'traditional' }, otherwise: 'lease' },
  },
  subscription: {
    ...aboutFinance,
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

export type EnquiryKind = keyof typeof formDefinitions

/** Kinds of enquiries with a plan. */
export type PlanKind = {
  [Kind in EnquiryKind]: (typeof formDefinitions)[Kind]['plan'] extends null ? never : Kind
}[EnquiryKind]

export const enquiryKinds = Object.keys(formDefinitions) as EnquiryKind[]

/** Whether a text, from an address or the database, names a form. */
export const isEnquiryKind = (kind: string): kind is EnquiryKind =>
  (enquiryKinds as readonly string[]).includes(kind)

/** The definition of a form, typed for any kind. */
export const formDefinition = (kind: EnquiryKind): FormDefinition => formDefinitions[kind]

/** Whether a form has a plan. */
export const hasPlan = (kind: EnquiryKind): kind is PlanKind => formDefinition(kind).plan !== null

export const planKinds = enquiryKinds.filter(hasPlan)

/** Whether a form asks for a vehicle, and so offers lists of vehicles and dealers. */
export const asksForVehicle = (kind: EnquiryKind): boolean => 'model' in formDefinition(kind).subject

/** Whether a form is about a used vehicle. */
export const isAboutStock = (kind: EnquiryKind): boolean => 'stock' in formDefinition(kind).subject

/** Whether a form has fields of its own, in sections or steps. */
export const isRequest = (kind: EnquiryKind): boolean => formDefinition(kind).steps[0] !== personStep

/** The fields about a form's subject, in their order. */
export const subjectFieldNames = (kind: EnquiryKind) =>
  Object.keys(formDefinition(kind).subject) as SubjectField[]

/** The hidden fields with the plan of a link. */
export const planFieldNames = ['plan', 'seen'] as const

/** The fields of a form's steps, in their order. */
export const stepFieldNames = (kind: EnquiryKind): FieldName[] =>
  formDefinition(kind).steps.flatMap(({ sections }) =>
    sections.flatMap(({ rows }) => rows.flat()),
  ) as FieldName[]

/** The fields that hold the person who sends a form. */
export const personFieldsOf = (kind: EnquiryKind): PersonFields => formDefinition(kind).person
