import { z } from 'zod'
import { amount, requiredText, text } from './read.ts'

/** Dealer ids are numbers or strings, depending on the dealer system. */
const id = z.union([z.int(), z.string().max(60)]).nullish()

/**
 * The body of `email-service`: a trade-in request from another program. Recipients in it are ignored.
 *
 * Source: requirements D-333 to D-338 and D-370.
 */
export const incomingTradeIn = z
  .object({
    type: z.enum(['DEALERSHIP_ENQUIRE', 'DEALERSHIP_TRADEIN_SERVICE']).default('DEALERSHIP_ENQUIRE'),
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
