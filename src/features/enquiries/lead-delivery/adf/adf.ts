import {
  describeSubject,
  detailText,
  type Enquiry,
  type EnquiryDetails,
  type EnquirySubject,
  enquiredFinance,
  planText,
  type SubjectFinance,
} from '#features/enquiries/enquiries/index.ts'
import { formDefinition } from '#features/enquiries/enquiries/rules.ts'
import { brand } from '#platform/site/brand.ts'
import { currencyCode } from '#platform/site/market.ts'
import type { Delivery } from '../delivery-channel.ts'
import { pictureAddress } from '../picture-address.ts'
import { element, textElement, type XmlElement } from './element.ts'
import { writeXml } from './write-xml.ts'

export const adfMediaType = 'application/x-adf+xml; charset=utf-8'

const inRand = (cents: number) => (cents / 100).toFixed(2)

/**
 * Returns an enquiry about a vehicle as ADF, the lead format of dealers' systems.
 *
 * @param siteUrl of this site, base of the picture's address and address of the ADF provider.
 * @throws RangeError when there is no recipient.
 * Source: ADF 1.0 (2000-05-03).
 */
export function adfOf(
  { enquiry, recipients }: Pick<Delivery, 'enquiry' | 'recipients'>,
  subject: EnquirySubject,
  siteUrl: string,
): string {
  const source = brand.siteName
  return writeXml(
    element('adf', {}, [
      element('prospect', { status: 'new' }, [
        element('id', { sequence: '1', source }, enquiry.reference),
        element('requestdate', {}, enquiry.receivedAt),
        vehicleOf(enquiry, subject, siteUrl),
        customerOf(enquiry),
        vendorOf(enquiry, recipients),
        element('provider', {}, [
          element('name', { part: 'full', type: 'business' }, source),
          element('service', {}, 'Website'),
          element('url', {}, siteUrl),
        ]),
      ]),
    ]),
  )
}

function vehicleOf(enquiry: Enquiry, subject: EnquirySubject, siteUrl: string): XmlElement {
  const { make, model, code, bodyType, colour, price, stock, ...description } = describeSubject(subject)
  const { currency = currencyCode } = description
  const finance = enquiredFinance(enquiry)
  const picture = pictureAddress(subject, siteUrl)
  const interest = formDefinition(enquiry.kind).leadType === 'test-drive' ? 'test-drive' : 'buy'
  return element('vehicle', { interest, status: stock ? 'used' : 'new' }, [
    element('id', { sequence: '1', source: brand.siteName }, code),
    // ADF requires a year; for a new vehicle, and one without a year, it is the year of the enquiry.
    element('year', {}, stock?.year ?? enquiry.receivedAt.slice(0, 4)),
    element('make', {}, make),
    element('model', {}, model),
    stock ? textElement('stock', stock.code) : null,
    textElement('bodystyle', bodyType),
    stock && stock.mileage !== null
      ? element('odometer', { status: 'unknown', units: 'km' }, stock.mileage)
      : null,
    colour
      ? element('colorcombination', {}, [element('exteriorcolor', {}, colour), element('preference', {}, 1)])
      : null,
    picture ? element('imagetag', { alttext: model }, picture) : null,
    price === null ? null : element('price', { type: 'asking', currency }, inRand(price)),
    description.accessories
      ? element('option', {}, [element('optionname', {}, description.accessories)])
      : null,
    finance ? financeOf(finance, currency) : null,
  ])
}

function financeOf({ deposit, balloon, monthly }: SubjectFinance, currency: string): XmlElement {
  return element('finance', {}, [
    element('method', {}, 'finance'),
    element('amount', { type: 'downpayment', limit: 'exact', currency }, inRand(deposit)),
    element('amount', { type: 'monthly', limit: 'exact', currency }, inRand(monthly)),
    balloon > 0 ? element('balance', { type: 'residual', currency }, inRand(balloon)) : null,
  ])
}

/** The times of a call that ADF knows, which are the values of the form's field. */
const callTimes = ['morning', 'day', 'afternoon']

const callTimeOf = ({ callTime = '' }: EnquiryDetails) =>
  callTimes.includes(callTime) ? callTime : 'nopreference'

function customerOf({ kind, person, note, plan, details = {} }: Enquiry): XmlElement {
  const comments = [detailText(kind, details), note, plan ? planText(plan) : ''].filter(Boolean).join('\n\n')
  const isPreferred = (method: typeof person.preferredContact) =>
    person.preferredContact === method ? '1' : '0'
  return element('customer', {}, [
    element('contact', {}, [
      element('name', { part: 'full', type: 'individual' }, person.fullName),
      element('email', { preferredcontact: isPreferred('email') }, person.email),
      element(
        'phone',
        { type: 'voice', time: callTimeOf(details), preferredcontact: isPreferred('phone') },
        person.phone,
      ),
    ]),
    textElement('comments', comments),
  ])
}

function vendorOf({ dealer }: Enquiry, recipients: readonly string[]): XmlElement {
  const name = dealer?.name ?? brand.siteName
  const [address] = recipients
  if (address === undefined) throw new RangeError('A lead needs at least one recipient.')
  return element('vendor', {}, [
    dealer?.supplierCode ? element('id', { source: brand.siteName }, dealer.supplierCode) : null,
    element('vendorname', {}, name),
    element('contact', {}, [
      element('name', { part: 'full', type: 'business' }, name),
      element('email', {}, address),
    ]),
  ])
}
