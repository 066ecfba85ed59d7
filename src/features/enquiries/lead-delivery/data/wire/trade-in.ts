import type { EnquiryDetails } from '#features/enquiries/enquiries/index.ts'
import type { Delivery } from '../../delivery-channel.ts'

/** Stands for the surname, which the form does not ask for separately. Source: decision D-1; requirement D-334. */
const noLastName = 'noname'

/** The type of a trade-in, by the dealer's desk that the form is for. Source: requirement D-337. */
export const tradeInTypes = {
  enquiry: 'DEALERSHIP_ENQUIRE',
  service: 'DEALERSHIP_TRADEIN_SERVICE',
} as const

const typeOf = ({ desk }: EnquiryDetails) =>
  desk === 'service' ? tradeInTypes.service : tradeInTypes.enquiry

/**
 * Returns the body of `email-service` for a trade-in, in the spellings of the specification.
 *
 * @param uploaded the names that the file service gave the photos. `attachment` is the first; `attachments`, a member
 * beyond the specification, has all of them.
 * Source: requirements D-330, D-333 to D-338 and D-361; decision G-10.
 */
export function wireTradeInOf(
  { enquiry, recipients }: Pick<Delivery, 'enquiry' | 'recipients'>,
  uploaded: readonly string[],
) {
  const { person, details = {}, dealer, reference } = enquiry
  return {
    type: typeOf(details),
    firstName: person.fullName,
    lastName: noLastName,
    emailAddress: person.email,
    contactNumber: person.phone,
    preferredContactMethod: person.preferredContact,
    province: details.province ?? '',
    suburb: details.suburb ?? '',
    make: details.make ?? '',
    model: details.modelName ?? '',
    variant: details.variant ?? '',
    year: details.year ?? '',
    vehiclecondition: details.condition ?? '',
    odometerReading: details.mileage ?? '',
    askingprice: details.askingPrice ?? '',
    otherdescription: details.message ?? '',
    attachment: uploaded[0] ?? '',
    attachments: uploaded,
    recipients,
    dealer: dealer?.directoryId ?? null,
    reference,
  }
}
