/** Characters of what a link may bring; what is longer is cut, and refuses nothing. */
export const longestPlan = { plan: 400, seen: 2_000 } as const
