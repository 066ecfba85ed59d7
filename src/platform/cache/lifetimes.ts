/**
 * How long responses and pages are cached, in seconds, unless their tags expire earlier. Routes write their lifetime
 * as a number, because Next reads `export const revalidate` without running the module; `npm run check` compares it
 * with `week`.
 */
export const lifetimes = {
  /** Data from our own database and pages built from it, which a change expires. */
  week: 604_800,
  /** Data from an external service, which does not announce changes. */
  externalService: 300,
  /** Stale responses used after a failure, and incomplete pages. */
  failure: 10,
  /** Pages with a failed section, which the browser loads again by itself. */
  section: 2,
  /** Pages that ask the visitor to open them again: no cache serves them a second time. */
  once: 1,
} as const
