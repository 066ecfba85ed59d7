import type { APIRequestContext } from '@playwright/test'
import { readPage, type ServedPage, textsOf } from './served-page.ts'
import { expect } from './test.ts'

/** A heading and a calculator label of a range page in each language, independent of the catalogue of texts. */
const labels = {
  en: { heading: 'What it costs a month.', label: 'Number of instalments' },
  af: { heading: 'Wat dit per maand kos.', label: 'Aantal paaiemente' },
  zu: { heading: 'Ibiza malini ngenyanga.', label: 'Inani lezitolimende' },
} as const

export type PageLanguage = keyof typeof labels

/** The value of the language cookie of a visitor who chose a language. */
export const cookieOf = { en: 'language=en', af: 'language=af', zu: 'language=zulu' } as const

/**
 * Requests a Hilux page; expects it to declare a language, to use it in its headings and calculators, and to leave the
 * visitor's cookies unchanged.
 */
export async function expectServedIn(
  language: PageLanguage,
  request: APIRequestContext,
  path: string,
  cookie?: string,
): Promise<ServedPage> {
  const page = await readPage(request, path, cookie)
  expect(page.status, path).toBe(200)
  expect(page.document.documentElement.lang, path).toBe(language)
  expect(textsOf(page.document, 'h2'), path).toContain(labels[language].heading)
  expect(textsOf(page.document, '#instalment dt'), path).toContain(labels[language].label)
  expect(page.headers['set-cookie'], path).toBeUndefined()
  return page
}
