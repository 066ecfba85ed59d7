import {
  describeSubject,
  detailText,
  type Enquiry,
  type EnquiryKind,
  type EnquirySubject,
  enquiredFinance,
  enquiredSpecial,
  planText,
  type SubjectDescription,
  type SubjectFinance,
} from '#features/enquiries/enquiries/index.ts'
import { enquiryKinds, formDefinition } from '#features/enquiries/enquiries/rules.ts'
import type { Delivery } from '../../delivery-channel.ts'
import { fileAddress } from '../../mail-content/files.ts'
import { pictureAddress } from '../../picture-address.ts'
import { inRand, noLastName } from './person.ts'
import { specialContentOf } from './special.ts'

/**
 * The type of a lead, by the kind of its subject. The specification defines `AUTOMARK_ENQUIRY` only; new vehicles and
 * general enquiries have separate types so that they are not mistaken for used stock.
 */
export const wireTypes = {
  used: 'AUTOMARK_ENQUIRY',
  new: 'VEHICLE_ENQUIRY',
  special: 'ONEADS_ENQUIRY',
  none: 'GENERAL_ENQUIRY',
} as const satisfies Record<EnquirySubject['kind'] | 'none', string>

/** The type that the specification names. Source: requirement C-201. */
const specifiedTypes: Readonly<Partial<Record<EnquiryKind, string>>> = { merchandise: 'TGRSA_PRODUCT' }

/** Named after the kind of the form: SERVICE_BOOKING_ENQUIRY. */
const namedAfter = (kind: EnquiryKind) => `${kind.replace(/[A-Z]/g, '_$&').toUpperCase()}_ENQUIRY`

/** The types of leads of forms that have one of their own, by the kind of the form. */
export const ownTypes: ReadonlyMap<EnquiryKind, string> = new Map(
  enquiryKinds
    .filter((kind) => formDefinition(kind).ownWireType)
    .map((kind) => [kind, specifiedTypes[kind] ?? namedAfter(kind)]),
)

const typeOf = ({ kind, subject }: Enquiry) => ownTypes.get(kind) ?? wireTypes[subject?.kind ?? 'none']

export type WireEnquiry = {
  readonly type: string
  readonly content: Readonly<Record<string, string | number | null>>
  readonly marketingConsent: boolean
  readonly consentDivision: readonly string[]
  readonly consentComms: string
}

/**
 * Returns the body of `email/send-email` for an enquiry.
 *
 * @param siteUrl of this site, for the vehicle's picture.
 * Source: requirements D-205 to D-209, D-352 to D-357 and D-361.
 */
export function wireEnquiryOf(
  { enquiry, recipients }: Pick<Delivery, 'enquiry' | 'recipients'>,
  siteUrl: string,
): WireEnquiry {
  const { subject, marketing } = enquiry
  const special = enquiredSpecial(subject)
  const finance = enquiredFinance(enquiry)
  return {
    type: typeOf(enquiry),
    content: special
      ? { ...personOf(enquiry), ...specialContentOf({ enquiry, recipients }, special, siteUrl) }
      : {
          ...personOf(enquiry),
          enquiryType: enquiryTypeOf(enquiry),
          ...(subject && vehicleOf(describeSubject(subject), pictureAddress(subject, siteUrl))),
          ...(finance && financeOf(finance)),
          ...planOf(enquiry),
          ...detailsOf(enquiry, siteUrl),
          dealer: enquiry.dealer?.name ?? '',
          dealerCode: enquiry.dealer?.supplierCode ?? '',
          recipient: recipients.join(','),
          reference: enquiry.reference,
        },
    marketingConsent: marketing !== null,
    consentDivision: marketing?.divisions ?? [],
    consentComms: marketing?.channel ?? '',
  }
}

function personOf({ person, note }: Enquiry) {
  return {
    firstName: person.fullName,
    lastName: noLastName,
    emailAddress: person.email,
    contactNumber: person.phone,
    preferredContactMethod: person.preferredContact,
    note,
  }
}

/** `quote` when a calculator was used or a quote or finance offer was requested. Source: requirement D-354. */
function enquiryTypeOf(enquiry: Enquiry): string {
  return formDefinition(enquiry.kind).leadType ?? (enquiredFinance(enquiry) ? 'quote' : 'general')
}

/** Members beyond the specification: the whole plan as text, and the figures of a subscription. */
function planOf({ plan }: Enquiry): Readonly<Record<string, string | number | null>> {
  if (!plan) return {}
  const { figures } = plan
  const description = { plan: planText(plan) }
  if (figures?.kind !== 'subscription') return description
  return {
    ...description,
    term: figures.months,
    monthly: inRand(figures.monthly),
    kilometresAMonth: figures.kilometres,
    quoteReference: figures.reference,
  }
}

/**
 * Members beyond the specification: the product, and what else a form asked as text, with the addresses of its files for
 * staff.
 */
function detailsOf(
  { kind, details, files = [] }: Enquiry,
  siteUrl: string,
): Readonly<Record<string, string>> {
  if (!details && files.length === 0) return {}
  const fileLines = files.map(({ key, name }) => `${name}: ${fileAddress(key, siteUrl)}`)
  return {
    ...(details?.product && { product: details.product }),
    details: [details && detailText(kind, details), ...fileLines].filter(Boolean).join('\n'),
  }
}

function vehicleOf(description: SubjectDescription, picture: string | null) {
  const { range, code, price, make, model, stock, order } = description
  return {
    range,
    code,
    price: inRand(price),
    sideImage: picture ?? '',
    make,
    model,
    ...(stock && { year: stock.year, mileage: stock.mileage }),
    bodyType: description.bodyType ?? '',
    colour: description.colour ?? '',
    ...(description.accessories && { accessories: description.accessories }),
    ...(order && { colourCode: order.colourCode ?? '', derivativeCode: order.derivativeCode ?? '' }),
  }
}

function financeOf({ deposit, balloon, term, monthly, interest }: SubjectFinance) {
  return {
    deposit: inRand(deposit),
    balloon: inRand(balloon),
    term,
    monthly: inRand(monthly),
    interest,
  }
}
