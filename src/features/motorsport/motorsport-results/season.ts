import type { Picture } from '#features/pictures/pictures/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { LiveTime } from './rules/live-times.ts'

/** The classifications of a round that can score: a race or a whole rally, one stage, and the stage with extra points. */
export const scoredKinds = ['race', 'rally', 'stage', 'powerStage'] as const

export type ScoredKind = (typeof scoredKinds)[number]

/** The points of a championship, as data. Source: decision G-8. */
export type PointsScheme = {
  /** Points by position, the first position first; a kind without a table scores nothing. */
  readonly tables: { readonly [Kind in ScoredKind]?: readonly number[] }
  /** How many rounds of the season count for the title; null when all do. */
  readonly counted: { readonly best: number; readonly of: number } | null
}

/** How a driver left a classification without a position. A disqualification counts as zero and is never dropped. */
export type Unplaced = 'retired' | 'disqualified'

/** One driver in a classification; drivers in a dead heat have the same position. */
export type Placing = { readonly driver: string } & (
  | { readonly position: number }
  | { readonly unplaced: Unplaced }
)

export type Classification = {
  readonly kind: ScoredKind
  /** Part of the points awarded: half when a race was cut short, double in a final. Full by default. */
  readonly share?: 'half' | 'double'
  readonly placings: readonly Placing[]
}

export type Round = {
  readonly name: string
  readonly day: CalendarDay
  readonly classifications: readonly Classification[]
}

/** A driver who takes part in a season. */
export type Entrant = {
  /** The driver's segment in addresses. */
  readonly driver: string
  readonly name: string
  readonly navigator?: string
  readonly number: string
  readonly team: string
  readonly teamImage?: Picture
}

/** A season of which a round runs on a day. */
export type LiveSeason = Pick<Season, 'championship' | 'year'> &
  SeasonLive & {
    /** Milliseconds the site clock is ahead of the system clock, when it is set (decision G-2). */
    readonly clockOffset: number
  }

/** A season of a championship, with the rounds held so far. */
export type Season = {
  /** The racing category. */
  readonly championship: string
  readonly year: number
  readonly scheme: PointsScheme
  /** Rounds on the calendar. The season is over when all of them have been held. */
  readonly plannedRounds: number
  readonly entrants: readonly Entrant[]
  readonly rounds: readonly Round[]
  /** Absent when no live times were entered. */
  readonly live?: SeasonLive
}

/** When results of a season come in, and when it was last published. */
export type SeasonLive = {
  /** ISO moment in UTC; it is different after every publication. */
  readonly changedAt: string
  readonly times: readonly LiveTime[]
}
