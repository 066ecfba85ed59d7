import { describe, expect, it } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/rules.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { stockVehicleTexts } from '../../texts.ts'
import { exampleVehicle } from '../../vehicle.test-support.ts'
import { usedComparisonRows } from './comparison-rows.ts'

const { dealer } = exampleVehicle

const rowsOf = (...changes: readonly Partial<UsedVehicle>[]) => {
  const rows = usedComparisonRows(
    changes.map((change) => ({ ...exampleVehicle, ...change })),
    defaultFinanceSettings,
    stockVehicleTexts('en'),
  )
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
  return Object.fromEntries(
    rows.map(({ id, values, differs }) => [id, { values: values.map(plain), differs }]),
  )
}

describe('the comparison of used vehicles', () => {
  it('states the whole cost of credit with each instalment, in the currency of the dealer (D-111, F-3)', () => {
    const rows = rowsOf({}, { dealer: { ...dealer, currency: 'NAD' } })
    expect(rows.instalment?.values).toEqual(['R 5 518 p/m', 'N$ 5 518 p/m'])
    const [inRand, inDollars] = rows.plan?.values ?? []
    expect(inRand).toBe(
      '60 instalments at 10 % a year with a deposit of R 10 000 and a balloon of R 0. Interest R 71 385; in all you pay R 341 135.',
    )
    expect(inDollars).toBe(inRand?.replaceAll('R ', 'N$ '))
  })

  it('states neither price nor instalment of a sold vehicle, and no instalment without a price', () => {
    const rows = rowsOf({ soldAt: '2026-11-01T08:00:00Z' }, { price: null })
    for (const id of ['price', 'instalment', 'plan']) expect(rows[id]?.values).toEqual([null, null])
  })

  it('marks what differs, and leaves out what no vehicle states', () => {
    const rows = rowsOf({ colour: '', year: 2019 }, { colour: '' })
    expect(rows.year).toEqual({ values: ['2019', '2021'], differs: true })
    expect(rows.mileage?.differs).toBe(false)
    expect(rows).not.toHaveProperty('colour')
    expect(rows).not.toHaveProperty('stockCode')
  })
})
