/** A VIN as it is looked up: 17 capital letters and digits. */
export type Vin = string & { readonly __brand: 'Vin' }

export const vinLength = 17

/** Small letters too, because other letters become several when they are capitalised: ß becomes SS. */
const spelling = /^[0-9A-Za-z]{17}$/

/**
 * Returns a VIN as it is looked up: trimmed, in capitals. Null for anything but 17 letters and digits. No check digit is
 * compared, because vehicles for South Africa have none.
 *
 * Source: requirements V-107 to V-109; decision V-1.
 */
export function parseVin(text: string): Vin | null {
  const vin = text.trim()
  return spelling.test(vin) ? (vin.toUpperCase() as Vin) : null
}

/** Whether a text has a letter that no VIN has, because it looks like 1 or 0. Source: decision V-1; ISO 3779. */
export const hasDoubtfulLetter = (text: string): boolean => /[IOQ]/i.test(text)
