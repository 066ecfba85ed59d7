/** Maximum characters of the plan of a link; longer values are cut, not refused. */
export const longestPlan = { plan: 400, seen: 2_000 } as const
