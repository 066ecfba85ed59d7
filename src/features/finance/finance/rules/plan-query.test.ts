import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { openingPlan, planParameterNames, readPlan, type SharedPlan, writePlan } from './plan-query.ts'
import { defaultFinanceSettings as settings } from './settings.ts'

const { instalmentCard, futureDrive, subscription } = settings

const plans: fc.Arbitrary<SharedPlan> = fc
  .record({
    deposit: fc.nat(999_999_999),
    months: fc.constantFrom(...instalmentCard.terms),
    rate: fc.constantFrom(...instalmentCard.rates),
    balloonShare: fc.constantFrom(...instalmentCard.balloons),
    futureDrive: fc.record({
      months: fc.constantFrom(...futureDrive.terms),
      rate: fc.constantFrom(...futureDrive.rates),
      mileage: fc.constantFrom(...futureDrive.mileages),
    }),
    kilometresAMonth: fc.constantFrom(...subscription.mileages),
  })
  .map((plan) => ({ ...plan, deposit: rand(plan.deposit) }))

const read = (query: string) => readPlan(new URLSearchParams(query), settings)

describe('a plan in the URL query', () => {
  it('reads back exactly as written, for any plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(read(writePlan(plan).toString())).toEqual(plan)
      }),
    )
  })

  it('is written in rand, percent, months and kilometres', () => {
    const plan = {
      ...openingPlan(settings),
      deposit: rand(40_000),
      rate: basisPoints(1325),
      balloonShare: basisPoints(2000),
    }
    expect(writePlan(plan).toString()).toBe(
      'deposit=40000&term=72&rate=13.25&balloon=20&mileage=20000&future-drive-term=48&future-drive-rate=12&kilometres=1000',
    )
  })

  it('falls back to the opening values of the calculators when the query is empty', () => {
    expect(read('')).toEqual({
      months: 72,
      rate: 1200,
      balloonShare: 3000,
      deposit: 0,
      futureDrive: { months: 48, rate: 1200, mileage: 20_000 },
      kilometresAMonth: 1000,
    })
  })

  it.each([
    'deposit=-5',
    'deposit=1e6',
    'deposit=12.5',
    'deposit=9999999999999',
    'term=13',
    'term=NaN',
    'term=60.0',
    'rate=8.99',
    'rate=13.75',
    'rate=1200',
    'rate=Infinity',
    'rate=%3Cscript%3E',
    'balloon=35',
    'balloon=-10',
    'mileage=1',
    'future-drive-term=72',
    'future-drive-rate=0',
    'kilometres=1001',
    'constructor=1&__proto__=2',
  ])('ignores the invalid value in %s (V-045)', (query) => {
    expect(read(query)).toEqual(openingPlan(settings))
  })

  it('reads as values the calculators offer, without throwing, for any query', () => {
    const wild = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...planParameterNames), wild)), (entries) => {
        const plan = readPlan(new URLSearchParams(entries), settings)
        expect(plan.deposit).toBeGreaterThanOrEqual(0)
        expect(instalmentCard.terms).toContain(plan.months)
        expect(instalmentCard.rates).toContain(plan.rate)
        expect(instalmentCard.balloons).toContain(plan.balloonShare)
        expect(futureDrive.terms).toContain(plan.futureDrive.months)
        expect(futureDrive.mileages).toContain(plan.futureDrive.mileage)
        expect(subscription.mileages).toContain(plan.kilometresAMonth)
      }),
    )
  })

  it('is validated against the calculator settings of its page', () => {
    const comparison = { ...settings, instalmentCard: settings.comparison }
    const params = new URLSearchParams('term=24&rate=13.75&balloon=35')
    expect(readPlan(params, comparison)).toMatchObject({ months: 24, rate: 1375, balloonShare: 3500 })
  })
})
