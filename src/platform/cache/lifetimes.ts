/**
 * How long answers and pages stay cached, in seconds, unless their tags expire earlier. Routes write their lifetime as a
 * number, because Next reads `export const revalidate` without running the module; `npm run check` holds it against
 * `week`.
 */
export const lifetimes = {
  /** What our own database answers, and every page made of it: a change expires it. */
  week: 604_800,
  /** What an outside service answers, which announces no changes. */
  outsideService: 300,
  /** What stands in for a service that failed, and pages something is missing from. */
  failure: 10,
  /** Pages that ask their visitor to try again: soon after, the page is made again. */
  retry: 2,
} as const
