import { type Cents, cents } from '#platform/money.ts'
import type { Accessory } from '../model.ts'

/** The most accessories that one configuration has. */
const maxAccessories = 30

/**
 * Returns the code of an accessory in addresses and enquiries: its part number, else its English name, of letters, digits
 * and hyphens.
 */
export function accessoryCode({ name, partNumber }: Pick<Accessory, 'name' | 'partNumber'>): string {
  return (partNumber ?? name).replace(/[^0-9A-Za-z]+/g, '-').replace(/^-|-$/g, '')
}

/** Reads the codes of accessories, separated by commas; each counts once. */
export function readAccessoryCodes(text: string | null | undefined): readonly string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, maxAccessories)
}

/** Writes the codes of accessories as `readAccessoryCodes` reads them; undefined without any. */
export const writeAccessoryCodes = (codes: readonly string[]): string | undefined => codes.join() || undefined

/** What a configuration consists of, with prices that include VAT. */
type ConfigurationParts = {
  /** The current price of the model; null when it is unknown or hidden. */
  readonly price: Cents | null
  /** What the paint adds; absent when it adds nothing. */
  readonly surcharge?: Cents | undefined
  /** The price of an accessory is null while it is unknown. */
  readonly accessories: readonly Pick<Accessory, 'price'>[]
}

/**
 * Returns the price of a model in its paint with its accessories, those without a known price left out; null without a
 * price of the model.
 */
export function configuredPrice({ price, surcharge, accessories }: ConfigurationParts): Cents | null {
  if (price === null) return null
  return cents(accessories.reduce((sum, part) => sum + (part.price ?? 0), price + (surcharge ?? 0)))
}
