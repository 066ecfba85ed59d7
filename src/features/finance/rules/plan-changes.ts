import { openingPlan, type PlanSettings, planNames, type SharedPlan, writePlan } from './plan-address.ts'

/** Parts of a plan under their names in an address; undefined for one that is to leave it. */
export type PlanNames = Readonly<Record<string, string | undefined>>

/**
 * What a choice changes about an address: only what was chosen, and nothing for what is as the calculator opens, since
 * another calculator of the page may open otherwise.
 */
export function chosenNames(plan: SharedPlan, part: Partial<SharedPlan>, settings: PlanSettings): PlanNames {
  const before = writePlan(plan)
  const after = writePlan({ ...plan, ...part })
  const opening = writePlan(openingPlan(settings))
  const changed = planNames.filter((name) => after.get(name) !== before.get(name))
  return Object.fromEntries(
    changed.map((name) => {
      const value = after.get(name)
      return [name, value === null || value === opening.get(name) ? undefined : value]
    }),
  )
}
