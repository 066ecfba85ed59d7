import { type BasisPoints, type Cents, cents, rand } from '#platform/money.ts'
import { type CalculatorSettings, type ChosenPlan, type PlanChoice, planFor } from './calculator.ts'
import { type InstalmentQuote, quoteInstalment } from './instalment.ts'
import type { FinanceSettings } from './settings.ts'

/** Used vehicles are quoted without fees. Source: decision F-3. */
const noFees = { monthlyAdmin: rand(0), initiation: rand(0) }

/** What a card needs of the settings of the used-vehicle calculator. JSON-serialisable. */
export type CardFinance = Pick<CalculatorSettings, 'opening' | 'depositLimit'>

/** Returns what cards need of the finance settings. */
export const cardFinanceOf = ({
  usedVehicles: { opening, depositLimit },
}: Pick<FinanceSettings, 'usedVehicles'>): CardFinance => ({ opening, depositLimit })

export type UsedVehicleQuote = InstalmentQuote & Pick<ChosenPlan, 'deposit'>

/**
 * Quotes a plan for a used vehicle: no fee, the balloon as a share of the displayed price, the deposit limited to its cap.
 *
 * @param price the displayed price in cents
 * Source: requirements D-133 to D-145; decisions F-3, F-5 and F-7.
 */
export function quoteUsedVehicle(
  price: Cents,
  choice: PlanChoice,
  settings: Pick<CalculatorSettings, 'depositLimit'>,
): UsedVehicleQuote {
  const { plan, deposit } = planFor(price, choice, settings)
  return { ...quoteInstalment(plan, noFees), deposit }
}

/** Quotes the plan that a card advertises, which is the one the calculator opens with. Source: requirement D-111. */
export const quoteForCard = (price: Cents, finance: CardFinance): UsedVehicleQuote =>
  quoteUsedVehicle(price, finance.opening, finance)

/** Writes the choices of the calculator for a form: months, rate and balloon in basis points, deposit in cents. */
export const writeCalculation = ({ months, rate, balloonShare, deposit }: PlanChoice): string =>
  [months, rate, balloonShare, deposit].join('-')

const written = /^(\d{1,3})-(\d{1,5})-(\d{1,5})-(\d{1,14})$/

/**
 * Reads the choices of the calculator from a form; null when there are none, or one is not offered, so that no quote
 * holds a choice that the visitor did not make.
 */
export function readCalculation(
  text: string,
  { terms, rates, balloons }: Pick<CalculatorSettings, 'terms' | 'rates' | 'balloons'>,
): PlanChoice | null {
  const [, months, rate, balloonShare, deposit] = (written.exec(text) ?? []).map(Number)
  const isOffered =
    terms.includes(months ?? 0) &&
    rates.includes(rate as BasisPoints) &&
    balloons.includes(balloonShare as BasisPoints)
  if (months === undefined || deposit === undefined || !isOffered) return null
  return {
    months,
    rate: rate as BasisPoints,
    balloonShare: balloonShare as BasisPoints,
    deposit: cents(deposit),
  }
}
