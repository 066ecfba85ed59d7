import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The finance block of a vehicle page. */
export const block = (page: Page): Locator => page.locator('#instalment')

/** One of its calculators, by its heading. */
export const card = (page: Page, name: string | RegExp = 'Instalment finance'): Locator =>
  block(page).getByRole('article', { name })

/** A figure in a part of the block, by its label. */
export const figure = (container: Locator, label: string | RegExp): Locator =>
  container
    .locator('dl > div', { has: container.page().locator('dt').filter({ hasText: label }) })
    .locator('dd')

/** The monthly amount in a card or in the summary. */
export const monthly = (container: Locator): Locator => container.getByText(/^R[\d\s]+p\/m$/)

/** The summary above the calculators. */
export const summary = (page: Page): Locator => block(page).locator('[data-summary]')

/** Opens the calculators of a vehicle page. */
export async function openCalculators(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const toggle = block(page).locator('button[aria-expanded][aria-controls]').first()
  // A click before hydration has no effect.
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(block(page).getByRole('article').first()).toBeVisible()
}

type Stub = { readonly status?: number; readonly body: object }

/** Stubs the responses to the calculators' requests; returns the query strings of the requests, in order. */
export async function stubResponses(
  page: Page,
  kind: 'guaranteed-value' | 'subscription-quote',
  respond: (query: URLSearchParams) => Stub,
): Promise<string[]> {
  const queries: string[] = []
  await page.route(`**/sections/${kind}?**`, async (route) => {
    const { search, searchParams } = new URL(route.request().url())
    queries.push(search)
    const { status = 200, body } = respond(searchParams)
    await route.fulfill({ status, json: body })
  })
  return queries
}

/** The response with a guaranteed value; the factor is in basis points. */
export const guaranteedValueResponse = (query: URLSearchParams, factor: number): Stub => ({
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

/** The response with a subscription quote; amounts are in cents. */
export const subscriptionQuoteResponse = (
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

/** Stubs every response as successful: half the price is guaranteed, and a month costs R 9 876,50. */
export async function stubAll(page: Page): Promise<{ values: string[]; quotes: string[] }> {
  const values = await stubResponses(page, 'guaranteed-value', (query) =>
    guaranteedValueResponse(query, 5000),
  )
  const quotes = await stubResponses(page, 'subscription-quote', (query) =>
    subscriptionQuoteResponse(query, 987_650),
  )
  return { values, quotes }
}

/** The visible calculators, in order. */
export const cards = (page: Page): Locator => block(page).getByRole('article')

/** Returns the bounding boxes of the visible calculators. */
export const boxesOf = async (page: Page) =>
  Promise.all((await cards(page).all()).map(async (article) => article.boundingBox()))

/** A select of a calculator, by its label. */
export const list = (page: Page, calculator: string, name: string): Locator =>
  card(page, calculator).getByRole('combobox', { name })
