import { randomBytes } from 'node:crypto'
import { readPlan, summariseSubscription } from '#features/finance/index.ts'
import { log } from '#platform/log.ts'
import {
  type EnquiryKind,
  formDefinitions,
  hasPlan,
  type PlanDefinition,
  type PlanKind,
} from '../../forms/definitions.ts'
import type { EnquiryPlan, PlanOffer, SubscriptionFigures } from '../../plan.ts'
import type { SubjectDescription } from '../../subjects/subject.ts'
import { describeSubject, type EnquirySubject } from '../../subjects/subjects.ts'
import type { AskedPlan } from '../../submission.ts'
import { isForBusiness, readSeenPlan, type SeenPlan, wholeNumberSeen } from '../../wire/seen-plan.ts'
import type { Lookups } from '../details/lookups.ts'
import { futureDriveFigures, leaseFigures, saysPlan, traditionalFigures } from './figures.ts'

function offerOf(kind: PlanKind, params: URLSearchParams, seen: SeenPlan | null): PlanOffer {
  const { named, otherwise }: PlanDefinition = formDefinitions[kind].plan
  const name = params.get('offer') || seen?.offer || ''
  return (Object.hasOwn(named, name) && named[name]) || otherwise
}

/** Where the figures of plans come from. */
export type PlanLookups = Pick<Lookups, 'financeSettings' | 'guaranteedValue' | 'subscriptionQuote'>

type Working = {
  readonly offer: PlanOffer
  readonly params: URLSearchParams
  readonly seen: SeenPlan | null
  readonly vehicle: Pick<SubjectDescription, 'code' | 'price'>
  readonly lookups: PlanLookups
}

/** What our own pages make up where the rate book gives no reference; nobody's words have a place in it. */
const reference = /^Q-[0-9A-Z]{2,14}$/

/** From the rate book. Its quote has a reference, or takes the one the visitor saw, or a new one: requirement V-083. */
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
  if (vehicle.price === null || !saysPlan(params)) return null
  const finance = await lookups.financeSettings()
  if (offer === 'lease') return leaseFigures(vehicle.price, params, finance)
  if (offer === 'traditional')
    return traditionalFigures(vehicle.price, params, wholeNumberSeen(seen?.monthly ?? ''), finance)
  const { mileage, months } = readPlan(params, finance).futureDrive
  const guaranteed = await lookups.guaranteedValue(vehicle.code, { mileage, months })
  return guaranteed && futureDriveFigures(vehicle.price, params, guaranteed.factor, finance)
}

/** The plan of an enquiry as its link described it, without figures; null when it is about none. */
export function requestedPlan(kind: EnquiryKind, { plan, seen: query }: AskedPlan): EnquiryPlan | null {
  if (!hasPlan(kind)) return null
  const params = new URLSearchParams(plan)
  const seen = readSeenPlan(query)
  if (!seen && !saysPlan(params)) return null
  return { offer: offerOf(kind, params, seen), isForBusiness: isForBusiness(query), seen, figures: null }
}

/**
 * The plan of an enquiry, worked out from our own price, settings, guaranteed values and rate book. Of what the
 * visitor's link says only choices are used, and only those a calculator offers; its figures are kept as their word.
 *
 * @returns null for what is not about finance, and where nothing was said of a plan.
 * @throws what a lookup throws: figures that could not be read are not the same as none.
 * Source: requirements V-029, V-082; decision D-12.
 */
export async function workOutPlan(
  kind: EnquiryKind,
  asked: AskedPlan,
  subject: EnquirySubject | null,
  lookups: PlanLookups,
): Promise<EnquiryPlan | null> {
  const plan = requestedPlan(kind, asked)
  const vehicle = subject && describeSubject(subject)
  if (!plan || !vehicle?.order) return plan
  const { offer, seen } = plan
  const params = new URLSearchParams(asked.plan)
  try {
    return { ...plan, figures: await figuresOf({ offer, params, seen, vehicle, lookups }) }
  } catch (error) {
    // Amounts outside what money can be: they come to nothing however often they are worked out.
    if (!(error instanceof RangeError)) throw error
    log.error({ err: error, kind }, 'plan of an enquiry has no figures')
    return plan
  }
}
