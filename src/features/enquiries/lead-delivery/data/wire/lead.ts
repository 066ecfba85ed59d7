import { z } from 'zod'
import type { Enquiry, StockDescription, SubjectFinance } from '#features/enquiries/enquiries/index.ts'
import { brand } from '#platform/site/brand.ts'
import { currencySymbol, namibianDollarSymbol } from '#platform/site/market.ts'
import type { Delivery } from '../../delivery-channel.ts'
import { inRand } from './person.ts'
import { amount, requiredText, text } from './read.ts'

/** The code of a dealer without one. Source: requirement D-346. */
const unknownDealer = 'ITR'

/** The request of the lead provider. Source: requirements D-346 to D-351. */
export const wireLead = z.object({
  dealerRef: requiredText(60),
  dealerFloor: text(60),
  dealerSalesPerson: text(120),
  region: text(120),
  source: text(120),
  transactionID: requiredText(200),
  extLeadRef: text(120),
  promotionalCode: text(120),
  utmParameters: text(1_000),
  countryCode: text(10),
  leadPostbackReference: text(200),
  contact: z.object({ name: requiredText(200), phone: text(60), email: text(254) }),
  seeks: z.object({
    make: text(120),
    model: text(200),
    year: amount,
    mileage: amount,
    price: amount,
    stockCode: text(120),
  }),
  comments: text(6_000),
})

export type WireLead = z.output<typeof wireLead>

/**
 * Returns the lead for an enquiry about a used vehicle, the only kind the provider accepts. Every member is present;
 * unknown ones are empty.
 */
export function leadOf(
  { key, enquiry }: Pick<Delivery, 'key' | 'enquiry'>,
  { make, model, price, currency, stock, calculated }: StockDescription,
): WireLead {
  const { person, dealer } = enquiry
  return {
    dealerRef: dealer?.supplierCode || unknownDealer,
    dealerFloor: 'USED',
    dealerSalesPerson: '',
    region: dealer?.region ?? '',
    source: brand.siteName,
    transactionID: key,
    extLeadRef: enquiry.reference,
    promotionalCode: '',
    utmParameters: '',
    countryCode: brand.country,
    leadPostbackReference: '',
    contact: { name: person.fullName, phone: person.phone, email: person.email },
    seeks: {
      make,
      model,
      year: stock.year,
      mileage: stock.mileage,
      price: inRand(price),
      stockCode: stock.code,
    },
    comments: commentsOf(enquiry, calculated, currency === 'NAD' ? namibianDollarSymbol : currencySymbol),
  }
}

/** Returns the estimate, when the calculator was used, and the visitor's note. Source: requirements D-348, D-349. */
function commentsOf({ note }: Enquiry, finance: SubjectFinance | null, symbol: string): string {
  const estimate = finance && [
    `Estimated monthly: ${symbol}${inRand(finance.monthly)}`,
    `Balloon: ${symbol}${inRand(finance.balloon)}`,
    `Term: ${finance.term} months`,
    `Interest: ${finance.interest}%`,
  ]
  return [...(estimate ?? []), note].filter(Boolean).join('\n')
}
