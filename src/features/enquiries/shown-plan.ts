import type { PlanLine } from './plan-lines.ts'

/** A plan as a form shows it to its visitor. */
export type ShownPlan = {
  readonly lines: readonly PlanLine[]
  /** Whether we worked it out, or only repeat what the visitor's link said. */
  readonly note: string
  /** The model it is for; null where none is known. */
  readonly vehicle: string | null
  /** As a path of this site. */
  readonly picture: string | null
}
