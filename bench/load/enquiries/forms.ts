import type { Channel } from './integrations/behaviour.ts'

/** A form as a visitor submits it. */
export type Form = { readonly kind: string; readonly entries: Readonly<Record<string, unknown>> }

/** A model on sale, as the contract lists it. */
export type Vehicle = {
  readonly code: string
  readonly name: string
  /** Rand. */
  readonly price: number
  readonly colour: { readonly code: string; readonly title: string }
}

export type LeadDealer = {
  readonly slug: string
  readonly name: string
  readonly code: string
  /** Whether its own system receives leads; otherwise they are attached to the e-mail. */
  readonly hasCrm: boolean
}

/** What the recipients of an enquiry must receive. */
export type ExpectedEnquiry = {
  readonly vehicle: Vehicle | null
  readonly dealer: LeadDealer | null
  /** Enquiries about used vehicles also go to the lead provider. */
  readonly isUsed: boolean
  readonly hasPlan: boolean
  readonly hasConsent: boolean
}

export const visitorEmail = (index: number) => `visitor.${index}@example.co.za`

/** Finds the index of the visitor whose e-mail address a text contains. */
export function visitorIn(text: string): number | undefined {
  const index = /visitor\.(\d+)@example\.co\.za/.exec(text)?.[1]
  return index === undefined ? undefined : Number(index)
}

const consent = {
  ...{ optIn: true, marketing: true, divisions: ['TFS'] },
  ...{ channel: 'Email', wordingVersion: 1 },
}

const visitorFields = (index: number, hasConsent: boolean) => ({
  ...{ fullName: `Visitor ${index}`, phone: '+27 82 000 0000', email: visitorEmail(index) },
  ...{ adult: true, note: 'Load' },
  ...(hasConsent && consent),
})

/** A general enquiry. Half of the visitors consent to marketing, so that three channels are used. */
export const contactForm = (index: number): Form => ({
  kind: 'contact',
  entries: visitorFields(index, index % 2 === 0),
})

const vehicleKinds = ['vehicle', 'quote', 'testDrive']
const plan = 'deposit=20000&term=60&rate=13&balloon=20&offer=Traditional'

/** 50% are about a vehicle at a dealer, 30% about finance with a plan, 20% general; 25% with consent. */
export function mixedForm(index: number, vehicles: readonly Vehicle[], dealers: readonly LeadDealer[]) {
  const pick = <Item>(list: readonly Item[]) => list[index % list.length] ?? null
  const share = index % 10
  const [vehicle, dealer] = share < 8 ? [pick(vehicles), pick(dealers)] : [null, null]
  const hasPlan = share >= 5 && share < 8
  const hasConsent = index % 4 === 0
  const expected: ExpectedEnquiry = { vehicle, dealer, isUsed: false, hasPlan, hasConsent }
  const vehicleFields = vehicle && { model: vehicle.code, colour: vehicle.colour.code, dealer: dealer?.slug }
  const kind = !vehicle ? 'contact' : hasPlan ? 'financeOffer' : (pick(vehicleKinds) ?? 'vehicle')
  const entries = { ...visitorFields(index, hasConsent), ...vehicleFields, ...(hasPlan && { plan }) }
  const form: Form = { kind, entries }
  return { form, expected }
}

/** The channels an enquiry is sent through. */
export function channelsOf({ vehicle, dealer, isUsed, hasConsent }: ExpectedEnquiry): readonly Channel[] {
  return [
    ...(isUsed ? (['leadProvider'] as const) : []),
    ...(['email', 'confirmation'] as const),
    ...(vehicle && dealer?.hasCrm ? (['crm'] as const) : []),
    ...(hasConsent ? (['consent'] as const) : []),
  ]
}
