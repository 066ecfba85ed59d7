import type { PlanOffer } from '../plan.ts'

/** The fields about a form's subject: codes of the model, its colour, and the dealer. */
export type SubjectField = 'model' | 'colour' | 'dealer'

/** Whether the visitor has to choose. */
export type ChoiceRule = 'required' | 'optional'

/** How a form determines the offer of the plan that a calculator's link brings. */
export type PlanDefinition = {
  /** Offers by their name in the link. */
  readonly named: Readonly<Partial<Record<string, PlanOffer>>>
  /** The offer when the link names no other. */
  readonly otherwise: PlanOffer
}

/** The fields of a form besides those about the person, and how the enquiry is handled. */
export type FormDefinition = {
  /** In the order of the form. */
  readonly subject: Readonly<Partial<Record<SubjectField, ChoiceRule>>>
  /** Null for a form without a plan. Source: requirements V-029, V-082 and V-298. */
  readonly plan: PlanDefinition | null
  /**
   * The lead type for lead services; null when it depends on whether finance was calculated. Source: requirement D-354.
   */
  readonly leadType: 'quote' | 'test-drive' | 'subscription' | null
}

/** A form about one vehicle, for one dealer. */
const aboutVehicle = {
  subject: { model: 'required', colour: 'optional', dealer: 'required' },
  plan: null,
} as const
/** The visitor may leave the choice of the dealer to us. */
const aboutFinance = { subject: { model: 'required', colour: 'optional', dealer: 'optional' } } as const

/** Every form, by the kind of enquiry it sends. Source: requirements D-003, V-023 and V-298. */
export const formDefinitions = {
  vehicle: { ...aboutVehicle, leadType: null },
  quote: { ...aboutVehicle, leadType: 'quote' },
  testDrive: { ...aboutVehicle, leadType: 'test-drive' },
  contact: { subject: {}, plan: null, leadType: null },
  /** About anything, to the dealer on whose site the form is, or a chosen one. Source: requirements D-004, D-061. */
  dealerContact: { subject: { dealer: 'required' }, plan: null, leadType: null },
  financeOffer: {
    ...aboutFinance,
    plan: { named: { GFV: 'futureDrive' }, otherwise: 'traditional' },
    leadType: 'quote',
  },
  /** Finance may be asked about before the vehicle is known. */
  financeQuery: {
    subject: { model: 'optional', colour: 'optional', dealer: 'optional' },
    plan: { named: { GFV: 'futureDrive', Traditional: 'traditional' }, otherwise: 'lease' },
    leadType: null,
  },
  subscription: {
    ...aboutFinance,
    plan: { named: {}, otherwise: 'subscription' },
    leadType: 'subscription',
  },
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
export const hasPlan = (kind: EnquiryKind): kind is PlanKind => formDefinitions[kind].plan !== null

export const planKinds = enquiryKinds.filter(hasPlan)

/** Whether a form asks for a vehicle, and so offers lists of vehicles and dealers. */
export const asksForVehicle = (kind: EnquiryKind): boolean => 'model' in formDefinitions[kind].subject

/** The fields about a form's subject, in their order. */
export const subjectFieldNames = (kind: EnquiryKind) =>
  Object.keys(formDefinitions[kind].subject) as SubjectField[]

/** The hidden fields with the plan of a link. */
export const planFieldNames = ['plan', 'seen'] as const
