import type { Picture } from '#features/pictures/pictures/index.ts'

/** A driver's place in a racing category, with what differs there from the driver's own. */
export type DriverCategory = {
  /** Lower-case with hyphens: `gr-cup`. */
  readonly category: string
  readonly picture: Picture | null
  readonly racingNumber: string | null
  /** Position in the roster of the category. */
  readonly order: number | null
}

/** The addresses of a driver's social media; null without one. */
export type DriverSocial = {
  readonly x: string | null
  readonly facebook: string | null
  readonly instagram: string | null
  readonly youtube: string | null
}

/** A driver. JSON-serialisable. Source: requirement C-066. */
export type Driver = {
  readonly id: string
  readonly name: string
  readonly surname: string
  /** Decides between drivers with the same position in a roster. */
  readonly sortBy: string | null
  readonly categories: readonly DriverCategory[]
  readonly picture: Picture | null
  readonly racingNumber: string | null
  readonly navigator: string | null
  /** As the statistics and the profile state it. */
  readonly championshipsWon: { readonly statistics: number | null; readonly profile: number | null }
  readonly social: DriverSocial
  /** The race car in its livery. */
  readonly car: Picture | null
  readonly gallery: readonly Picture[]
  /** A few sentences; null without any. */
  readonly story: string | null
}
