import type { PlanOffer } from '../plan.ts'

/** Whether a form asks for a choice: the visitor has to make it, may leave it open, or is not asked. */
type Choice = 'required' | 'optional' | 'none'

/** A form that comes from a calculator and brings its plan: which offer the plan is about. */
export type PlanDefinition = {
  /** By the name its link gives the offer. */
  readonly named: Readonly<Partial<Record<string, PlanOffer>>>
  /** Where the link names none of these. */
  readonly otherwise: PlanOffer
}

/** What a form asks besides the person, and how what it sends is treated. */
export type FormDefinition = {
  /** The model, and with it the colour, which is always optional. */
  readonly model: Choice
  readonly dealer: Choice
  /** Null where the form is about no plan. Source: vehicles-and-finance.md §2, routes. */
  readonly plan: PlanDefinition | null
  /** What lead services take it for; null where that follows from whether finance was calculated. Source: row D-354. */
  readonly leadType: 'quote' | 'test-drive' | 'subscription' | null
}

/** A question about one vehicle to one dealer. */
const aboutVehicle = { model: 'required', dealer: 'required', plan: null } as const
/** The visitor may leave the choice of the dealer to us. */
const aboutFinance = { model: 'required', dealer: 'optional' } as const

/** Every form, by the kind of enquiry it sends. Source: dealers.md §4; vehicles-and-finance.md §2. */
export const formDefinitions = {
  vehicle: { ...aboutVehicle, leadType: null },
  quote: { ...aboutVehicle, leadType: 'quote' },
  testDrive: { ...aboutVehicle, leadType: 'test-drive' },
  contact: { model: 'none', dealer: 'none', plan: null, leadType: null },
  financeOffer: {
    ...aboutFinance,
    plan: { named: { GFV: 'futureDrive' }, otherwise: 'traditional' },
    leadType: 'quote',
  },
  /** Finance may be asked about before the vehicle is known. */
  financeQuery: {
    model: 'optional',
    dealer: 'optional',
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

/** The definition of a form, whichever it is. */
export const formDefinition = (kind: EnquiryKind): FormDefinition => formDefinitions[kind]

/** Whether a form is about a plan. */
export const hasPlan = (kind: EnquiryKind): kind is PlanKind => formDefinitions[kind].plan !== null

export const planKinds = enquiryKinds.filter(hasPlan)
