import { classifyStages, type StagePlace, type TimedStage } from './stage-classification.ts'
import { formatStageTime } from './stage-time.ts'
import { readStageTimes, stageTimesProblem } from './stage-times.ts'

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

/** A crew as an editor enters it. */
type EnteredCrew = {
  readonly name: string
  readonly navigator?: string | null
  readonly number: string
  readonly regional?: string | null
  /** The time of each stage so far, a line each. */
  readonly times: string
}

/**
 * Returns the standings after the last stage for which there is a time. Crews with times that cannot be read, which only
 * an unfinished draft has, are left out.
 */
export function standingsOfCrews(entered: readonly EnteredCrew[]): readonly DakarRow[] {
  const crews = entered.flatMap((crew, index) =>
    stageTimesProblem(crew.times ?? '') === null
      ? [{ ...crew, crew: String(index), stages: readStageTimes(crew.times) }]
      : [],
  )
  const count = Math.max(0, ...crews.map(({ stages }) => stages.length))
  const stages = Array.from(
    { length: count },
    (_, index): TimedStage => ({
      name: String(index + 1),
      times: crews.flatMap(({ crew, stages: own }) => {
        const stage = own[index]
        return stage ? [{ crew, ...stage }] : []
      }),
    }),
  )
  return dakarRows(
    classifyStages(stages),
    crews.map(({ crew, name, navigator, number, regional }) => ({
      ...{ crew, name, number, driverPath: null },
      ...{ navigator: navigator || null, regional: regional || null },
    })),
  )
}
