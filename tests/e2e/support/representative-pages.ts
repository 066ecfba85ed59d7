import type { Page } from '@playwright/test'

/** Pages that together have every kind of element: banners, cards, a configurator, tabs, a FAQ and plain text. */
export const representativePages = [
  '/',
  '/vehicles',
  '/vehicles/fortuner',
  '/gr',
  '/privacy-notice',
  '/owners/help-and-support/trust-centre',
] as const

type OpenOptions = {
  /** Whether the cookie notice is visible. */
  readonly cookieNotice?: boolean
  /** In percent. */
  readonly textSize?: number
}

/** Opens a page and waits for hydration and fonts. */
export async function openPage(
  page: Page,
  path: string,
  { cookieNotice = false, textSize = 100 }: OpenOptions = {},
): Promise<void> {
  if (cookieNotice) await page.context().clearCookies()
  else {
    await page.context().addCookies([{ name: 'cookie-choice', value: '1:', domain: '127.0.0.1', path: '/' }])
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    await document.fonts.ready
  }, textSize)
}

/** Adds CSS to a page despite its content security policy; the returned function removes it. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  return () => sheet.evaluate((added) => added.replaceSync(''))
}
