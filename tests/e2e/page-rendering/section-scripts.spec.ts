import type { Page } from '@playwright/test'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

/** The scripts of kinds of sections: a text that only they contain, and a page with such a section. */
const sectionScripts = [
  { script: 'a carousel', contains: 'slides-unscripted', usedOn: '/discover' },
  { script: 'a fading carousel', contains: 'slides-fading', usedOn: '/discover' },
  { script: 'tabs', contains: 'data-tab-label', usedOn: '/discover' },
  { script: 'a countdown', contains: 'data-unit', usedOn: '/gr/motorsport/sa-rally-raid' },
  { script: 'a hotspot', contains: 'clamp(0.875rem', usedOn: '/gr/motorsport/sa-rally-raid' },
  { script: 'large views', contains: '[data-gallery]', usedOn: '/gr/motorsport' },
] as const

/** A page of headings and paragraphs. */
const plainPage = '/privacy-notice'

/** Returns the scripts that a page loads, also while a visitor reads it to its end. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text())
  })
  await openPage(page, path)
  const visible = page.locator('main section').filter({ visible: true })
  for (const section of await visible.all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(scripts.values())).join('\n')
}

test('loads the scripts of no section on a page of plain text', { tag: '@core' }, async ({ page }) => {
  const scripts = await scriptsOf(page, plainPage)
  expect(scripts.length).toBeGreaterThan(100_000)
  expect(sectionScripts.filter(({ contains }) => scripts.includes(contains))).toEqual([])
})

for (const path of new Set(sectionScripts.map(({ usedOn }) => usedOn))) {
  test(`loads the scripts of the sections of ${path} there`, async ({ page }) => {
    const scripts = await scriptsOf(page, path)
    const expected = sectionScripts.filter(({ usedOn }) => usedOn === path)
    expect(expected.filter(({ contains }) => !scripts.includes(contains))).toEqual([])
  })
}
