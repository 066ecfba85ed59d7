import type { Page } from '@playwright/test'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    fades?: string[]
  }
}

/** Records which view-transition pseudo-elements fade. */
async function watchFades(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.fades = []
    const record = () => {
      for (const { effect } of document.getAnimations()) {
        const pseudo = (effect as KeyframeEffect | null)?.pseudoElement
        if (pseudo?.startsWith('::view-transition') && effect?.getComputedTiming().duration) {
          window.fades = [...new Set([...(window.fades ?? []), pseudo])].sort()
        }
      }
      requestAnimationFrame(record)
    }
    record()
  })
  return () => page.evaluate(() => window.fades ?? [])
}

const wholePage = expect.arrayContaining(['::view-transition-new(root)', '::view-transition-old(root)'])

/** Wide enough for the desktop menu. */
test.use({ viewport: { width: 1280, height: 800 } })

const follow = async (page: Page, href: string) => {
  await page.locator(`main a[href="${href}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
}

test('fades from one page into the next', async ({ page }) => {
  const fades = await watchFades(page)
  await openPage(page, '/vehicles')
  expect(await fades()).toEqual([])
  await follow(page, '/vehicles/fortuner')
  await expect.poll(fades).toEqual(wholePage)
})

test('does not fade when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await watchFades(page)
  await openPage(page, '/vehicles')
  await follow(page, '/vehicles/fortuner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fortuner')
  await page.waitForTimeout(400)
  expect(await fades()).toEqual([])
})

test('fades on back navigation between documents, even when the style sheet loads late', async ({ page }) => {
  const fades = await watchFades(page)
  // A routed request takes longer, as on a slow connection.
  await page.route('**/*.css', (route) => route.continue())
  await page.goto('/vehicles/fortuner', { waitUntil: 'networkidle' })
  await page.goto('/privacy-notice', { waitUntil: 'networkidle' })
  await page.goBack({ waitUntil: 'networkidle' })
  await expect.poll(fades).toEqual(wholePage)
})

test('does not fade when a model is chosen', async ({ page }) => {
  const fades = await watchFades(page)
  await openPage(page, '/vehicles/fortuner')
  // A click before hydration has no effect. This notice appears after it.
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible()
  await page.locator('#models [role="tab"]').last().click()
  await expect(page).toHaveURL(/model=/)
  await page.waitForTimeout(300)
  expect(await fades()).toEqual([])
})

test('opens the next page at its top at once', async ({ page }) => {
  await openPage(page, '/vehicles')
  // The card: the first link is in the opening picture.
  const link = page.locator('main a[href="/vehicles/hiace"]').last()
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hiace')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
