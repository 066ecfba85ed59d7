import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test.each([
  ['Finance calculators', 'Finance calculators · Toyota South Africa'],
  ['Toyota Fortuner: models and prices', 'Toyota Fortuner: models and prices'],
  ['Toyota South Africa', 'Toyota South Africa'],
])('names the brand once in the title of “%s”', (text, title) => {
  expect(pageTitle(text)).toBe(title)
})
