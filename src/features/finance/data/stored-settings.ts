import { z } from 'zod'
import { basisPoints, cents } from '#platform/money.ts'
import { type Fault, type Stored, stored } from '#platform/stored-values.ts'
import type { CalculatorSettings } from '../rules/calculator.ts'
import type { FinanceSettings } from '../rules/settings.ts'

const amount = z.int().nonnegative().transform(cents)
/** A share or a rate of at most 100 %. */
const points = z.int().min(0).max(10_000).transform(basisPoints)
/** A rate is never so high: more is a slip of the pen. */
const rate = z.int().min(0).max(4_000).transform(basisPoints)
const months = z.int().min(1).max(120)
const kilometres = z.int().min(1).max(1_000_000)

function listOf<Item extends z.ZodType<number>>(item: Item) {
  return z
    .array(item)
    .min(1)
    .refine((values) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? value)))
}

function depositLimit(group: Stored, byDefault: CalculatorSettings['depositLimit']) {
  return {
    share: group.take('depositShare', points, byDefault.share),
    atMost: group.take('depositAtMost', amount.nullable(), byDefault.atMost),
  }
}

function calculator(group: Stored, byDefault: CalculatorSettings): CalculatorSettings {
  const terms = group.take('terms', listOf(months), [...byDefault.terms])
  const rates = group.take('rates', listOf(rate), [...byDefault.rates])
  const balloons = group.take('balloons', listOf(points), [...byDefault.balloons])
  const { opening } = byDefault
  return {
    terms,
    rates,
    balloons,
    depositLimit: depositLimit(group, byDefault.depositLimit),
    opening: {
      months: group.takeOneOf('openingMonths', terms, months, opening.months),
      rate: group.takeOneOf('openingRate', rates, rate, opening.rate),
      balloonShare: group.takeOneOf('openingBalloon', balloons, points, opening.balloonShare),
      deposit: group.take('openingDeposit', amount, opening.deposit),
    },
  }
}

function futureDrive(group: Stored, byDefault: FinanceSettings['futureDrive']) {
  const terms = group.take('terms', listOf(months), [...byDefault.terms])
  const rates = group.take('rates', listOf(rate), [...byDefault.rates])
  const mileages = group.take('mileages', listOf(kilometres), [...byDefault.mileages])
  const { opening, comparedWith } = byDefault
  return {
    terms,
    rates,
    mileages,
    depositLimit: depositLimit(group, byDefault.depositLimit),
    opening: {
      months: group.takeOneOf('openingMonths', terms, months, opening.months),
      rate: group.takeOneOf('openingRate', rates, rate, opening.rate),
      mileage: group.takeOneOf('openingMileage', mileages, kilometres, opening.mileage),
    },
    comparedWith: {
      months: group.take('comparedMonths', months, comparedWith.months),
      rate: group.take('comparedRate', rate, comparedWith.rate),
      balloonShare: group.take('comparedBalloon', points, comparedWith.balloonShare),
    },
  }
}

function subscription(group: Stored, byDefault: FinanceSettings['subscription']) {
  const mileages = group.take('mileages', listOf(kilometres), [...byDefault.mileages])
  const { opening, extra } = byDefault
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
 * The finance settings from what is stored.
 *
 * @param byDefault what stands in for whatever is missing or wrong.
 * @param fault told the path of everything that is wrong.
 * Source: decision G-8.
 */
export function financeSettingsOf(value: unknown, byDefault: FinanceSettings, fault: Fault): FinanceSettings {
  const root = stored(value, fault)
  const fees = root.in('fees')
  const lease = root.in('lease')
  return {
    fees: {
      monthlyAdmin: fees.take('monthlyAdmin', amount, byDefault.fees.monthlyAdmin),
      initiation: fees.take('initiation', amount, byDefault.fees.initiation),
    },
    lowestRate: root.take('lowestRate', rate, byDefault.lowestRate),
    instalmentCard: calculator(root.in('instalmentCard'), byDefault.instalmentCard),
    comparison: calculator(root.in('comparison'), byDefault.comparison),
    futureDrive: futureDrive(root.in('futureDrive'), byDefault.futureDrive),
    subscription: subscription(root.in('subscription'), byDefault.subscription),
    lease: {
      ...calculator(lease, byDefault.lease),
      leaseBalloonShare: lease.take('leaseBalloonShare', points, byDefault.lease.leaseBalloonShare),
    },
    usedVehicles: calculator(root.in('usedVehicles'), byDefault.usedVehicles),
  }
}
