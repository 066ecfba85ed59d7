import type { CalendarDay } from '#platform/time/clock.ts'
import type { Entrant, Season } from '../season.ts'
import { finishingOrder } from './finishing-order.ts'
import { pointsSchemes } from './points-schemes.ts'

/** A season as written in the seed data. */
export type SeedSeason = {
  readonly championship: string
  readonly year: number
  readonly scheme: keyof typeof pointsSchemes
  readonly plannedRounds: number
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly {
    readonly name: string
    readonly day: CalendarDay
    readonly classifications: readonly {
      readonly kind: Season['rounds'][number]['classifications'][number]['kind']
      /** As {@link finishingOrder} reads it. */
      readonly order: string
      readonly share?: 'half' | 'double'
    }[]
  }[]
}

/** Returns a season of the seed data with its points and its classifications. */
export function seededSeason({ scheme, rounds, ...season }: SeedSeason): Season {
  return {
    ...season,
    scheme: pointsSchemes[scheme],
    rounds: rounds.map(({ classifications, ...round }) => ({
      ...round,
      classifications: classifications.map(({ kind, order, share }) => ({
        ...finishingOrder(kind, order),
        ...(share && { share }),
      })),
    })),
  }
}
