import { z } from 'zod'
import { findModel } from '#features/vehicles/server.ts'
import { languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import { planKinds } from '../../forms/definitions.ts'
import { longestPlan } from '../../forms/longest-plan.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { enquiryTexts } from '../../texts.ts'
import { cachedLookups } from '../details/cached-lookups.ts'
import { newVehicleSubject } from '../details/new-vehicle.ts'
import { shownPlan } from './shown-plan.ts'
import { workOutPlan } from './work-out-plan.ts'

const bounded = (length: number) => z.string().max(length).default('')

const question = z.object({
  kind: z.enum(planKinds),
  lang: z.enum(languages),
  model: bounded(60),
  plan: bounded(longestPlan.plan),
  seen: bounded(longestPlan.seen),
})

/**
 * Answers the browser's question what a form is about: the plan its link brought, worked out as it will be stored,
 * or `null` where it brought none.
 */
export async function answerEnquiredPlan(query: URLSearchParams): Promise<Response> {
  const asked = question.safeParse(Object.fromEntries(query))
  if (!asked.success) return problem(400, 'A plan is asked for with the kind of its form and a language.')
  const { kind, lang, model: code, ...brought } = asked.data
  try {
    const model = code === '' ? null : await findModel(code)
    const subject = model && newVehicleSubject(model, null)
    const plan = await workOutPlan(kind, brought, subject, cachedLookups)
    const answer: ShownPlan | null = plan && {
      ...shownPlan(plan, lang, enquiryTexts(lang).enquiryPlan),
      vehicle: subject?.title ?? null,
      picture: subject?.picture ?? null,
    }
    return Response.json({ plan: answer }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'what an enquiry is about could not be shown')
    return problem(503, 'The plan cannot be worked out at the moment.')
  }
}
