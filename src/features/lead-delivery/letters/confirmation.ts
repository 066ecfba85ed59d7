import type { Enquiry } from '#features/enquiries/index.ts'
import { workedOutLines } from '#features/enquiries/index.ts'
import { brand } from '#platform/brand.ts'
import { fill, textsIn } from '#platform/i18n/texts.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { formatPrice } from '#platform/money.ts'
import { vehicleName, vehiclePicture } from './vehicle.ts'

/**
 * What a visitor is told once their enquiry is stored, in the language of the form.
 *
 * Nothing they wrote is repeated, not even their name: nobody has proved that the address is theirs, and a form that
 * mails a stranger's words to anybody is a gift to whoever sends spam. Of a plan it says what we worked out.
 *
 * @param endOfMarketing where whoever agreed to marketing can take that back.
 */
export function confirmationLetter(enquiry: Enquiry, siteUrl: string, endOfMarketing?: string): Letter {
  const { language, reference, subject, dealer } = enquiry
  const words = textsIn(language).letters
  const page = subject?.kind === 'new' ? subject.page : null
  return {
    language,
    subject: fill(words.receivedSubject, { reference }),
    preview: words.received,
    heading: words.thankYou,
    paragraphs: [words.received, answerOf(enquiry)],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: words.reference, value: reference },
      { label: words.vehicle, value: subject ? vehicleName(subject) : '' },
      { label: words.colour, value: subject?.colour ?? '' },
      { label: words.price, value: subject && subject.price !== null ? formatPrice(subject.price) : '' },
      ...(enquiry.plan ? workedOutLines(enquiry.plan, language) : []),
      { label: words.dealer, value: dealer?.name ?? '' },
    ],
    button: page ? { label: words.seeVehicle, address: new URL(page, siteUrl).href } : null,
    footer: [fill(words.whyYou, { site: brand.siteName })],
    links: [
      { label: words.privacyNotice, address: new URL('/privacy-notice', siteUrl).href },
      ...(endOfMarketing ? [{ label: words.noMarketing, address: endOfMarketing }] : []),
    ],
  }
}

/** Who answers, and how. */
function answerOf({ language, dealer, person }: Enquiry): string {
  const words = textsIn(language).letters
  const byPhone = person.preferredContact === 'phone'
  if (!dealer) return byPhone ? words.weCall : words.weWrite
  return fill(byPhone ? words.dealerCalls : words.dealerWrites, { dealer: dealer.name })
}
