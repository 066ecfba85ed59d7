import {
  openingPlan,
  type PlanSettings,
  planParameterNames,
  type SharedPlan,
  writePlan,
} from './plan-query.ts'

/** Query parameters of a plan; undefined removes a parameter. */
export type PlanParameters = Readonly<Record<string, string | undefined>>

/**
 * Returns the query parameters that a choice changes. A value equal to the default is removed, because other
 * calculators of the page may have other defaults.
 */
export function changedParameters(
  plan: SharedPlan,
  part: Partial<SharedPlan>,
  settings: PlanSettings,
): PlanParameters {
  const before = writePlan(plan)
  const after = writePlan({ ...plan, ...part })
  const opening = writePlan(openingPlan(settings))
  const changed = planParameterNames.filter((name) => after.get(name) !== before.get(name))
  return Object.fromEntries(
    changed.map((name) => {
      const value = after.get(name)
      return [name, value === null || value === opening.get(name) ? undefined : value]
    }),
  )
}
