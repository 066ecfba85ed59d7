/** The last name in leads, whose first name is the full name. Source: decision D-1; requirements D-150, D-185. */
export const noLastName = 'na'

/** Converts cents to rand, the unit of amounts in leads: 269750 or 4332.61. */
export function inRand(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
