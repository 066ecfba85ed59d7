import type { Page } from '@playwright/test'

/** Pages that together hold what the site is made of: openings, cards, a configurator, tabs, questions, plain text. */
export const representativePages = [
  '/',
  '/vehicles',
  '/vehicles/fortuner',
  '/gr',
  '/privacy-notice',
  '/owners/help-and-support/trust-centre',
] as const

type Opened = {
  /** Whether the question about cookies is still to be answered, and its notice lies at the foot of the window. */
  readonly asked?: boolean
  /** Of the text, in per cent. */
  readonly textSize?: number
}

/** Opens a page, and waits until it is alive and has its fonts. */
export async function openPage(
  page: Page,
  path: string,
  { asked = false, textSize = 100 }: Opened = {},
): Promise<void> {
  if (asked) await page.context().clearCookies()
  else {
    await page.context().addCookies([{ name: 'cookie-choice', value: '1:', domain: '127.0.0.1', path: '/' }])
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    await document.fonts.ready
  }, textSize)
}

/** Adds rules of style to an open page, whatever its policy says of style elements; what it returns takes them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  return () => sheet.evaluate((added) => added.replaceSync(''))
}
