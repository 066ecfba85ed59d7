import type { ScoredKind } from '../season.ts'

/** The kinds of classifications as the admin names them. */
export const kindLabels: Readonly<Record<ScoredKind, string>> = {
  race: 'Race',
  rally: 'Rally',
  stage: 'Stage or prologue',
  powerStage: 'Power stage',
}
