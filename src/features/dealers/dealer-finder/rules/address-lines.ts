import type { FinderDealer } from '../finder-dealer.ts'

type Address = Pick<FinderDealer, 'street' | 'suburb' | 'city' | 'postalCode' | 'region'>

/** Returns suburb, city and province or country, each once: `Bryanston, Johannesburg, Gauteng`. */
export function locationOf({ suburb, city, region }: Address): string {
  return [...new Set([suburb, city, region?.name])].filter(Boolean).join(', ')
}

/** Returns the street, then the town with its postal code. */
export function addressLines({ street, suburb, city, postalCode }: Address): string[] {
  const town = [...new Set([suburb, city])].filter(Boolean).join(', ')
  return [street ?? '', [town, postalCode].filter(Boolean).join(' ')].filter((line) => line !== '')
}
