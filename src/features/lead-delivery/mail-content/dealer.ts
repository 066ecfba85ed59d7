import type {
  Enquiry,
  SubjectDescription,
  SubjectFinance,
  VehicleInStock,
} from '#features/enquiries/index.ts'
import { dealerLines, describeSubject, kindHeadings } from '#features/enquiries/index.ts'
import { brand } from '#platform/brand.ts'
import type { MailContent, MailFact } from '#platform/mail/mail-content.ts'
import { formatPrice, formatRandAndCents } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/whole-number.ts'
import { formatDateTime } from './format-date-time.ts'
import { vehiclePicture } from './vehicle-picture.ts'

/** Composes the mail that notifies a dealer of an enquiry. Always in English, the working language of dealers. */
export function dealerMailContent(enquiry: Enquiry, siteUrl: string): MailContent {
  const { kind, subject, plan, person, dealer, note, reference } = enquiry
  const vehicle = subject && describeSubject(subject)
  const about = vehicle ? `: ${vehicle.name}` : ''
  return {
    language: 'en',
    subject: [kindHeadings[kind] + about, reference].filter(Boolean).join(' · '),
    preview: `${person.fullName}${about}`,
    heading: kindHeadings[kind],
    paragraphs: [
      person.preferredContact === 'phone'
        ? 'The visitor would like to be called.'
        : 'The visitor would like to be answered by e-mail. An answer to this e-mail reaches them.',
    ],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: 'Name', value: person.fullName },
      { label: 'Phone', value: person.phone, address: `tel:${person.phone.replace(/[^\d+]/g, '')}` },
      { label: 'E-mail', value: person.email, address: `mailto:${encodeURIComponent(person.email)}` },
      ...(vehicle ? vehicleFacts(vehicle) : []),
      ...(plan ? dealerLines(plan) : []),
      { label: 'Dealer', value: [dealer?.name, dealer?.supplierCode].filter(Boolean).join(', ') },
      { label: 'Marketing', value: marketingOf(enquiry) },
      { label: 'Received', value: formatDateTime(enquiry.receivedAt) },
      { label: 'Reference', value: reference },
    ],
    quotation: note ? { label: 'The visitor writes', text: note } : null,
    footer: [
      `Sent from a form on ${brand.siteName}. It holds personal data: please use it to answer this enquiry only.`,
    ],
  }
}

function vehicleFacts({ name, code, stock, colour, price, calculated }: SubjectDescription): MailFact[] {
  return [
    { label: 'Vehicle', value: name },
    { label: 'Code', value: code },
    ...(stock ? stockFacts(stock) : []),
    { label: 'Colour', value: colour ?? '' },
    { label: 'Price', value: price === null ? '' : formatPrice(price) },
    ...(calculated ? financeFacts(calculated) : []),
  ]
}

const stockFacts = ({ code, mileage }: VehicleInStock): MailFact[] => [
  { label: 'Stock code', value: code },
  { label: 'Mileage', value: `${formatWholeNumber(mileage)}\u00a0km` },
]

function financeFacts({ deposit, balloon, term, monthly, interest }: SubjectFinance): MailFact[] {
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
