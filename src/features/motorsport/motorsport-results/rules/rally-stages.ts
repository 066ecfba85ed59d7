/** A stage of a rally; distances in kilometres. Source: requirement C-118. */
export type RallyStage = {
  readonly name: string
  /** The timed part. */
  readonly stageDistance: number
  /** The drive to the stage and back, on public roads. */
  readonly liaisonDistance: number
}

export type RallyStageRow = RallyStage & { readonly totalDistance: number }

// To metres and back, because 28.4 + 12.3 is not 40.7 in floating point.
const totalOf = ({ stageDistance, liaisonDistance }: Omit<RallyStage, 'name'>) =>
  (Math.round(stageDistance * 1000) + Math.round(liaisonDistance * 1000)) / 1000

/** Returns the stages with their total: what is timed and what is not. Source: requirement C-118. */
export function stageRows(stages: readonly RallyStage[]): readonly RallyStageRow[] {
  return stages.map((stage) => ({ ...stage, totalDistance: totalOf(stage) }))
}

/** Returns what is wrong with a total that an editor entered; null when it agrees, or is left to be computed. */
export function totalProblem(
  stage: { readonly [Distance in 'stageDistance' | 'liaisonDistance']?: number | null },
  total: number | null | undefined,
): string | null {
  const { stageDistance, liaisonDistance } = stage
  if (typeof total !== 'number' || typeof stageDistance !== 'number' || typeof liaisonDistance !== 'number')
    return null
  const sum = totalOf({ stageDistance, liaisonDistance })
  return sum === total ? null : `Stage and liaison add up to ${String(sum).replace('.', ',')} km.`
}
