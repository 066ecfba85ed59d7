import { z } from 'zod'
import type { Cents } from '#platform/money.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import { money, whole } from './read.ts'

const amount = z.number().min(0).describe('Rand')

/** A quote in the contract's spelling. Source: requirement V-073; decision G-10. */
export const wireSubscriptionQuoteSchema = z.object({
  term: z.int().describe('Months'),
  odometerReading: z.int().describe('Kilometres on the clock at the end'),
  leasePrice: amount,
  kintoProtectInclVat: amount,
  quoteReference: z.string().nullable(),
})

/** What the rate book is asked. Source: requirement V-304. */
export const quoteParameters = z.object({
  make: z.string().min(1).max(50).describe('The brand, in lower case'),
  monthlyMileage: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .describe('Kilometres a month'),
  smc: z.string().min(1).max(20).describe('The code of the model'),
})

/** How the rate book calls a brand. */
export const makeOf = (brand: string) => brand.toLowerCase()

/** Our question in the contract's terms, in the order of the specification's call. Source: V-304. */
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

/** Reads a quote of an outside rate book; a reference that is blank is none. */
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
