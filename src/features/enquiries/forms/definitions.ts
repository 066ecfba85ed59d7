import type { PlanOffer } from '../plan.ts'

/** What a form may ask besides the person: codes of the model, of its paint, and of the dealer. */
export type SubjectField = 'model' | 'colour' | 'dealer'

/** Whether the visitor has to choose, or may leave it open. */
export type Choice = 'required' | 'optional'

/** A form that comes from a calculator and brings its plan: which offer the plan is about. */
export type PlanDefinition = {
  /** By the name its link gives the offer. */
  readonly named: Readonly<Partial<Record<string, PlanOffer>>>
  /** Where the link names none of these. */
  readonly otherwise: PlanOffer
}

/** What a form asks besides the person, and how what it sends is treated. */
export type FormDefinition = {
  /** In the order of the form. */
  readonly subject: Readonly<Partial<Record<SubjectField, Choice>>>
  /** Null where the form is about no plan. Source: requirements V-029, V-082 and V-298. */
  readonly plan: PlanDefinition | null
  /**
   * What lead services take it for; null where that follows from whether finance was calculated. Source: requirement
   * D-354.
   */
  readonly leadType: 'quote' | 'test-drive' | 'subscription' | null
}

/** A question about one vehicle to one dealer. */
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

/** Kinds of enquiries that are about a plan. */
export type PlanKind = {
  [Kind in EnquiryKind]: (typeof formDefinitions)[Kind]['plan'] extends null ? never : Kind
}[EnquiryKind]

export const enquiryKinds = Object.keys(formDefinitions) as EnquiryKind[]

/** Whether a text, from an address or the database, names a form. */
export const isEnquiryKind = (kind: string): kind is EnquiryKind =>
  (enquiryKinds as readonly string[]).includes(kind)

/** The definition of a form, whichever it is. */
export const formDefinition = (kind: EnquiryKind): FormDefinition => formDefinitions[kind]

/** Whether a form is about a plan. */
export const hasPlan = (kind: EnquiryKind): kind is PlanKind => formDefinitions[kind].plan !== null

export const planKinds = enquiryKinds.filter(hasPlan)

/** The fields of a form that say what it is about, in their order. */
export const subjectFieldNames = (kind: EnquiryKind) =>
  Object.keys(formDefinitions[kind].subject) as SubjectField[]

/** The fields that bring a plan. */
export const planFieldNames = ['plan', 'seen'] as const
