import { z } from 'zod'
import type { EnquiryDetails } from '#features/enquiries/enquiries/index.ts'
import { amount, requiredText, text } from './read.ts'
import { tradeInTypes } from './trade-in.ts'

/** Dealer ids are numbers or strings, depending on the dealer system. */
const id = z.union([z.int(), z.string().max(60)]).nullish()

/** As many photos as the form takes. */
const maxFiles = 6

/**
 * The body of `email-service`: a trade-in request from another program. Recipients in it are ignored.
 *
 * Source: requirements D-333 to D-338 and D-370.
 */
export const incomingTradeIn = z
  .object({
    type: z.enum(Object.values(tradeInTypes)).default(tradeInTypes.enquiry),
    firstName: requiredText(200),
    emailAddress: z.email().max(254),
    contactNumber: text(60),
    preferredContactMethod: z.enum(['email', 'phone']).catch('email'),
    province: text(60),
    suburb: text(120),
    make: text(120),
    model: text(120),
    variant: text(120),
    year: amount,
    vehiclecondition: text(60),
    odometerReading: amount,
    askingprice: amount,
    otherdescription: text(4_000),
    attachment: text(300),
    /** All files, in requests of this product. */
    attachments: z.array(text(300)).max(maxFiles).catch([]),
    dealer: id,
  })
  .transform(({ vehiclecondition, askingprice, odometerReading, otherdescription, ...rest }) => ({
    ...rest,
    dealer: rest.dealer === null || rest.dealer === undefined ? null : String(rest.dealer),
    condition: vehiclecondition,
    /** Rand. */
    askingPrice: askingprice,
    /** Kilometres. */
    mileage: odometerReading,
    description: otherdescription,
  }))

export type TradeIn = z.output<typeof incomingTradeIn>

const numberText = (value: number | null) => (value === null ? '' : String(value))

/** Returns what a trade-in asks, as the form of this site stores it. */
export function tradeInDetails(tradeIn: TradeIn): EnquiryDetails {
  const { province, suburb, make, model, variant, year, condition, mileage, askingPrice } = tradeIn
  const details = {
    ...{ province, suburb, make, variant, condition },
    modelName: model,
    year: numberText(year),
    mileage: numberText(mileage),
    askingPrice: numberText(askingPrice),
    message: tradeIn.description,
    desk: tradeIn.type === tradeInTypes.service ? 'service' : 'enquiry',
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))
}
