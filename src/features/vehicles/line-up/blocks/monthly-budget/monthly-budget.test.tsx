import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Live } from '#features/site/blocks/index.ts'
import { exampleContext, textOf } from '#tests/blocks.tsx'
import type { BudgetChoices } from '../../data/budget-choices.ts'
import { examples } from './examples.ts'
import { MonthlyBudget } from './monthly-budget.tsx'

const [{ block, live: ready }] = examples

if (!ready) throw new Error('The examples of monthly budgets have changed.')

const htmlOf = (live: Live<BudgetChoices>, path = '/') =>
  renderToStaticMarkup(<MonthlyBudget block={block} context={{ ...exampleContext, path }} live={live} />)

const plain = (html: string) => textOf(html).replaceAll('\u00a0', ' ')

test('offers its budgets as radio buttons, the first one chosen, each with what it buys', () => {
  const html = htmlOf(ready)
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? []
  expect(radios.map((radio) => [/value="(\d+)"/.exec(radio)?.[1], radio.includes('checked')])).toEqual([
    ['4000', true],
    ['12000', false],
  ])
  expect(plain(html)).toContain('R 3 981 p/m buys the Starlet.')
  expect(plain(html)).toContain('R 10 577 p/m buys the Fortuner.')
  expect(html).toContain('href="/vehicles?monthly=12000&amp;order=instalment"')
})

test('states the terms and the whole cost of every instalment (F-3)', () => {
  const text = plain(htmlOf(ready))
  // Three vehicles in lists, two of them in headings as well.
  expect(text.match(/p\/m(?: (?:Deposit|72)| buys)/g)).toHaveLength(5)
  expect(text.match(/instalments at 11,5 %.+? R \d[\d ]+ in all/g)).toHaveLength(3)
  expect(text).toContain('R 1 056 725 in all')
})

test('leads to the vehicles of the dealer on the pages of a dealer', () => {
  expect(htmlOf(ready, '/dealers/ridgeway/new-vehicles')).toContain('href="/dealers/ridgeway/new-vehicles"')
})

test('is left out where prices are hidden, and says so when the vehicles cannot be loaded', () => {
  expect(htmlOf({ state: 'empty' })).toBe('')
  expect(htmlOf({ state: 'ready', data: {} })).toBe('')
  expect(plain(htmlOf({ state: 'failed' }))).toContain('The vehicles cannot be shown at the moment.')
})
