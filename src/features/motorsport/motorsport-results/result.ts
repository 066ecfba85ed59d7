import type { Picture } from '#features/pictures/pictures/index.ts'

/**
 * A row of a table of results. JSON-serialisable; null where there is no value.
 *
 * Source: requirement C-101.
 */
export type ResultRow = {
  readonly id: string
  readonly rank: number | null
  /** May have a fraction, where drivers share a position or a race was cut short. */
  readonly points: number | null
  readonly year: number | null
  readonly driverName: string | null
  readonly navigatorName: string | null
  readonly nationalChampionship: string | null
  readonly carNumber: string | null
  /** Shown as “Dealer”. Source: requirement C-099. */
  readonly teamName: string | null
  readonly regional: string | null
  readonly resultTime: string | null
  readonly teamImage: Picture | null
  /** Path of the driver's profile; null without one. */
  readonly driverPath: string | null
}
