import type { Page } from '@playwright/test'
import { layoutShifts } from '../support/layout-shift.ts'
import { startStallingProxy } from '../support/stalling-proxy.ts'
import { expect, test } from '../support/test.ts'

/** Opens a page whose scripts are held back until the returned function is called. */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    resolve()
    await page.waitForLoadState('networkidle')
  }
}

test('applies a model choice made before hydration', { tag: '@core' }, async ({ page }) => {
  const loadScripts = await openSlowly(page, '/vehicles/fortuner')
  await page.locator('label', { hasText: 'Fortuner 2.8 GD-6 RB 6AT' }).click()
  await loadScripts()
  await expect(page.getByText('Estimated instalment, Fortuner 2.8 GD-6 RB 6AT')).toBeVisible()
})

test('keeps the model and colour of the URL after hydration', async ({ page }) => {
  const loadScripts = await openSlowly(page, '/vehicles/fortuner?model=57U&colour=3T7')
  await loadScripts()
  await expect(page.getByRole('tab', { name: 'GR-Sport' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/model=57U&colour=3T7/)
})

test('leaves the page on back after several choices, and restores the last choice on forward', async ({
  page,
}) => {
  await page.goto('/vehicles', { waitUntil: 'networkidle' })
  await page.goto('/vehicles/fortuner', { waitUntil: 'networkidle' })
  for (const grade of ['Standard', 'GR-Sport', 'Mild Hybrid'])
    await page.getByRole('tab', { name: grade }).dblclick()
  await page.goBack()
  await expect(page).toHaveURL(/\/vehicles$/)
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'Mild Hybrid' })).toHaveAttribute('aria-selected', 'true')
})

for (const [width, opening] of [
  [1440, '</li>'],
  [390, '</nav>'],
] as const) {
  test(`shows the header bar only once all of it has arrived, without layout shift, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const proxy = await startStallingProxy(`http://127.0.0.1:${process.env.E2E_PORT}`, (html) =>
      html.indexOf(opening, html.indexOf('Main menu')),
    )
    try {
      await page.goto(`${proxy.url}/vehicles`, { waitUntil: 'commit' })
      const brand = page.locator('header').getByRole('link').first()
      const parts = page.locator('header').locator('nav a, button').filter({ visible: true })
      await expect(brand).toBeVisible()
      await expect(page.locator('header li')).not.toHaveCount(0)
      await expect(parts).toHaveCount(0)
      proxy.resume()
      await page.waitForLoadState('networkidle')
      await expect(parts.first()).toBeVisible()
      expect(await layoutShifts(page)).toEqual([])
    } finally {
      await proxy.close()
    }
  })
}

for (const path of ['/', '/discover', '/vehicles/fortuner']) {
  test(`requests no images of linked pages on ${path}`, async ({ page }) => {
    const requestedImages = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requestedImages.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const pageImages = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
    expect([...requestedImages].filter((url) => !pageImages.includes(url))).toEqual([])
  })
}
