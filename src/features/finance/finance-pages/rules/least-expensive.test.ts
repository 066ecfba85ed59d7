import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { leastExpensive } from './least-expensive.ts'

test('selects the least expensive model, of several the first', () => {
  const model = (code: string, price: number) => ({ code, price: rand(price) })
  const models = [model('39G', 1_069_900), model('49Y', 634_900), model('42H', 634_900)] as const
  expect(leastExpensive([...models]).code).toBe('49Y')
})
