import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The addresses of pages in three languages. */
export const single = '/vehicles/hilux-single-cab'
export const double = '/vehicles/hilux-double-cab'
export const xtra = '/vehicles/hilux-xtra-cab'
export const hiluxRange = '/vehicles/hilux-range'

/** A heading and a calculator label of a range page in each language, independent of the catalogue of texts. */
const labels = {
  en: { heading: 'What it costs a month.', label: 'Number of instalments' },
  af: { heading: 'Wat dit per maand kos.', label: 'Aantal paaiemente' },
  zu: { heading: 'Ibiza malini ngenyanga.', label: 'Inani lezitolimende' },
} as const

/** Expects a Hilux page to declare a language and to use it in its headings and calculators. */
export async function expectLanguage(page: Page, language: keyof typeof labels): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const { heading, label } = labels[language]
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.locator('#instalment dt').filter({ hasText: label })).toBeVisible()
}

/** A language in the language selector of the page. */
export function option(page: Page, name: string) {
  return selector(page).getByRole('link', { name, exact: true })
}

export function selector(page: Page) {
  return page.locator('nav[aria-labelledby="page-language"]')
}

export async function setLanguageCookie(context: BrowserContext, baseURL: string | undefined, value: string) {
  await context.addCookies([{ name: 'language', value, url: baseURL ?? '' }])
}

/** Returns the cookie with the visitor's language. */
export async function readLanguageCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'language')
}
