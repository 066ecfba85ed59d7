import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, rand } from '#platform/money.ts'
import { arrange } from './arrange.ts'

const model = (code: string, price: Cents | null = rand(1)) => ({ code, name: `Model ${code}`, price })
const codesOf = (models: readonly { code: string }[]) => models.map(({ code }) => code).join(' ')

test('V-178: codes keep their order whatever the answer’s, and a missing one is skipped', () => {
  const lineup = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35']
  const answer = lineup.toReversed().map((code) => model(code))
  expect(codesOf(arrange(answer, { codes: lineup }))).toBe('64O A8L A7O 73T 48V 86W N35 P35')
  const without = answer.filter(({ code }) => code !== '48V')
  expect(codesOf(arrange(without, { codes: lineup }))).toBe('64O A8L A7O 73T 86W N35 P35')
})

test('a code asked twice is given once, and a model nobody asked for not at all', () => {
  expect(codesOf(arrange([model('B'), model('C'), model('A')], { codes: ['A', 'B', 'A'] }))).toBe('A B')
})

test('V-180: codes by ascending price are ordered as numbers', () => {
  const models = [
    model('49Y', rand(1_000_000)),
    model('66M', rand(99_900)),
    model('P34', rand(459_900)),
    model('57U'),
  ]
  const order = { by: 'price', direction: 'ascending' } as const
  expect(codesOf(arrange(models, { codes: ['49Y', '66M', 'P34', '57U'], order }))).toBe('57U 66M P34 49Y')
})

test('V-307: the first by descending price is the most expensive one, never one without a price', () => {
  const models = [model('A', null), model('B', rand(300_000)), model('C', rand(800_000))]
  const order = { by: 'price', direction: 'descending' } as const
  expect(codesOf(arrange(models, { order, limit: 1 }))).toBe('C')
  expect(codesOf(arrange(models, { order }))).toBe('C B A')
  expect(codesOf(arrange(models, { order: { ...order, direction: 'ascending' } }))).toBe('B C A')
})

test('without an order the highest price comes first, equal prices by code', () => {
  const models = [model('B', rand(2)), model('C', rand(3)), model('A', rand(2))]
  expect(codesOf(arrange(models, {}))).toBe('C A B')
})

test('names are ordered as text', () => {
  const models = [
    { ...model('1'), name: 'Vitz' },
    { ...model('2'), name: 'Hiace' },
  ]
  expect(codesOf(arrange(models, { order: { by: 'name', direction: 'ascending' } }))).toBe('2 1')
})

test('nothing but the order and the number changes', () => {
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
