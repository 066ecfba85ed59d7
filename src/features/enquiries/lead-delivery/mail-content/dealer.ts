import {
  dealerLines,
  describeSubject,
  detailLines,
  type Enquiry,
  enquiredSpecial,
  formatAmount,
  type SpecialSubject,
  type SubjectDescription,
  type SubjectFinance,
  type VehicleInStock,
} from '#features/enquiries/enquiries/index.ts'
import { kindHeadings } from '#features/enquiries/enquiries/rules.ts'
import type { MailContent, MailFact } from '#platform/mail/mail-content.ts'
import { type Cents, formatRandAndCents } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import { currencyCode, timeZone } from '#platform/site/market.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import { fileFacts, filesNote } from './files.ts'
import { vehiclePicture } from './vehicle-picture.ts'

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Formats an ISO date and time in the time zone of the site: `22 November 2026 at 10:15`. */
function formatDateTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso))
}

/** Composes the mail that notifies a dealer of an enquiry. Always in English, the working language of dealers. */
export function dealerMailContent(enquiry: Enquiry, siteUrl: string): MailContent {
  const { kind, subject, plan, person, dealer, note, reference, details = {}, files = [] } = enquiry
  const vehicle = subject && describeSubject(subject)
  const special = enquiredSpecial(subject)
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
      ...(files.length > 0 ? [filesNote] : []),
    ],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: 'Name', value: person.fullName },
      { label: 'Phone', value: person.phone, address: `tel:${person.phone.replace(/[^\d+]/g, '')}` },
      { label: 'E-mail', value: person.email, address: `mailto:${encodeURIComponent(person.email)}` },
      ...(special ? specialFacts(special) : vehicle ? vehicleFacts(vehicle) : []),
      ...(plan ? dealerLines(plan) : []),
      ...detailLines(kind, details).map(({ label, value }) => ({ label, value })),
      ...fileFacts(files, siteUrl),
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

function vehicleFacts({
  name,
  code,
  stock,
  colour,
  accessories,
  price,
  currency,
  calculated,
}: SubjectDescription): MailFact[] {
  return [
    { label: 'Vehicle', value: name },
    { label: 'Code', value: code },
    ...(stock ? stockFacts(stock) : []),
    { label: 'Colour', value: colour ?? '' },
    { label: 'Accessories', value: accessories ?? '' },
    { label: 'Price', value: price === null ? '' : formatAmount(price, currency) },
    ...(calculated ? financeFacts(calculated, currency) : []),
  ]
}

const specialFacts = ({ title, categoryLabel, id, smc }: SpecialSubject): MailFact[] => [
  { label: 'Special', value: title },
  { label: 'Category', value: categoryLabel },
  { label: 'Number', value: id },
  { label: 'Campaign code', value: smc ?? '' },
]

const stockFacts = ({ code, mileage }: VehicleInStock): MailFact[] => [
  { label: 'Stock code', value: code },
  { label: 'Mileage', value: mileage === null ? '' : `${formatWholeNumber(mileage)}\u00a0km` },
]

function financeFacts(
  { deposit, balloon, term, monthly, interest }: SubjectFinance,
  currency: SubjectDescription['currency'] = currencyCode,
): MailFact[] {
  const amount = (cents: Cents) =>
    currency === currencyCode ? formatRandAndCents(cents) : formatAmount(cents, currency)
  return [
    { label: 'Estimated monthly', value: amount(monthly) },
    { label: 'Deposit', value: amount(deposit) },
    { label: 'Balloon', value: amount(balloon) },
    { label: 'Term', value: `${term} months` },
    { label: 'Interest', value: `${interest} % a year` },
  ]
}

function marketingOf({ marketing }: Enquiry): string {
  return marketing
    ? `Agreed: ${marketing.divisions.join(', ')}, by ${marketing.channel}`
    : 'Not agreed: please use the details for this enquiry only.'
}
