import type { Channel } from './receivers/conduct.ts'

/** A form as a visitor sends it. */
export type Form = { readonly kind: string; readonly entries: Readonly<Record<string, unknown>> }

/** A model on sale, as the contract lists it. */
export type Vehicle = {
  readonly code: string
  readonly name: string
  /** Rand. */
  readonly price: number
  readonly colour: { readonly code: string; readonly title: string }
}

export type AtDealer = {
  readonly slug: string
  readonly name: string
  readonly code: string
  /** Whether its own system takes leads; else they come as a file with the e-mail. */
  readonly hasCrm: boolean
}

/** What the receivers of an enquiry have to be given. */
export type Expected = {
  readonly vehicle: Vehicle | null
  readonly dealer: AtDealer | null
  /** Such an enquiry goes to the lead provider too. */
  readonly isUsed: boolean
  readonly hasPlan: boolean
  readonly hasConsent: boolean
}

export const visitorEmail = (index: number) => `visitor.${index}@example.co.za`

/** The visitor somebody's address belongs to, where a text names one. */
export function visitorIn(text: string): number | undefined {
  const found = /visitor\.(\d+)@example\.co\.za/.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const consent = {
  ...{ optIn: true, marketing: true, divisions: ['TFS'] },
  ...{ channel: 'Email', wordingVersion: 1 },
}

const person = (index: number, hasConsent: boolean) => ({
  ...{ fullName: `Visitor ${index}`, phone: '+27 82 000 0000', email: visitorEmail(index) },
  ...{ adult: true, note: 'Load' },
  ...(hasConsent && consent),
})

/** A general enquiry; half of the visitors agree to marketing, so that three receivers have something to do. */
export const contactForm = (index: number): Form => ({
  kind: 'contact',
  entries: person(index, index % 2 === 0),
})

const vehicleKinds = ['vehicle', 'quote', 'testDrive']
const plan = 'deposit=20000&term=60&rate=13&balloon=20&offer=Traditional'

/** Half about a vehicle at a dealer, three tenths about finance with a plan, the rest general; a quarter with consent. */
export function mixedForm(index: number, vehicles: readonly Vehicle[], dealers: readonly AtDealer[]) {
  const of = <Item>(list: readonly Item[]) => list[index % list.length] ?? null
  const share = index % 10
  const [vehicle, dealer] = share < 8 ? [of(vehicles), of(dealers)] : [null, null]
  const hasPlan = share >= 5 && share < 8
  const hasConsent = index % 4 === 0
  const expected: Expected = { vehicle, dealer, isUsed: false, hasPlan, hasConsent }
  const about = vehicle && { model: vehicle.code, colour: vehicle.colour.code, dealer: dealer?.slug }
  const kind = !vehicle ? 'contact' : hasPlan ? 'financeOffer' : (of(vehicleKinds) ?? 'vehicle')
  const entries = { ...person(index, hasConsent), ...about, ...(hasPlan && { plan }) }
  const form: Form = { kind, entries }
  return { form, expected }
}

/** The ways an enquiry is sent. */
export function channelsOf({ vehicle, dealer, isUsed, hasConsent }: Expected): readonly Channel[] {
  return [
    ...(isUsed ? (['leadProvider'] as const) : []),
    ...(['email', 'confirmation'] as const),
    ...(vehicle && dealer?.hasCrm ? (['crm'] as const) : []),
    ...(hasConsent ? (['consent'] as const) : []),
  ]
}
