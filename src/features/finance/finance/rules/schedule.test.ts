import { describe, expect, it } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { repaymentSchedule } from './schedule.ts'

describe('a repayment schedule', () => {
  it('matches the figures calculated by hand for R 1 000 over three months at 12 %', () => {
    const terms = { financed: rand(1000), balloon: rand(0), rate: basisPoints(1200), months: 3 }
    expect(repaymentSchedule(terms)).toEqual([
      { month: 1, payment: 34_002, interest: 1000, repaid: 33_002, outstanding: 66_998 },
      { month: 2, payment: 34_002, interest: 670, repaid: 33_332, outstanding: 33_666 },
      { month: 3, payment: 34_003, interest: 337, repaid: 33_666, outstanding: 0 },
    ])
  })

  it('is empty when the plan needs no payment', () => {
    const terms = { financed: rand(10_000), balloon: rand(80_000), rate: basisPoints(1200), months: 48 }
    expect(repaymentSchedule(terms)).toEqual([])
  })
})
