import {
  calculatedLines,
  describeSubject,
  type Enquiry,
  enquiredSpecial,
  formatAmount,
} from '#features/enquiries/enquiries/index.ts'
import { requestedVisit, visitCalendarPath, visitText } from '#features/enquiries/enquiries/rules.ts'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import { brand } from '#platform/site/brand.ts'
import { wellKnownPaths } from '#platform/site/well-known-paths.ts'
import { vehiclePicture } from './vehicle-picture.ts'

/**
 * Composes the confirmation a visitor receives once their enquiry is stored, in the language of the form.
 *
 * It repeats nothing the visitor entered, not even the name: the address is not verified, so spammers could use the
 * form to mail their own text to anyone. A plan is shown with the figures that we calculated, and a visit with its day and
 * time, which hold no text.
 *
 * @param unsubscribeUrl where a visitor who agreed to marketing can withdraw that consent.
 */
export function confirmationMailContent(
  enquiry: Enquiry,
  siteUrl: string,
  unsubscribeUrl?: string,
): MailContent {
  const { language, reference, subject, dealer } = enquiry
  const labels = enquiryTexts(language).mails
  const about = subject && describeSubject(subject)
  const isSpecial = enquiredSpecial(subject) !== null
  const visit = requestedVisit(enquiry.kind, enquiry.details)
  return {
    language,
    subject: fill(labels.receivedSubject, { reference }),
    preview: labels.received,
    heading: labels.thankYou,
    paragraphs: [labels.received, nextStepOf(enquiry)],
    picture: vehiclePicture(subject, siteUrl),
    facts: [
      { label: labels.reference, value: reference },
      { label: isSpecial ? labels.special : labels.vehicle, value: about?.name ?? '' },
      { label: labels.colour, value: about?.colour ?? '' },
      { label: labels.accessories, value: about?.accessories ?? '' },
      {
        label: labels.price,
        value: about && about.price !== null ? formatAmount(about.price, about.currency) : '',
      },
      ...(enquiry.plan ? calculatedLines(enquiry.plan, language) : []),
      { label: labels.dealer, value: dealer?.name ?? '' },
      ...(visit ? [{ label: labels.visit, value: visitText(visit, language) }] : []),
    ],
    button: about?.page
      ? {
          label: isSpecial ? labels.seeSpecial : labels.seeVehicle,
          address: new URL(about.page, siteUrl).href,
        }
      : null,
    footer: [fill(labels.whyYou, { site: brand.siteName })],
    links: [
      ...(visit
        ? [{ label: labels.calendar, address: new URL(visitCalendarPath(reference), siteUrl).href }]
        : []),
      { label: labels.privacyNotice, address: new URL(wellKnownPaths.privacyNotice, siteUrl).href },
      ...(unsubscribeUrl ? [{ label: labels.noMarketing, address: unsubscribeUrl }] : []),
    ],
  }
}

/** Says who contacts the visitor, and by which means. */
function nextStepOf({ language, dealer, person }: Enquiry): string {
  const labels = enquiryTexts(language).mails
  const byPhone = person.preferredContact === 'phone'
  if (!dealer) return byPhone ? labels.weCall : labels.weWrite
  return fill(byPhone ? labels.dealerCalls : labels.dealerWrites, { dealer: dealer.name })
}
