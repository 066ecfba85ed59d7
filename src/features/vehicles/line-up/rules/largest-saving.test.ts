import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { largestSaving } from './largest-saving.ts'

const model = (price: number | null, formerPrice: number | null) => ({
  price: price === null ? null : rand(price),
  formerPrice: formerPrice === null ? null : rand(formerPrice),
})

test('is the special price that saves the most rand, the first of equals', () => {
  const [small, large, equal] = [model(219_900, 229_900), model(719_900, 742_900), model(300_000, 323_000)]
  expect(largestSaving([small, large, equal])).toEqual({
    model: large,
    price: rand(719_900),
    formerPrice: rand(742_900),
    saving: rand(23_000),
  })
})

test('is null without a special price', () => {
  expect(largestSaving([model(200_000, null), model(null, null)])).toBeNull()
})
