import { type BasisPoints, rand, wholeRand } from '#platform/money.ts'
import type { PlanChoice } from './calculator.ts'
import { setRate } from './rates.ts'
import type { FinanceSettings } from './settings.ts'

/** The choices of a visitor in all calculators of a page, as stored in a link. */
export type SharedPlan = PlanChoice & {
  readonly futureDrive: {
    readonly months: number
    readonly rate: BasisPoints
    /** Kilometres a year. */
    readonly mileage: number
  }
  /** Mileage of the subscription. */
  readonly kilometresAMonth: number
}

/**
 * The settings a plan is validated against. A page with other calculators passes their settings:
 * `{ ...settings, instalmentCard: settings.comparison }`.
 */
export type PlanSettings = Pick<
  FinanceSettings,
  'instalmentCard' | 'futureDrive' | 'subscription' | 'lowestRate'
>

/** Query parameters of a plan. Only the browser and the PDF quote read them; cached pages do not depend on them. */
export const planParameterNames = [
  'deposit',
  'term',
  'rate',
  'balloon',
  'mileage',
  'future-drive-term',
  'future-drive-rate',
  'kilometres',
] as const

type PlanName = (typeof planParameterNames)[number]

/** Up to 12 digits: above every price, and still exact in cents. */
const depositInRand = /^[0-9]{1,12}$/
const wholeNumber = /^[0-9]{1,7}$/
const percentage = /^[0-9]{1,3}(?:\.[0-9]{1,2})?$/

/** Returns the default plan of the calculators. */
export function openingPlan({ instalmentCard, futureDrive, subscription }: PlanSettings): SharedPlan {
  const { months, rate, mileage } = futureDrive.opening
  return {
    ...instalmentCard.opening,
    futureDrive: { months, rate, mileage },
    kilometresAMonth: subscription.opening.mileage,
  }
}

/**
 * Writes a plan as query parameters: deposit in whole rand, rates and shares in percent, terms in months, mileages in
 * kilometres.
 */
export function writePlan(plan: SharedPlan): URLSearchParams {
  const values: Record<PlanName, number> = {
    deposit: wholeRand(plan.deposit),
    term: plan.months,
    rate: plan.rate / 100,
    balloon: plan.balloonShare / 100,
    mileage: plan.futureDrive.mileage,
    'future-drive-term': plan.futureDrive.months,
    'future-drive-rate': plan.futureDrive.rate / 100,
    kilometres: plan.kilometresAMonth,
  }
  return new URLSearchParams(planParameterNames.map((name) => [name, String(values[name])]))
}

/**
 * Reads a plan from query parameters. Values that are missing, invalid or not offered are replaced by the default plan.
 * The deposit is not capped, because there is no price yet.
 *
 * Source: decisions F-5 and F-6.
 */
export function readPlan(params: Pick<URLSearchParams, 'get'>, settings: PlanSettings): SharedPlan {
  const { instalmentCard, futureDrive, subscription, lowestRate } = settings
  const opening = openingPlan(settings)
  const readNumber = (name: PlanName, pattern: RegExp): number | undefined => {
    const text = params.get(name) ?? ''
    return pattern.test(text) ? Number(text) : undefined
  }
  const readOffered = (name: PlanName, offered: readonly number[], fallback: number): number =>
    offered.find((value) => value === readNumber(name, wholeNumber)) ?? fallback
  const readRate = (name: PlanName, rates: readonly BasisPoints[], fallback: BasisPoints): BasisPoints =>
    setRate(fallback, readNumber(name, percentage) ?? Number.NaN, { listed: rates, lowest: lowestRate })
  const deposit = readNumber('deposit', depositInRand)
  const balloon = readNumber('balloon', percentage)
  const balloonShare = instalmentCard.balloons.find((share) => share / 100 === balloon)
  return {
    deposit: deposit === undefined ? opening.deposit : rand(deposit),
    months: readOffered('term', instalmentCard.terms, opening.months),
    rate: readRate('rate', instalmentCard.rates, opening.rate),
    balloonShare: balloonShare ?? opening.balloonShare,
    futureDrive: {
      mileage: readOffered('mileage', futureDrive.mileages, opening.futureDrive.mileage),
      months: readOffered('future-drive-term', futureDrive.terms, opening.futureDrive.months),
      rate: readRate('future-drive-rate', futureDrive.rates, opening.futureDrive.rate),
    },
    kilometresAMonth: readOffered('kilometres', subscription.mileages, opening.kilometresAMonth),
  }
}
