import { z } from 'zod'
import { consentChannels, consentDivisions } from '#features/consent/index.ts'
import type {
  Enquiry,
  EnquiryDealer,
  EnquiryKind,
  EnquiryPlan,
  EnquirySubject,
  SubjectFinance,
} from '#features/enquiries/index.ts'
import { basisPoints, roundToCents } from '#platform/money.ts'
import { wireTypes } from './enquiry.ts'
import { amount, requiredText, text } from './read.ts'

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
})

/** A lead as programs send it to `email/send-email`. A recipient in it is not read: whom it goes to is our business. */
export const incomingEnquiry = z.object({
  type: z.enum(Object.values(wireTypes)),
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

/** The enquiry in a lead, for its letter. Its id is none of ours. */
export function enquiryFrom(lead: Incoming, dealer: EnquiryDealer | null, receivedAt: Date): Enquiry {
  const { content: sent, type } = lead
  return {
    id: 0,
    reference: sent.reference,
    kind: type === wireTypes.none ? 'contact' : (kinds[sent.enquiryType] ?? 'vehicle'),
    receivedAt: receivedAt.toISOString(),
    language: 'en',
    person: {
      fullName: sent.firstName,
      email: sent.emailAddress,
      phone: sent.contactNumber,
      preferredContact: sent.preferredContactMethod,
    },
    note: sent.note,
    subject: subjectOf(type, sent),
    plan: type === wireTypes.new ? planFrom(sent) : null,
    dealer,
    marketing:
      lead.marketingConsent && lead.consentDivision.length > 0
        ? { agreed: true, divisions: lead.consentDivision, channel: lead.consentComms, wordingVersion: 0 }
        : null,
    page: '/',
  }
}

function subjectOf(type: Incoming['type'], sent: Content): EnquirySubject | null {
  if (type === wireTypes.none) return null
  const { range, code, bodyType, colour } = sent
  const price = inCents(sent.price)
  if (type === wireTypes.new) {
    return {
      kind: 'new',
      range,
      code,
      bodyType,
      colour,
      price,
      title: sent.model,
      derivativeCode: sent.derivativeCode || null,
      colourCode: sent.colourCode || null,
      picture: sent.sideImage || null,
      page: '/',
    }
  }
  const { make, model, sideImage } = sent
  const [year, mileage] = [whole(sent.year), whole(sent.mileage)]
  const stockCode = ''
  const finance = financeOf(sent)
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

/** The plan for a vehicle that is sold new; what a lead does not say of it is not known. */
function planFrom(sent: Content): EnquiryPlan | null {
  const finance = financeOf(sent)
  if (!finance) return null
  const { monthly, term: months, deposit, balloon, interest } = finance
  const about = { isForBusiness: false, seen: null }
  if (sent.enquiryType === 'subscription') {
    const unknown = { affordability: null, totalKilometres: null, protect: null }
    const { kilometresAMonth: kilometres, quoteReference } = sent
    const reference = quoteReference || null
    const figures = { kind: 'subscription', months, monthly, kilometres, reference, ...unknown } as const
    return { ...about, offer: 'subscription', figures }
  }
  const totals = { totalInstalments: null, totalInterest: null, totalCost: null }
  const unknown = { price: null, guaranteed: null, beside: null, ...totals }
  const rate = basisPoints(Math.max(0, Math.round(interest * 100)))
  const figures = { kind: 'finance', deposit, balloon, months, rate, monthly, ...unknown } as const
  return { ...about, offer: 'traditional', figures }
}

/** A plan without its monthly amount is none. */
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
