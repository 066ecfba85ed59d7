import { describe, expect, test } from 'vitest'
import type { FinanceFigures } from '#features/finance/finance/services.ts'

const none = { found: true, fresh: true, value: [] }

/** The tests that every source of finance figures must pass. */
export function describeFinanceFigures(name: string, open: () => FinanceFigures): void {
  const valuesFor = async (query: Parameters<FinanceFigures['guaranteedValues']>[0]) => {
    const result = await open().guaranteedValues(query)
    if (!result.found) throw new Error('The lookup failed.')
    return result.value
  }

  describe(`finance figures: ${name}`, () => {
    test('returns a guaranteed value by model, mileage and term with all its fields (V-068)', async () => {
      expect(await valuesFor({ code: 'N35', mileage: 20_000, months: 48 })).toEqual([
        {
          id: expect.any(Number),
          code: 'N35',
          mileage: 20_000,
          months: 48,
          factor: 5_150,
          description: 'HILUX DC 2.8 GD-6 RAIDER 6AT',
        },
      ])
    })

    test('returns every value of the model when mileage and term are omitted (V-305)', async () => {
      expect((await valuesFor({ code: 'N35' })).map(({ factor }) => factor)).toEqual([5_700, 5_150, 4_725])
      expect(await valuesFor({ code: '64O' })).toEqual([])
      expect(await valuesFor({ code: 'N35', mileage: 20_000, months: 72 })).toEqual([])
      expect(await valuesFor({ code: 'n35' })).toEqual([])
    })

    test('finds records by part of the description, newest first, ignoring case (V-306)', async () => {
      const values = await valuesFor({ like: 'hilux dc', newestFirst: true })
      expect(values.map(({ code }) => code).join(' ')).toBe('P35 P35 P35 N35 N35 N35')
      const ids = values.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
      expect(await valuesFor({ like: '%' })).toEqual([])
    })

    test('returns nothing for an unpublished model or a model of an unpublished range', async () => {
      for (const code of ['D01', 'G01']) {
        expect(await valuesFor({ code })).toEqual([])
        expect(await open().subscriptionQuotes(code, 1_000)).toEqual(none)
      }
    })

    test('returns the quotes of a model at a mileage in rate book order, to the cent (V-304, V-072)', async () => {
      expect(await open().subscriptionQuotes('N35', 1_000)).toEqual({
        found: true,
        fresh: true,
        value: [
          { months: 60, odometer: 60_000, leasePrice: 1_234_567, protect: 41_250, reference: 'KQ-N35-1000' },
          { months: 36, odometer: 36_000, leasePrice: 1_400_000, protect: 41_250, reference: null },
        ],
      })
      const [quote] = await open()
        .subscriptionQuotes('N35', 2_000)
        .then((result) => (result.found ? result.value : []))
      expect(quote).toMatchObject({ odometer: 120_000, leasePrice: 1_300_001 })
    })

    test('returns an empty list for a mileage or model without a quote (V-079)', async () => {
      expect(await open().subscriptionQuotes('N35', 4_000)).toEqual(none)
      expect(await open().subscriptionQuotes('64O', 1_000)).toEqual(none)
      expect(await open().subscriptionQuotes("' or 1=1", 1_000)).toEqual(none)
    })

    test('returns no quotes for a model of another brand', async () => {
      expect(await open().subscriptionQuotes('L01', 1_000)).toEqual(none)
    })
  })
}
