import type { Payload } from 'payload'
import { z } from 'zod'
import {
  logInvalidSetting,
  type ReportInvalid,
  readStored,
  type StoredValues,
} from '#platform/documents/stored-values.ts'
import { basisPoints, cents } from '#platform/money.ts'
import type { CalculatorSettings } from '../rules/calculator.ts'
import { defaultFinanceSettings, type FinanceSettings } from '../rules/settings.ts'

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

function readDepositLimit(group: StoredValues, defaults: CalculatorSettings['depositLimit']) {
  return {
    share: group.read('depositShare', points, defaults.share),
    atMost: group.read('depositAtMost', amount.nullable(), defaults.atMost),
  }
}

function readCalculator(group: StoredValues, defaults: CalculatorSettings): CalculatorSettings {
  const terms = group.read('terms', listOf(months), [...defaults.terms])
  const rates = group.read('rates', listOf(rate), [...defaults.rates])
  const balloons = group.read('balloons', listOf(points), [...defaults.balloons])
  const { opening } = defaults
  return {
    terms,
    rates,
    balloons,
    depositLimit: readDepositLimit(group, defaults.depositLimit),
    opening: {
      months: group.readOneOf('openingMonths', terms, months, opening.months),
      rate: group.readOneOf('openingRate', rates, rate, opening.rate),
      balloonShare: group.readOneOf('openingBalloon', balloons, points, opening.balloonShare),
      deposit: group.read('openingDeposit', amount, opening.deposit),
    },
  }
}

function readFutureDrive(group: StoredValues, defaults: FinanceSettings['futureDrive']) {
  const terms = group.read('terms', listOf(months), [...defaults.terms])
  const rates = group.read('rates', listOf(rate), [...defaults.rates])
  const mileages = group.read('mileages', listOf(kilometres), [...defaults.mileages])
  const { opening, comparisonPlan } = defaults
  return {
    terms,
    rates,
    mileages,
    depositLimit: readDepositLimit(group, defaults.depositLimit),
    opening: {
      months: group.readOneOf('openingMonths', terms, months, opening.months),
      rate: group.readOneOf('openingRate', rates, rate, opening.rate),
      mileage: group.readOneOf('openingMileage', mileages, kilometres, opening.mileage),
    },
    comparisonPlan: {
      months: group.read('comparedMonths', months, comparisonPlan.months),
      rate: group.read('comparedRate', rate, comparisonPlan.rate),
      balloonShare: group.read('comparedBalloon', points, comparisonPlan.balloonShare),
    },
  }
}

function readSubscription(group: StoredValues, defaults: FinanceSettings['subscription']) {
  const mileages = group.read('mileages', listOf(kilometres), [...defaults.mileages])
  const { opening, extra } = defaults
  return {
    mileages,
    opening: {
      months: group.read('openingMonths', months, opening.months),
      mileage: group.readOneOf('openingMileage', mileages, kilometres, opening.mileage),
    },
    extra: {
      amount: group.read('extraAmount', amount, extra.amount),
      mileage: group.read('extraMileage', kilometres, extra.mileage),
    },
  }
}

function readTradeIn(group: StoredValues, { margin, deductions }: FinanceSettings['tradeIn']) {
  return {
    margin: group.read('margin', points, margin),
    deductions: {
      excellent: group.read('excellent', points, deductions.excellent),
      good: group.read('good', points, deductions.good),
      average: group.read('average', points, deductions.average),
      poor: group.read('poor', points, deductions.poor),
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
export function parseFinanceSettings(
  value: unknown,
  defaults: FinanceSettings,
  onInvalid: ReportInvalid,
): FinanceSettings {
  const root = readStored(value, onInvalid)
  const fees = root.group('fees')
  const lease = root.group('lease')
  return {
    fees: {
      monthlyAdmin: fees.read('monthlyAdmin', amount, defaults.fees.monthlyAdmin),
      initiation: fees.read('initiation', amount, defaults.fees.initiation),
    },
    lowestRate: root.read('lowestRate', rate, defaults.lowestRate),
    instalmentCard: readCalculator(root.group('instalmentCard'), defaults.instalmentCard),
    comparison: readCalculator(root.group('comparison'), defaults.comparison),
    futureDrive: readFutureDrive(root.group('futureDrive'), defaults.futureDrive),
    subscription: readSubscription(root.group('subscription'), defaults.subscription),
    lease: {
      ...readCalculator(lease, defaults.lease),
      leaseBalloonShare: lease.read('leaseBalloonShare', points, defaults.lease.leaseBalloonShare),
    },
    usedVehicles: readCalculator(root.group('usedVehicles'), defaults.usedVehicles),
    tradeIn: readTradeIn(root.group('tradeIn'), defaults.tradeIn),
  }
}

/** Reads the finance settings from the CMS. An invalid value is logged and replaced by its default. */
export async function readFinanceSettings(payload: Payload): Promise<FinanceSettings> {
  const slug = 'finance-settings'
  const stored = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return parseFinanceSettings(stored, defaultFinanceSettings, logInvalidSetting(slug))
}
