/** A stage of a rally; distances in kilometres. Source: requirement C-118. */
export type RallyStage = {
  readonly name: string
  /** The timed part. */
  readonly stageDistance: number
  /** The drive to the stage and back, on public roads. */
  readonly liaisonDistance: number
}

export type RallyStageRow = RallyStage & { readonly totalDistance: number }

/** Returns the stages with their total: what is timed and what is not. Source: requirement C-118. */
export function stageRows(stages: readonly RallyStage[]): readonly RallyStageRow[] {
  // To metres and back, because 28.4 + 12.3 is not 40.7 in floating point.
  return stages.map((stage) => ({
    ...stage,
    totalDistance: (Math.round(stage.stageDistance * 1000) + Math.round(stage.liaisonDistance * 1000)) / 1000,
  }))
}
