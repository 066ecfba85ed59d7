import { randomBytes } from 'node:crypto'
import { readPlan, summariseSubscription } from '#features/finance/finance/index.ts'
import { log } from '#platform/process/log.ts'
import { type EnquiryKind, formDefinitions, hasPlan, type PlanKind } from '../forms/definitions.ts'
import type { PlanDefinition } from '../forms/form-definition.ts'
import type { RequestedPlan } from '../forms/submission.ts'
import type { Lookups } from '../intake/lookups.ts'
import type { SubjectDescription } from '../subjects/subject.ts'
import { describeSubject, type EnquirySubject } from '../subjects/subjects.ts'
import { futureDriveFigures, leaseFigures, namesPlan, traditionalFigures } from './figures.ts'
import type { EnquiryPlan, PlanOffer, SubscriptionFigures } from './plan.ts'
import { isForBusiness, parseQuotedNumber, type QuotedPlan, readQuotedPlan } from './quoted-plan.ts'

function offerOf(kind: PlanKind, params: URLSearchParams, seen: QuotedPlan | null): PlanOffer {
  const { named, otherwise }: PlanDefinition = formDefinitions[kind].plan
  const name = params.get('offer') || seen?.offer || ''
  return (Object.hasOwn(named, name) && named[name]) || otherwise
}

/** The lookups for the figures of plans. */
export type PlanLookups = Pick<Lookups, 'financeSettings' | 'guaranteedValue' | 'subscriptionQuote'>

type Working = {
  readonly offer: PlanOffer
  readonly params: URLSearchParams
  readonly seen: QuotedPlan | null
  readonly vehicle: Pick<SubjectDescription, 'code' | 'price'>
  readonly lookups: PlanLookups
}

/** The form of references that our own pages create when the rate book has none; anything else in a link is ignored. */
const reference = /^Q-[0-9A-Z]{2,14}$/

/** From the rate book. The reference is that of the quote, else the one the visitor saw, else a new one (V-083). */
async function subscriptionFigures({
  params,
  seen,
  vehicle,
  lookups,
}: Working): Promise<SubscriptionFigures | null> {
  const finance = await lookups.financeSettings()
  const wanted = new URLSearchParams(params)
  if (!wanted.has('kilometres') && seen?.kilometres) wanted.set('kilometres', seen.kilometres)
  const found = await lookups.subscriptionQuote(vehicle.code, readPlan(wanted, finance).kilometresAMonth)
  if (!found) return null
  const { months, monthly, affordability, averageMonthlyKilometres, totalKilometres } = summariseSubscription(
    found,
    finance.subscription.extra,
  )
  const shown = reference.exec(seen?.reference ?? '')?.[0]
  return {
    kind: 'subscription',
    ...{ months, monthly, affordability, totalKilometres },
    kilometres: averageMonthlyKilometres,
    protect: found.protect,
    reference: found.reference ?? shown ?? `Q-${randomBytes(5).toString('hex').toUpperCase()}`,
  }
}

async function figuresOf(working: Working): Promise<EnquiryPlan['figures']> {
  const { offer, params, seen, vehicle, lookups } = working
  if (offer === 'subscription') return subscriptionFigures(working)
  if (vehicle.price === null || !namesPlan(params)) return null
  const finance = await lookups.financeSettings()
  if (offer === 'lease') return leaseFigures(vehicle.price, params, finance)
  if (offer === 'traditional')
    return traditionalFigures(vehicle.price, params, parseQuotedNumber(seen?.monthly ?? ''), finance)
  const { mileage, months } = readPlan(params, finance).futureDrive
  const guaranteed = await lookups.guaranteedValue(vehicle.code, { mileage, months })
  return guaranteed && futureDriveFigures(vehicle.price, params, guaranteed.factor, finance)
}

/** The plan of an enquiry as described by its link, without figures; null when the link has no plan. */
export function requestedPlan(kind: EnquiryKind, { plan, seen: query }: RequestedPlan): EnquiryPlan | null {
  if (!hasPlan(kind)) return null
  const params = new URLSearchParams(plan)
  const seen = readQuotedPlan(query)
  if (!seen && !namesPlan(params)) return null
  return { offer: offerOf(kind, params, seen), isForBusiness: isForBusiness(query), seen, figures: null }
}

/**
 * Calculates the plan of an enquiry from our own price, settings, guaranteed values and rate book. Only choices that a
 * calculator offers are taken from the visitor's link; its figures are stored as not verified.
 *
 * @returns null for a form that is not about finance, and for a link without a plan.
 * @throws what a lookup throws.
 * Source: requirements V-029, V-082; decision D-12.
 */
export async function calculatePlan(
  kind: EnquiryKind,
  requested: RequestedPlan,
  subject: EnquirySubject | null,
  lookups: PlanLookups,
): Promise<EnquiryPlan | null> {
  const plan = requestedPlan(kind, requested)
  const vehicle = subject && describeSubject(subject)
  if (!plan || !vehicle?.order) return plan
  const { offer, seen } = plan
  const params = new URLSearchParams(requested.plan)
  try {
    return { ...plan, figures: await figuresOf({ offer, params, seen, vehicle, lookups }) }
  } catch (error) {
    // Amounts out of range: calculating again would fail again.
    if (!(error instanceof RangeError)) throw error
    log.error({ err: error, kind }, 'enquiry plan has no figures')
    return plan
  }
}
