import { z } from 'zod'
import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { readAccessoryCodes } from '#features/vehicles/vehicles/rules.ts'
import { findAccessories, findModel } from '#features/vehicles/vehicles/server.ts'
import { languages } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { planKinds } from '../forms/definitions.ts'
import { cachedLookups } from '../intake/cached-lookups.ts'
import { chosenAccessories } from '../subjects/chosen-accessories.ts'
import type { NewVehicleSubject } from '../subjects/new-vehicle.ts'
import { newVehicleSubject } from '../subjects/new-vehicle-subject.ts'
import { enquiryTexts } from '../texts.ts'
import { calculatePlan } from './calculate-plan.ts'
import { type DisplayedPlan, toDisplayedPlan } from './displayed-plan.ts'
import { maxPlanLength } from './plan-entries.ts'

const bounded = (length: number) => z.string().max(length).default('')

const querySchema = z.object({
  kind: z.enum(planKinds),
  lang: z.enum(languages),
  model: bounded(60),
  plan: bounded(maxPlanLength.plan),
  seen: bounded(maxPlanLength.seen),
})

/** The model in the paint and with the accessories of a link. */
async function subjectOf(model: VehicleModel, link: URLSearchParams): Promise<NewVehicleSubject> {
  const codes = readAccessoryCodes(link.get('with'))
  const offered = codes.length > 0 ? await findAccessories(model.range.slug) : null
  return newVehicleSubject(model, link.get('colour'), chosenAccessories(codes, offered ?? []))
}

/**
 * Responds with the plan of a form's link, calculated as it will be stored; `null` when the link has no plan.
 */
export async function respondWithPlan(query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) return problem(400, 'The query needs the kind of a form and a language.')
  const { kind, lang, model: code, ...link } = parsed.data
  try {
    const model = code === '' ? null : await findModel(code)
    const subject = model && (await subjectOf(model, new URLSearchParams(link.plan)))
    const plan = await calculatePlan(kind, link, subject, cachedLookups)
    const displayed: DisplayedPlan | null = plan && {
      ...toDisplayedPlan(plan, lang, enquiryTexts(lang).enquiryPlan),
      vehicle: subject?.title ?? null,
      picture: subject?.picture ?? null,
    }
    return Response.json({ plan: displayed }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'enquired plan not available')
    return problem(503, 'The plan cannot be worked out at the moment.')
  }
}
