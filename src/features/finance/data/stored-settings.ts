import { z } from 'zod'
import { basisPoints, cents } from '#platform/money.ts'
import { type Fault, type Stored, stored } from '#platform/stored-values.ts'
import type { CalculatorSettings } from '../rules/calculator.ts'
import type { FinanceSettings } from '../rules/settings.ts'

const amount = z.int().nonnegative().transform(cents)
/** A share or a rate of at most 100 %. */
const points = z.int().min(0).max(10_000).transform(basisPoints)
/** A rate of at most 40 %; higher values are treated as typing errors. */
const rate = z.int().min(0).max(4_000).transform(basisPoints)
const months = z.int().min(1).max(120)
const kilometres = z.int().min(1).max(1_000_000)

function listOf<Item extends z.ZodType<number>>(item: Item) {
  return z
    .array(item)
    .min(1)
    .refine((values) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? value)))
}

function readDepositLimit(group: Stored, defaults: CalculatorSettings['depositLimit']) {
  return {
    share: group.take('depositShare', points, defaults.share),
    atMost: group.take('depositAtMost', amount.nullable(), defaults.atMost),
  }
}

function readCalculator(group: Stored, defaults: CalculatorSettings): CalculatorSettings {
  const terms = group.take('terms', listOf(months), [...defaults.terms])
  const rates = group.take('rates', listOf(rate), [...defaults.rates])
  const balloons = group.take('balloons', listOf(points), [...defaults.balloons])
  const { opening } = defaults
  return {
    terms,
    rates,
    balloons,
    depositLimit: readDepositLimit(group, defaults.depositLimit),
    opening: {
      months: group.takeOneOf('openingMonths', terms, months, opening.months),
      rate: group.takeOneOf('openingRate', rates, rate, opening.rate),
      balloonShare: group.takeOneOf('openingBalloon', balloons, points, opening.balloonShare),
      deposit: group.take('openingDeposit', amount, opening.deposit),
    },
  }
}

function readFutureDrive(group: Stored, defaults: FinanceSettings['futureDrive']) {
  const terms = group.take('terms', listOf(months), [...defaults.terms])
  const rates = group.take('rates', listOf(rate), [...defaults.rates])
  const mileages = group.take('mileages', listOf(kilometres), [...defaults.mileages])
  const { opening, comparisonPlan } = defaults
  return {
    terms,
    rates,
    mileages,
    depositLimit: readDepositLimit(group, defaults.depositLimit),
    opening: {
      months: group.takeOneOf('openingMonths', terms, months, opening.months),
      rate: group.takeOneOf('openingRate', rates, rate, opening.rate),
      mileage: group.takeOneOf('openingMileage', mileages, kilometres, opening.mileage),
    },
    comparisonPlan: {
      months: group.take('comparedMonths', months, comparisonPlan.months),
      rate: group.take('comparedRate', rate, comparisonPlan.rate),
      balloonShare: group.take('comparedBalloon', points, comparisonPlan.balloonShare),
    },
  }
}

function readSubscription(group: Stored, defaults: FinanceSettings['subscription']) {
  const mileages = group.take('mileages', listOf(kilometres), [...defaults.mileages])
  const { opening, extra } = defaults
  return {
    mileages,
    opening: {
      months: group.take('openingMonths', months, opening.months),
      mileage: group.takeOneOf('openingMileage', mileages, kilometres, opening.mileage),
    },
    extra: {
      amount: group.take('extraAmount', amount, extra.amount),
      mileage: group.take('extraMileage', kilometres, extra.mileage),
    },
  }
}

/**
 * Parses the finance settings from stored values.
 *
 * @param defaults replace missing and invalid values.
 * @param onInvalid called with the path of each invalid value.
 * Source: decision G-8.
 */
export function financeSettingsOf(
  value: unknown,
  defaults: FinanceSettings,
  onInvalid: Fault,
): FinanceSettings {
  const root = stored(value, onInvalid)
  const fees = root.in('fees')
  const lease = root.in('lease')
  return {
    fees: {
      monthlyAdmin: fees.take('monthlyAdmin', amount, defaults.fees.monthlyAdmin),
      initiation: fees.take('initiation', amount, defaults.fees.initiation),
    },
    lowestRate: root.take('lowestRate', rate, defaults.lowestRate),
    instalmentCard: readCalculator(root.in('instalmentCard'), defaults.instalmentCard),
    comparison: readCalculator(root.in('comparison'), defaults.comparison),
    futureDrive: readFutureDrive(root.in('futureDrive'), defaults.futureDrive),
    subscription: readSubscription(root.in('subscription'), defaults.subscription),
    lease: {
      ...readCalculator(lease, defaults.lease),
      leaseBalloonShare: lease.take('leaseBalloonShare', points, defaults.lease.leaseBalloonShare),
    },
    usedVehicles: readCalculator(root.in('usedVehicles'), defaults.usedVehicles),
  }
}
