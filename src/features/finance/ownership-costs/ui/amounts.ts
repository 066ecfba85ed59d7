import { type Cents, formatPrice } from '#platform/money.ts'
import { formatWholeNumber } from '#platform/site/whole-number.ts'
import type { CarbonLevy } from '../rules/figures.ts'
import type { VehicleFacts } from '../rules/vehicle-facts.ts'

const space = '\u00a0'

/** Formats an amount; an unknown one is a dash, which its note explains. */
export const amountOr = (amount: Cents | null, otherwise = '–'): string =>
  amount === null ? otherwise : formatPrice(amount)

/** Formats kilometres: `1 500 km`. */
export const kilometresText = (kilometres: number): string => `${formatWholeNumber(kilometres)}${space}km`

/** Formats hundredths of a litre with a decimal comma: `6,8 L`. */
export const litresText = (hundredths: number): string =>
  `${String(hundredths / 100).replace('.', ',')}${space}L`

/** Says what the levy on a vehicle is. */
export function levyText(
  { emissions, levyClass }: VehicleFacts,
  amount: Cents | null,
  levy: CarbonLevy,
): string {
  if (levyClass === 'none') return 'No CO₂ levy is charged on this kind of vehicle.'
  if (amount === null || emissions === null) return 'The CO₂ levy is not known: no emissions are published.'
  const isDoubleCab = levyClass === 'doubleCab'
  const threshold = isDoubleCab ? levy.doubleCabThreshold : levy.passengerThreshold
  const rate = isDoubleCab ? levy.doubleCabRate : levy.passengerRate
  if (amount === 0) return `No CO₂ levy: ${emissions}${space}g/km is not above ${threshold}.`
  const above = `${emissions - threshold}${space}g/km above ${threshold} at ${formatPrice(rate)}, plus VAT`
  return `CO₂ levy ${formatPrice(amount)}: ${above}.`
}
