import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import { money, whole } from './read.ts'

const amount = z.number().min(0).describe('Rand')

/** A quote in the contract's spelling. Source: requirement V-073; decision G-10. */
export const wireSubscriptionQuoteSchema = z.object({
  term: z.int().describe('Months'),
  odometerReading: z.int().describe('Odometer reading in kilometres at the end of the term'),
  leasePrice: amount,
  kintoProtectInclVat: amount,
  quoteReference: z.string().nullable(),
})

/** The query parameters of the rate book. Source: requirement V-304. */
export const quoteParameters = z.object({
  make: z.string().min(1).max(50).describe('The brand, in lower case'),
  monthlyMileage: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .describe('Kilometres a month'),
  smc: z.string().min(1).max(20).describe('Model code'),
})

/** The name of a brand in the rate book. */
export const makeOf = (brand: string) => brand.toLowerCase()

/** Returns the query string of the rate book, with parameters in the order of the specification. Source: V-304. */
export function outgoingQuotes(brand: string, code: string, mileage: number): string {
  const smc = encodeURIComponent(code)
  return `make=${encodeURIComponent(makeOf(brand))}&monthlyMileage=${mileage}&smc=${smc}`
}

const rand = (value: Cents) => value / 100

export function wireSubscriptionQuoteOf(
  quote: SubscriptionQuote,
): z.infer<typeof wireSubscriptionQuoteSchema> {
  return {
    term: quote.months,
    odometerReading: quote.odometer,
    leasePrice: rand(quote.leasePrice),
    kintoProtectInclVat: rand(quote.protect),
    quoteReference: quote.reference,
  }
}

/** Parses a quote of an outside rate book. A blank reference becomes null. */
export const incomingSubscriptionQuote = z
  .object({
    term: whole,
    odometerReading: whole,
    leasePrice: money,
    kintoProtectInclVat: money,
    quoteReference: z.union([z.string(), z.number()]).nullish(),
  })
  .transform(
    (wire): SubscriptionQuote => ({
      months: wire.term,
      odometer: wire.odometerReading,
      leasePrice: wire.leasePrice,
      protect: wire.kintoProtectInclVat,
      reference: String(wire.quoteReference ?? '').trim() || null,
    }),
  )
