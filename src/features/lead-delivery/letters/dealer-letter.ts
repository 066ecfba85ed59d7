import type { Enquiry, EnquiryKind, EnquirySubject, SubjectFinance } from '#features/enquiries/index.ts'
import { dealerLines } from '#features/enquiries/index.ts'
import { brand } from '#platform/brand.ts'
import type { Letter, LetterFact } from '#platform/mail/letter.ts'
import { formatPrice, formatRandAndCents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/whole-number.ts'
import { spokenMoment } from './moment.ts'
import { vehicleName, vehiclePicture } from './vehicle.ts'

const headings: Record<EnquiryKind, string> = {
  vehicle: 'Enquiry about a vehicle',
  quote: 'Request for a quote',
  testDrive: 'Request for a test drive',
  contact: 'General enquiry',
  financeOffer: 'Enquiry about a finance offer',
  financeQuery: 'Question about finance',
  subscription: 'Enquiry about a subscription',
}

/** What a dealer is told of an enquiry. In English, the language dealers work in. */
export function dealerLetter(enquiry: Enquiry, siteUrl: string): Letter {
  const { kind, subject, plan, person, dealer, note, reference } = enquiry
  const about = subject ? `: ${vehicleName(subject)}` : ''
  return {
    language: 'en',
    subject: [headings[kind] + about, reference].filter(Boolean).join(' · '),
    preview: `${person.fullName}${about}`,
    heading: headings[kind],
    paragraphs: [
      person.preferredContact === 'phone'
        ? 'The visitor would like to be called.'
        : 'The visitor would like to be answered by e-mail. An answer to this e-mail reaches them.',
    ],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: 'Name', value: person.fullName },
      { label: 'Telephone', value: person.phone, address: `tel:${person.phone.replace(/[^\d+]/g, '')}` },
      { label: 'E-mail', value: person.email, address: `mailto:${encodeURIComponent(person.email)}` },
      ...(subject ? vehicleFacts(subject) : []),
      ...(plan ? dealerLines(plan) : []),
      { label: 'Dealer', value: [dealer?.name, dealer?.supplierCode].filter(Boolean).join(', ') },
      { label: 'Marketing', value: marketingOf(enquiry) },
      { label: 'Received', value: spokenMoment(enquiry.receivedAt) },
      { label: 'Reference', value: reference },
    ],
    quotation: note ? { label: 'The visitor writes', text: note } : null,
    footer: [
      `Sent from a form on ${brand.siteName}. It holds personal data: please use it to answer this enquiry only.`,
    ],
  }
}

function vehicleFacts(subject: EnquirySubject): LetterFact[] {
  const shared: LetterFact[] = [
    { label: 'Vehicle', value: vehicleName(subject) },
    { label: 'Code', value: subject.code },
  ]
  const more: LetterFact[] = [
    { label: 'Colour', value: subject.colour ?? '' },
    { label: 'Price', value: subject.price === null ? '' : formatPrice(subject.price) },
  ]
  if (subject.kind === 'new') return [...shared, ...more]
  return [
    ...shared,
    { label: 'Stock code', value: subject.stockCode },
    { label: 'Mileage', value: `${formatWholeNumber(subject.mileage)}\u00a0km` },
    ...more,
    ...(subject.finance ? financeFacts(subject.finance) : []),
  ]
}

function financeFacts({ deposit, balloon, term, monthly, interest }: SubjectFinance): LetterFact[] {
  return [
    { label: 'Estimated monthly', value: formatRandAndCents(monthly) },
    { label: 'Deposit', value: formatRandAndCents(deposit) },
    { label: 'Balloon', value: formatRandAndCents(balloon) },
    { label: 'Term', value: `${term} months` },
    { label: 'Interest', value: `${interest} % a year` },
  ]
}

function marketingOf({ marketing }: Enquiry): string {
  return marketing
    ? `Agreed: ${marketing.divisions.join(', ')}, by ${marketing.channel}`
    : 'Not agreed: please use the details for this enquiry only.'
}
