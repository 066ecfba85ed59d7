import type { StagePlace } from './stage-classification.ts'
import { formatStageTime } from './stage-time.ts'

/** What the standings say about a crew besides its positions; null where there is nothing to say. */
export type StandingCrew = {
  readonly crew: string
  readonly name: string
  readonly navigator: string | null
  readonly number: string
  readonly regional: string | null
  readonly driverPath: string | null
}

export type DakarRow = StandingCrew & {
  /** Race position in the current stage. */
  readonly placement: number
  /** Position in the whole race; null for a crew that is no longer in it. */
  readonly overall: number | null
  /** The time of the whole race. */
  readonly resultTime: string
}

/** Returns the rows of the Dakar standings, in the order of the race. Source: requirements C-103, C-104 and C-127. */
export function dakarRows(
  places: readonly StagePlace[],
  crews: readonly StandingCrew[],
): readonly DakarRow[] {
  return places.flatMap(({ crew, placement, overall, total }) => {
    const entry = crews.find((each) => each.crew === crew)
    return entry ? [{ ...entry, placement, overall, resultTime: formatStageTime(total) }] : []
  })
}
