import * as z from 'zod/mini'
import { longestPlan } from './longest-plan.ts'

const atMost = (length: number) => z.catch(z.string().check(z.overwrite((text) => text.slice(0, length))), '')

/**
 * What the link brought that led to a form: its plan, as the part of the address behind `#plan?`, and its query, as
 * the visitor saw it. Nobody typed it, so no fault of it is any visitor's.
 */
export const planFields = {
  plan: z._default(atMost(longestPlan.plan), ''),
  seen: z._default(atMost(longestPlan.seen), ''),
}
