import * as z from 'zod/mini'

/** Maximum characters of the plan of a link; longer values are cut, not refused. */
export const maxPlanLength = { plan: 1_200, seen: 2_000 } as const

const atMost = (length: number) => z.catch(z.string().check(z.overwrite((text) => text.slice(0, length))), '')

/**
 * The plan of the link that led to a form: the fragment after `#plan?` and the query. Visitors do not type them, so
 * invalid values are replaced, not reported.
 */
export const planFields = {
  plan: z._default(atMost(maxPlanLength.plan), ''),
  seen: z._default(atMost(maxPlanLength.seen), ''),
}
