import type { Entrant, ScoredKind } from '../season.ts'

type Text = string | null | undefined

/** A season as its form holds it: any field may be empty. */
export type SeasonForm = {
  readonly championship?: Text
  readonly year?: number | null
  readonly plannedRounds?: number | null
  readonly countedRounds?: number | null
  readonly points?: readonly { readonly kind?: ScoredKind | null; readonly table?: Text }[] | null
  readonly entrants?:
    | readonly { readonly [Name in 'name' | 'number' | 'driver' | 'team' | 'navigator']?: Text }[]
    | null
  readonly rounds?: readonly RoundForm[] | null
}

export type RoundForm = {
  readonly name?: Text
  readonly day?: Text
  readonly classifications?:
    | readonly { readonly kind?: ScoredKind | null; readonly share?: Text; readonly results?: Text }[]
    | null
}

/** Returns the entrants of a form that have a name. */
export function storedEntrants({ entrants }: SeasonForm): readonly Entrant[] {
  return (entrants ?? []).flatMap(({ name, number, driver, team, navigator }) =>
    name
      ? [
          {
            ...{ driver: driver || name, name, number: number ?? '', team: team ?? '' },
            ...(navigator && { navigator }),
          },
        ]
      : [],
  )
}
