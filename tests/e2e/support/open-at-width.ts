import type { Page } from '@playwright/test'

/** Opens a page at a width, with a stored cookie choice, so that no notice covers the page. */
export async function openAtWidth(page: Page, path: string, width: number): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-choice', value: '1:', domain: '127.0.0.1', path: '/' }])
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
}
