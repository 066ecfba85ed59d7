import { z } from 'zod'
import { type Cents, parsePrice } from '../money.ts'
import { text } from './readable.ts'

/** A price of the contract: rand as digits, with cents only when they are not zero. */
export const wirePrice = z
  .string()
  .regex(/^\d+(\.\d{2})?$/)
  .nullable()

/** Formats an amount as a price of the contract. */
export function formatWirePrice(amount: Cents | null): string | null {
  if (amount === null) return null
  const remainder = amount % 100
  const whole = String((amount - remainder) / 100)
  return remainder === 0 ? whole : `${whole}.${String(remainder).padStart(2, '0')}`
}

/**
 * A price in rand, as a number or as text with optional spaces (decision G-7); an invalid one is null, shown as N/A.
 */
export const incomingPrice = text.transform((value): Cents | null => {
  try {
    return parsePrice(value)
  } catch {
    return null
  }
})
