import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The finance block of a vehicle's page. */
export const block = (page: Page): Locator => page.locator('#instalment')

/** One of its calculators, by its heading. */
export const card = (page: Page, name: string | RegExp = 'Instalment finance'): Locator =>
  block(page).getByRole('article', { name })

/** A figure of a place in the block, by what it is called. */
export const figure = (place: Locator, label: string | RegExp): Locator =>
  place.locator('dl > div', { has: place.page().locator('dt').filter({ hasText: label }) }).locator('dd')

/** What is paid a month, as a card or the summary shows it. */
export const monthly = (place: Locator): Locator => place.getByText(/^R[\d\s]+p\/m$/)

/** The summary above the calculators. */
export const summary = (page: Page): Locator => block(page).locator('[data-summary]')

/** Opens the calculators of a vehicle's page. */
export async function openCalculators(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const plus = block(page).locator('button[aria-expanded][aria-controls]').first()
  // A press before the page's scripts have started changes nothing.
  await expect(async () => {
    if ((await plus.getAttribute('aria-expanded')) === 'false') await plus.click()
    await expect(plus).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(block(page).getByRole('article').first()).toBeVisible()
}

type Stub = { readonly status?: number; readonly body: object }

/** Answers the questions of the calculators; what is asked is noted, in its order. */
export async function stubAnswers(
  page: Page,
  kind: 'guaranteed-value' | 'subscription-quote',
  answer: (query: URLSearchParams) => Stub,
): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**/sections/${kind}?**`, async (route) => {
    const { search, searchParams } = new URL(route.request().url())
    asked.push(search)
    const { status = 200, body } = answer(searchParams)
    await route.fulfill({ status, json: body })
  })
  return asked
}

/** A guaranteed value, as the server tells the browser; the factor in basis points. */
export const guaranteed = (query: URLSearchParams, factor: number): Stub => ({
  body: {
    value: {
      id: 1,
      code: query.get('code'),
      mileage: Number(query.get('mileage') ?? 20_000),
      months: Number(query.get('months') ?? 48),
      factor,
      description: 'FORTUNER',
    },
  },
})

/** A subscription quote, as the server tells the browser; amounts in cents. */
export const subscribed = (
  query: URLSearchParams,
  leasePrice: number,
  reference: string | null = 'Q-77',
): Stub => ({
  body: {
    quote: {
      months: 60,
      odometer: Number(query.get('mileage')) * 60,
      leasePrice,
      protect: 64_010,
      reference,
    },
  },
})

/** Answers every question well: half the price is guaranteed, and a month costs R 9 876,50. */
export async function stubAll(page: Page): Promise<{ values: string[]; quotes: string[] }> {
  const values = await stubAnswers(page, 'guaranteed-value', (query) => guaranteed(query, 5000))
  const quotes = await stubAnswers(page, 'subscription-quote', (query) => subscribed(query, 987_650))
  return { values, quotes }
}

/** The calculators that are shown, in their order. */
export const cards = (page: Page): Locator => block(page).getByRole('article')

/** Where they stand. */
export const boxesOf = async (page: Page) =>
  Promise.all((await cards(page).all()).map(async (article) => article.boundingBox()))

/** A list of a calculator, by its label. */
export const list = (page: Page, of: string, name: string): Locator =>
  card(page, of).getByRole('combobox', { name })
