import type { Accessory } from '#features/vehicles/vehicles/index.ts'
import { accessoryCode } from '#features/vehicles/vehicles/rules.ts'

/** An accessory that an enquiry is about; with its price when the enquiry was sent, null for an unknown one. */
export type EnquiredAccessory = Pick<Accessory, 'name' | 'partNumber' | 'price'>

/**
 * Returns the accessories with these codes, in their order. A code that is not offered any more stays, as its own name
 * without a price: the dealer can ask about it.
 */
export function chosenAccessories(
  codes: readonly string[],
  offered: readonly Accessory[],
): readonly EnquiredAccessory[] {
  return codes.map((code) => {
    const found = offered.find((accessory) => accessoryCode(accessory) === code)
    return found ?? { name: code, partNumber: null, price: null }
  })
}

/** Accessories as text, each with its part number, and what has no price in the total. */
export const accessoriesText = (accessories: readonly EnquiredAccessory[]): string =>
  accessories
    .map(({ name, partNumber, price }) => {
      const notes = [partNumber, price === null ? 'price on request' : null].filter(Boolean)
      return notes.length > 0 ? `${name} (${notes.join(', ')})` : name
    })
    .join(', ')
