import { describeDistance, radiusOptions } from '#features/site/places/rules.ts'
import type { ListedDealer } from '../finder-dealer.ts'
import type { FinderResult } from './search-dealers.ts'

const count = (number: number) => (number === 1 ? '1 dealer' : `${number} dealers`)

/** Returns the label of a radius: 30 km is chosen as 25 km. Source: decision D-7. */
export const radiusLabel = (km: number): string =>
  `${radiusOptions.find((option) => option.km === km)?.label ?? km} km`

type Found = Pick<FinderResult, 'centre' | 'nearest' | 'nearby'> & {
  readonly total: number
  readonly text: string
  /** The province, country or city of the page; null for all dealers. */
  readonly scope: string | null
}

const nearestText = ({ dealer, km }: ListedDealer) =>
  km === null ? '' : ` The nearest is ${dealer.name}, ${describeDistance(km)} away.`

function aroundText({ total, nearby, text, nearest }: Found, around: string): string {
  const further = total - nearby
  if (nearest) return `No dealer ${around}.${nearestText(nearest)}`
  if (nearby > 0) return `${count(nearby)} ${around}${further > 0 ? `, and ${further} for “${text}”` : ''}`
  return further > 0 ? `No dealer ${around}, but ${further} for “${text}”` : `No dealer ${around}.`
}

/**
 * Returns the sentence above the list: how many dealers were found, and where. It says so when the place is only close to
 * what was typed.
 */
export function resultText(found: Found): string {
  const { total, text, centre, scope } = found
  if (centre) {
    const around = `within ${radiusLabel(centre.radiusKm)} of ${centre.name ?? 'you'}`
    return `${centre.isGuess ? `Showing ${centre.name}. ` : ''}${aroundText(found, around)}`
  }
  if (text) return total === 0 ? `No dealer found for “${text}”.` : `${count(total)} for “${text}”`
  return scope === null ? count(total) : `${count(total)} in ${scope}`
}
