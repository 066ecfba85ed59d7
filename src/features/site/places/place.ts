/** A city, town or suburb of South Africa or a country with dealers. */
export type Place = {
  readonly name: string
  /** Earlier names and short forms by which it is found too. */
  readonly aliases: readonly string[]
  /** Name of the province, or of the country outside South Africa, as in the table of regions. */
  readonly region: string
  /** The city of a suburb; null for a city or town. */
  readonly city: string | null
  /** Its centre in degrees, to two decimals; south is negative. */
  readonly latitude: number
  readonly longitude: number
}
