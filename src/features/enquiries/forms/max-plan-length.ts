/** Maximum characters of the plan of a link; longer values are cut, not refused. */
export const maxPlanLength = { plan: 400, seen: 2_000 } as const
