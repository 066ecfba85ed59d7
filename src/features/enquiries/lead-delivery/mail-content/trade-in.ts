import type { EnquiryFile } from '#features/enquiries/enquiries/index.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { formatPrice, roundToCents } from '#platform/money.ts'
import { brand } from '#platform/site/brand.ts'
import type { TradeIn } from '../data/wire/incoming-trade-in.ts'
import { fileFacts, filesNote } from './files.ts'

const headings: Record<TradeIn['type'], string> = {
  DEALERSHIP_ENQUIRE: 'Trade-in',
  DEALERSHIP_TRADEIN_SERVICE: 'Trade-in at the service desk',
}

/**
 * Composes the mail that notifies a dealer of a trade-in request.
 *
 * @param files the photos it names that were uploaded to this site.
 */
export function tradeInMailContent(
  tradeIn: TradeIn,
  files: readonly Pick<EnquiryFile, 'key' | 'name' | 'bytes'>[],
  siteUrl: string,
): MailContent {
  const { firstName, contactNumber, emailAddress, mileage, askingPrice } = tradeIn
  const vehicle = [tradeIn.make, tradeIn.model, tradeIn.variant].filter(Boolean).join(' ')
  const heading = headings[tradeIn.type]
  return {
    language: 'en',
    subject: `${heading}: ${vehicle || 'a vehicle'}`,
    preview: `${firstName}: ${vehicle}`,
    heading,
    paragraphs: [
      tradeIn.preferredContactMethod === 'phone'
        ? 'The visitor would like to be called.'
        : 'The visitor would like to be answered by e-mail. An answer to this e-mail reaches them.',
      ...(files.length > 0 ? [filesNote] : []),
    ],
    facts: [
      { label: 'Name', value: firstName },
      { label: 'Phone', value: contactNumber, address: `tel:${contactNumber.replace(/[^\d+]/g, '')}` },
      { label: 'E-mail', value: emailAddress, address: `mailto:${encodeURIComponent(emailAddress)}` },
      { label: 'Place', value: [tradeIn.suburb, tradeIn.province].filter(Boolean).join(', ') },
      { label: 'Vehicle', value: vehicle },
      { label: 'Year', value: tradeIn.year === null ? '' : String(tradeIn.year) },
      { label: 'Condition', value: tradeIn.condition },
      { label: 'Mileage', value: mileage === null ? '' : `${mileage} km` },
      {
        label: 'Asking price',
        value: askingPrice === null ? '' : formatPrice(roundToCents(askingPrice * 100)),
      },
      ...(files.length > 0 ? fileFacts(files, siteUrl) : [{ label: 'Picture', value: tradeIn.attachment }]),
    ],
    quotation: tradeIn.description ? { label: 'The visitor writes', text: tradeIn.description } : null,
    footer: [
      `Sent from a form on ${brand.siteName}. It holds personal data: please use it to answer this enquiry only.`,
    ],
  }
}
