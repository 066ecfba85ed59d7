import { describeSubject, type Enquiry, workedOutLines } from '#features/enquiries/index.ts'
import { enquiryTexts } from '#features/enquiries/texts.ts'
import { brand } from '#platform/brand.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { formatPrice } from '#platform/money.ts'
import { wellKnownPaths } from '#platform/well-known-paths.ts'
import { vehiclePicture } from './vehicle.ts'

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
  const words = enquiryTexts(language).letters
  const about = subject && describeSubject(subject)
  return {
    language,
    subject: fill(words.receivedSubject, { reference }),
    preview: words.received,
    heading: words.thankYou,
    paragraphs: [words.received, answerOf(enquiry)],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: words.reference, value: reference },
      { label: words.vehicle, value: about?.name ?? '' },
      { label: words.colour, value: about?.colour ?? '' },
      { label: words.price, value: about && about.price !== null ? formatPrice(about.price) : '' },
      ...(enquiry.plan ? workedOutLines(enquiry.plan, language) : []),
      { label: words.dealer, value: dealer?.name ?? '' },
    ],
    button: about?.page ? { label: words.seeVehicle, address: new URL(about.page, siteUrl).href } : null,
    footer: [fill(words.whyYou, { site: brand.siteName })],
    links: [
      { label: words.privacyNotice, address: new URL(wellKnownPaths.privacyNotice, siteUrl).href },
      ...(endOfMarketing ? [{ label: words.noMarketing, address: endOfMarketing }] : []),
    ],
  }
}

/** Who answers, and how. */
function answerOf({ language, dealer, person }: Enquiry): string {
  const words = enquiryTexts(language).letters
  const byPhone = person.preferredContact === 'phone'
  if (!dealer) return byPhone ? words.weCall : words.weWrite
  return fill(byPhone ? words.dealerCalls : words.dealerWrites, { dealer: dealer.name })
}
