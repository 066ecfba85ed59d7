import { z } from 'zod'
import type {
  Enquiry,
  EnquiryDealer,
  EnquiryKind,
  EnquiryPlan,
  EnquirySubject,
  SubjectFinance,
} from '#features/enquiries/enquiries/index.ts'
import { consentChannels, consentDivisions } from '#features/people/consent/index.ts'
import { basisPoints, roundToCents } from '#platform/money.ts'
import { ownTypes, wireTypes } from './enquiry.ts'
import { amount, requiredText, text } from './read.ts'
import { incomingSpecialContent, specialFrom } from './special.ts'

const content = z.object({
  firstName: requiredText(200),
  emailAddress: z.email().max(254),
  contactNumber: text(60),
  preferredContactMethod: z.enum(['email', 'phone']).catch('email'),
  note: text(4_000),
  enquiryType: text(60),
  make: text(120),
  model: text(200),
  range: text(120),
  year: amount,
  mileage: amount,
  bodyType: text(120),
  colour: text(120),
  colourCode: text(60),
  sideImage: text(2_000),
  code: text(60),
  derivativeCode: text(60),
  price: amount,
  deposit: amount,
  balloon: amount,
  term: amount,
  monthly: amount,
  interest: amount,
  kilometresAMonth: amount,
  quoteReference: text(60),
  dealerCode: text(60),
  reference: text(60),
  details: text(12_000),
  ...incomingSpecialContent,
})

/** The body of `email/send-email` from other programs. Recipients in it are ignored: they follow from the dealer. */
export const incomingEnquiry = z.object({
  type: z.enum([...Object.values(wireTypes), ...ownTypes.values()]),
  content,
  marketingConsent: z.boolean().catch(false),
  consentDivision: z.array(z.enum(consentDivisions)).catch([]),
  consentComms: z.enum(consentChannels).catch('Email'),
})

type Incoming = z.output<typeof incomingEnquiry>
type Content = Incoming['content']

const inCents = (rand: number | null) => (rand === null ? null : roundToCents(rand * 100))
const whole = (value: number | null) => Math.round(value ?? 0)

const kinds: Readonly<Record<string, EnquiryKind>> = {
  quote: 'quote',
  subscription: 'subscription',
  'test-drive': 'testDrive',
}

const kindOfType: ReadonlyMap<string, EnquiryKind> = new Map(
  [...ownTypes].map(([kind, type]) => [type, kind]),
)

function kindOf(type: Incoming['type'], { enquiryType }: Content): EnquiryKind {
  const ofRequest = kindOfType.get(type)
  if (ofRequest) return ofRequest
  if (type === wireTypes.none) return 'contact'
  return type === wireTypes.special ? 'special' : (kinds[enquiryType] ?? 'vehicle')
}

/** Returns the enquiry in a lead, for its mail. Its id is 0 because it is not stored. */
export function enquiryFrom(lead: Incoming, dealer: EnquiryDealer | null, receivedAt: Date): Enquiry {
  const { content: body, type } = lead
  return {
    id: 0,
    reference: body.reference,
    kind: kindOf(type, body),
    receivedAt: receivedAt.toISOString(),
    language: 'en',
    person: {
      fullName: body.firstName,
      email: body.emailAddress,
      phone: body.contactNumber,
      preferredContact: body.preferredContactMethod,
    },
    note: [body.note, body.details].filter(Boolean).join('\n\n'),
    subject: subjectOf(type, body),
    plan: type === wireTypes.new ? planFrom(body) : null,
    dealer,
    marketing:
      lead.marketingConsent && lead.consentDivision.length > 0
        ? { agreed: true, divisions: lead.consentDivision, channel: lead.consentComms, wordingVersion: 0 }
        : null,
    page: '/',
  }
}

function subjectOf(type: Incoming['type'], body: Content): EnquirySubject | null {
  if (type === wireTypes.none || kindOfType.has(type)) return null
  if (type === wireTypes.special) return specialFrom(body)
  const { range, code, bodyType, colour } = body
  const price = inCents(body.price)
  if (type === wireTypes.new) {
    return {
      kind: 'new',
      range,
      code,
      bodyType,
      colour,
      price,
      title: body.model,
      derivativeCode: body.derivativeCode || null,
      colourCode: body.colourCode || null,
      picture: body.sideImage || null,
      page: '/',
    }
  }
  const { make, model, sideImage } = body
  const [year, mileage] = [whole(body.year), whole(body.mileage)]
  const stockCode = ''
  const finance = financeOf(body)
  return {
    kind: 'used',
    make,
    model,
    range,
    year,
    mileage,
    bodyType,
    colour,
    sideImage,
    code,
    stockCode,
    price,
    finance,
  }
}

/** Returns the plan for a new vehicle; figures that are missing in the lead are null. */
function planFrom(body: Content): EnquiryPlan | null {
  const finance = financeOf(body)
  if (!finance) return null
  const { monthly, term: months, deposit, balloon, interest } = finance
  const common = { isForBusiness: false, seen: null }
  if (body.enquiryType === 'subscription') {
    const unknown = { affordability: null, totalKilometres: null, protect: null }
    const { kilometresAMonth: kilometres, quoteReference } = body
    const reference = quoteReference || null
    const figures = { kind: 'subscription', months, monthly, kilometres, reference, ...unknown } as const
    return { ...common, offer: 'subscription', figures }
  }
  const totals = { totalInstalments: null, totalInterest: null, totalCost: null }
  const unknown = { price: null, guaranteed: null, beside: null, ...totals }
  const rate = basisPoints(Math.max(0, Math.round(interest * 100)))
  const figures = { kind: 'finance', deposit, balloon, months, rate, monthly, ...unknown } as const
  return { ...common, offer: 'traditional', figures }
}

/** Returns null without a monthly amount. */
function financeOf({ deposit, balloon, term, monthly, interest }: Content): SubjectFinance | null {
  if (monthly === null) return null
  return {
    deposit: roundToCents((deposit ?? 0) * 100),
    balloon: roundToCents((balloon ?? 0) * 100),
    monthly: roundToCents(monthly * 100),
    term: whole(term),
    interest: interest ?? 0,
  }
}
