import { type BasisPoints, rand, wholeRand } from '#platform/money.ts'
import type { PlanChoice } from './calculator.ts'
import { setRate } from './rates.ts'
import type { FinanceSettings } from './settings.ts'

/** What a visitor has chosen in all calculators of a page, as far as a link carries it. */
export type SharedPlan = PlanChoice & {
  readonly futureDrive: {
    readonly months: number
    readonly rate: BasisPoints
    /** Kilometres a year. */
    readonly mileage: number
  }
  /** Of the subscription. */
  readonly kilometresAMonth: number
}

/**
 * The settings a plan is read against. A page with other calculators gives theirs:
 * `{ ...settings, instalmentCard: settings.comparison }`.
 */
export type PlanSettings = Pick<
  FinanceSettings,
  'instalmentCard' | 'futureDrive' | 'subscription' | 'lowestRate'
>

/** The names of a plan in an address: read in the browser and by what prints a quote, never part of a kept page. */
export const planNames = [
  'deposit',
  'term',
  'rate',
  'balloon',
  'mileage',
  'future-drive-term',
  'future-drive-rate',
  'kilometres',
] as const

type PlanName = (typeof planNames)[number]

/** Above every price, and still exact in cents. */
const readableDeposit = /^[0-9]{1,12}$/
const wholeNumber = /^[0-9]{1,7}$/
const percentage = /^[0-9]{1,3}(?:\.[0-9]{1,2})?$/

/** The plan every calculator opens with. */
export function openingPlan({ instalmentCard, futureDrive, subscription }: PlanSettings): SharedPlan {
  const { months, rate, mileage } = futureDrive.opening
  return {
    ...instalmentCard.opening,
    futureDrive: { months, rate, mileage },
    kilometresAMonth: subscription.opening.mileage,
  }
}

/**
 * A plan as the query of an address: the deposit in whole rand, rates and shares in percent, terms in months,
 * mileages in kilometres.
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
  return new URLSearchParams(planNames.map((name) => [name, String(values[name])]))
}

/**
 * The plan an address asks for. What it does not say, says badly, or asks for what no calculator offers, is as the
 * calculators open. A deposit stays as wished: only a price caps it.
 *
 * Source: decisions F-5 and F-6.
 */
export function readPlan(params: Pick<URLSearchParams, 'get'>, settings: PlanSettings): SharedPlan {
  const { instalmentCard, futureDrive, subscription, lowestRate } = settings
  const opening = openingPlan(settings)
  const said = (name: PlanName, form: RegExp): number | undefined => {
    const text = params.get(name) ?? ''
    return form.test(text) ? Number(text) : undefined
  }
  const listed = (name: PlanName, offered: readonly number[], otherwise: number): number =>
    offered.find((value) => value === said(name, wholeNumber)) ?? otherwise
  const rate = (name: PlanName, rates: readonly BasisPoints[], otherwise: BasisPoints): BasisPoints =>
    setRate(otherwise, said(name, percentage) ?? Number.NaN, { listed: rates, lowest: lowestRate })
  const deposit = said('deposit', readableDeposit)
  const balloon = said('balloon', percentage)
  const balloonShare = instalmentCard.balloons.find((share) => share / 100 === balloon)
  return {
    deposit: deposit === undefined ? opening.deposit : rand(deposit),
    months: listed('term', instalmentCard.terms, opening.months),
    rate: rate('rate', instalmentCard.rates, opening.rate),
    balloonShare: balloonShare ?? opening.balloonShare,
    futureDrive: {
      mileage: listed('mileage', futureDrive.mileages, opening.futureDrive.mileage),
      months: listed('future-drive-term', futureDrive.terms, opening.futureDrive.months),
      rate: rate('future-drive-rate', futureDrive.rates, opening.futureDrive.rate),
    },
    kilometresAMonth: listed('kilometres', subscription.mileages, opening.kilometresAMonth),
  }
}
