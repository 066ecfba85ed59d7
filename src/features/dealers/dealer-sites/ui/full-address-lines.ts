import type { Dealer } from '#features/dealers/dealers/index.ts'

/** Returns the lines of a dealer's address: street, suburb, city with postal code, region. Source: requirement D-251. */
export function fullAddressLines({ address, region }: Pick<Dealer, 'address' | 'region'>): string[] {
  const { street, suburb, city, postalCode } = address
  const town = [city, postalCode].filter(Boolean).join(' ')
  const last = region && region.name !== city ? region.name : null
  return [street, suburb === city ? null : suburb, town, last].filter((line): line is string => Boolean(line))
}
