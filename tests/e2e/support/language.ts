import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The addresses of pages that come in three languages. */
export const single = '/vehicles/hilux-single-cab'
export const double = '/vehicles/hilux-double-cab'
export const xtra = '/vehicles/hilux-xtra-cab'
export const hiluxRange = '/vehicles/hilux-range'

/** What a heading and a tool say on the page of a range, as the translators wrote it. */
const shown = {
  en: { heading: 'What it costs a month.', tool: 'Number of instalments' },
  af: { heading: 'Wat dit per maand kos.', tool: 'Aantal paaiemente' },
  zu: { heading: 'Ibiza malini ngenyanga.', tool: 'Inani lezitolimende' },
} as const

/** That the page of a Hilux range is in a language: it says so, and its headings and tools are. */
export async function expectLanguage(page: Page, language: keyof typeof shown): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const { heading, tool } = shown[language]
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.locator('#instalment dt').filter({ hasText: tool })).toBeVisible()
}

/** One of the languages the page's own selector offers. */
export function option(page: Page, name: string) {
  return selector(page).getByRole('link', { name, exact: true })
}

export function selector(page: Page) {
  return page.locator('nav[aria-labelledby="page-language"]')
}

export async function haveCookie(context: BrowserContext, baseURL: string | undefined, value: string) {
  await context.addCookies([{ name: 'language', value, url: baseURL ?? '' }])
}

/** The cookie that keeps the visitor's language. */
export async function cookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'language')
}
