import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, rand } from '#platform/money.ts'
import { capDeposit, depositCap, parseDeposit } from './deposit.ts'
import { defaultDepositLimits } from './settings.ts'

const { vehiclePage, comparison, futureDrive, lease } = defaultDepositLimits

describe('reading a typed deposit (F-5, V-088)', () => {
  it.each([
    ['V-042: digits are kept', '12a3.4-5', 12_345],
    ['V-042: nothing is zero', '', 0],
    ['only other characters count as zero', 'R ,-', 0],
    ['V-088: a prefix and spaces are dropped', 'R1x0 000', 10_000],
    ['digits of other scripts are dropped', '٣٤5', 5],
  ])('%s', (_title, typed, expected) => {
    expect(parseDeposit(typed)).toBe(expected * 100)
  })

  it('accepts up to 400 digits and still caps the result', () => {
    for (const length of [15, 40, 400]) {
      expect(capDeposit(parseDeposit('9'.repeat(length)), lease, rand(450_000))).toMatchObject({
        capped: true,
      })
    }
  })
})

describe('the cap of a deposit (F-5)', () => {
  it.each([
    ['V-043: vehicle page, R300 000 is the smaller', vehiclePage, 899_000, 450_000, 300_000],
    ['V-043: vehicle page, 60 % is the smaller', vehiclePage, 400_000, 300_000, 240_000],
    ['V-051: comparison, 60 %', comparison, 352_800, 999_999, 211_680],
    ['comparison, 60 % even above R300 000', comparison, 899_000, 999_999, 539_400],
    ['V-060: FutureDrive, 15 %', futureDrive, 352_800, 100_000, 52_920],
    ['V-089: lease, the price', lease, 450_000, 999_999, 450_000],
    ['comparison, rounded down to whole rand', comparison, 352_801, 999_999, 211_680],
  ])('%s', (_title, limit, price, requested, expected) => {
    expect(capDeposit(rand(requested), limit, rand(price))).toEqual({
      deposit: expected * 100,
      capped: true,
      cap: expected * 100,
    })
  })

  it('is rounded down from the exact share without rounding to the cent first: zero for 60 % of R1,66', () => {
    expect(depositCap(comparison, cents(166))).toBe(0)
  })

  it('leaves a deposit up to and including the cap unchanged and not marked as capped', () => {
    expect(capDeposit(rand(240_000), vehiclePage, rand(400_000))).toMatchObject({
      deposit: 24_000_000,
      capped: false,
    })
    expect(capDeposit(rand(0), vehiclePage, rand(400_000))).toMatchObject({ deposit: 0, capped: false })
  })

  it('applies again when the price falls, and changes nothing the second time (F-5)', () => {
    const requested = rand(300_000)
    const dear = capDeposit(requested, vehiclePage, rand(600_000))
    const cheap = capDeposit(dear.deposit, vehiclePage, rand(352_800))
    expect([dear.capped, cheap.capped, cheap.deposit]).toEqual([false, true, 21_168_000])
    expect(capDeposit(cheap.deposit, vehiclePage, rand(352_800))).toMatchObject({ ...cheap, capped: false })
  })

  it('is in whole rand, never above the share and less than one rand below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        const cap = depositCap(comparison, cents(price))
        expect(cap % 100).toBe(0)
        expect(cap * 10).toBeLessThanOrEqual(price * 6)
        expect((cap + 100) * 10).toBeGreaterThan(price * 6)
      }),
    )
  })
})
