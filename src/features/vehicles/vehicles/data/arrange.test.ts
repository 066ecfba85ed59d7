import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, rand } from '#platform/money.ts'
import { arrange } from './arrange.ts'

const model = (code: string, price: Cents | null = rand(1)) => ({ code, name: `Model ${code}`, price })
const codesOf = (models: readonly { code: string }[]) => models.map(({ code }) => code).join(' ')

test('keeps the order of the codes, whatever the response order, and skips a missing one (V-178)', () => {
  const lineup = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
  const response = lineup.toReversed().map((code) => model(code))
  expect(codesOf(arrange(response, { codes: lineup }))).toBe('64O A8L A7O 73T 48V 86W N35 P35')
  const without = response.filter(({ code }) => code !== '48V')
  expect(codesOf(arrange(without, { codes: lineup }))).toBe('64O A8L A7O 73T 86W N35 P35')
})

test('returns a model requested twice once, and omits models that were not requested', () => {
  expect(codesOf(arrange([model('B'), model('C'), model('A')], { codes: ['A', 'B', 'A'] }))).toBe('A B')
})

test('sorts requested codes by ascending price numerically (V-180)', () => {
  const models = [
    model('49Y', rand(1_000_000)),
    model('66M', rand(99_900)),
    model('P34', rand(459_900)),
    model('57U'),
  ]
  const order = { by: 'price', direction: 'ascending' } as const
  expect(codesOf(arrange(models, { codes: ['49Y', '66M', 'P34', '57U'], order }))).toBe('57U 66M P34 49Y')
})

test('puts the most expensive model first by descending price, and those without a price last (V-307)', () => {
  const models = [model('A', null), model('B', rand(300_000)), model('C', rand(800_000))]
  const order = { by: 'price', direction: 'descending' } as const
  expect(codesOf(arrange(models, { order, limit: 1 }))).toBe('C')
  expect(codesOf(arrange(models, { order }))).toBe('C B A')
  expect(codesOf(arrange(models, { order: { ...order, direction: 'ascending' } }))).toBe('B C A')
})

test('sorts by highest price by default, equal prices by code', () => {
  const models = [model('B', rand(2)), model('C', rand(3)), model('A', rand(2))]
  expect(codesOf(arrange(models, {}))).toBe('C A B')
})

test('sorts names as text', () => {
  const models = [
    { ...model('1'), name: 'Vitz' },
    { ...model('2'), name: 'Hiace' },
  ]
  expect(codesOf(arrange(models, { order: { by: 'name', direction: 'ascending' } }))).toBe('2 1')
})

test('changes only the order and the number of the models', () => {
  const anyModel = fc.record({
    code: fc.string({ minLength: 1, maxLength: 3 }),
    price: fc.option(fc.nat().map((whole) => rand(whole))),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyModel, { selector: ({ code }) => code }), fc.nat(30), (found, limit) => {
      const models = found.map(({ code, price }) => model(code, price))
      const arranged = arrange(models, { limit })
      expect(arranged).toHaveLength(Math.min(limit, models.length))
      expect(new Set(arranged).size).toBe(arranged.length)
      expect(models).toEqual(expect.arrayContaining([...arranged]))
    }),
  )
})
