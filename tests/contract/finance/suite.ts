import { describe, expect, test } from 'vitest'
import type { FinanceFigures } from '#features/finance/services.ts'

const none = { found: true, fresh: true, value: [] }

/** What every source of figures does, wherever they come from. */
export function describeFinanceFigures(name: string, open: () => FinanceFigures): void {
  const valuesFor = async (query: Parameters<FinanceFigures['guaranteedValues']>[0]) => {
    const answer = await open().guaranteedValues(query)
    if (!answer.found) throw new Error('There is no answer.')
    return answer.value
  }

  describe(`finance figures: ${name}`, () => {
    test('V-068: a guaranteed value by model, mileage and term has all its fields', async () => {
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

    test('V-305: without mileage and term every value of the model says that there are some', async () => {
      expect((await valuesFor({ code: 'N35' })).map(({ factor }) => factor)).toEqual([5_700, 5_150, 4_725])
      expect(await valuesFor({ code: '64O' })).toEqual([])
      expect(await valuesFor({ code: 'N35', mileage: 20_000, months: 72 })).toEqual([])
      expect(await valuesFor({ code: 'n35' })).toEqual([])
    })

    test('V-306: records called like something, newest first, whatever the case', async () => {
      const values = await valuesFor({ like: 'hilux dc', newestFirst: true })
      expect(values.map(({ code }) => code).join(' ')).toBe('P35 P35 P35 N35 N35 N35')
      const ids = values.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
      expect(await valuesFor({ like: '%' })).toEqual([])
    })

    test('of a model that is being prepared, or whose range is, nothing is known', async () => {
      for (const code of ['D01', 'G01']) {
        expect(await valuesFor({ code })).toEqual([])
        expect(await open().subscriptionQuotes(code, 1_000)).toEqual(none)
      }
    })

    test('V-304, V-072: quotes of a model at a mileage, in the order of the rate book, to the cent', async () => {
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
        .then((answer) => (answer.found ? answer.value : []))
      expect(quote).toMatchObject({ odometer: 120_000, leasePrice: 1_300_001 })
    })

    test('V-079: a mileage or a model without a quote is an empty answer and no failure', async () => {
      expect(await open().subscriptionQuotes('N35', 4_000)).toEqual(none)
      expect(await open().subscriptionQuotes('64O', 1_000)).toEqual(none)
      expect(await open().subscriptionQuotes("' or 1=1", 1_000)).toEqual(none)
    })

    test('the rate book is the own brand’s', async () => {
      expect(await open().subscriptionQuotes('L01', 1_000)).toEqual(none)
    })
  })
}
