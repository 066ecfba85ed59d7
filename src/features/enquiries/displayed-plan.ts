import type { PlanLine } from './plan-lines.ts'

/** A plan as a form displays it. */
export type DisplayedPlan = {
  readonly lines: readonly PlanLine[]
  /** Says whether we calculated the plan or repeat the figures of the visitor's link. */
  readonly note: string
  /** The name of the model; null when unknown. */
  readonly vehicle: string | null
  /** As a path of this site. */
  readonly picture: string | null
}
