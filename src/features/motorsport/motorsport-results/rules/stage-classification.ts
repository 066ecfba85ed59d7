/** The time of a crew over a stage, in milliseconds; null when it did not finish. */
export type StageTime = { readonly crew: string; readonly time: number | null; readonly penalty?: number }

/** A stage of a rally or a rally-raid, with the crews that started it. */
export type TimedStage = { readonly name: string; readonly times: readonly StageTime[] }

/** A crew after a stage. Times are milliseconds. */
export type StagePlace = {
  readonly crew: string
  /** Race position in this stage. */
  readonly placement: number
  readonly stageTime: number
  /** Position in the whole race so far; null for a crew that failed to finish a stage before. */
  readonly overall: number | null
  readonly total: number
  /** Behind the leader of the race; null without a position in it. */
  readonly gap: number | null
}

type Timed = { readonly crew: string; readonly time: number }

/** The position of each crew, by time; crews with the same time share it. */
function positions(times: readonly Timed[]): ReadonlyMap<string, number> {
  return new Map(
    times.map(({ crew, time }) => [crew, 1 + times.filter((other) => other.time < time).length] as const),
  )
}

const timed = ({ times }: TimedStage): readonly Timed[] =>
  times.flatMap(({ crew, time, penalty = 0 }) => (time === null ? [] : [{ crew, time: time + penalty }]))

/**
 * Returns the crews that finished the last of the stages, with their position in it and in the race so far, in the order
 * of the race. Penalties are part of the time of their stage.
 *
 * Source: requirements C-103, C-104 and C-127.
 */
export function classifyStages(stages: readonly TimedStage[]): readonly StagePlace[] {
  const [last] = stages.slice(-1)
  if (!last) return []
  const byStage = stages.map((stage) => new Map(timed(stage).map(({ crew, time }) => [crew, time] as const)))
  const totals = timed(last).map(({ crew }) => {
    const times = byStage.map((stage) => stage.get(crew))
    const time = times.reduce((sum: number, each) => sum + (each ?? 0), 0)
    return { crew, time, isComplete: times.every((each) => each !== undefined) }
  })
  const placements = positions(timed(last))
  const complete = totals.filter(({ isComplete }) => isComplete)
  const overall = positions(complete)
  const leader = Math.min(...complete.map(({ time }) => time))
  return totals
    .map(({ crew, time, isComplete }) => ({
      crew,
      placement: placements.get(crew) ?? totals.length,
      stageTime: byStage.at(-1)?.get(crew) ?? 0,
      overall: overall.get(crew) ?? null,
      total: time,
      gap: isComplete ? time - leader : null,
    }))
    .sort(
      (one, other) =>
        (one.overall ?? Number.MAX_SAFE_INTEGER) - (other.overall ?? Number.MAX_SAFE_INTEGER) ||
        one.placement - other.placement,
    )
}
