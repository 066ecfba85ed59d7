import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, theme] of [
    ['/no/such', 'light'],
    ['/gr/no-such', 'racing'],
    ['/dealers/ridgeline-toyota-parktown/new-vehicles/no-such', 'light'],
  ] as const) {
    test(`returns 404 with the not-found screen for ${address} (V-343)`, async ({ page, tolerate }) => {
      tolerate(/404/)
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here.')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeAttached()
    })
  }

  for (const [address, language, title] of [
    ['/no/such', 'en', 'This road ends here.'],
    ['/no/such/af', 'af', 'Hierdie pad eindig hier.'],
    ['/no/such-zulu', 'zu', 'Lo mgwaqo uphelela lapha.'],
  ] as const) {
    test(`shows the end of a road in the language of ${address}`, async ({ page, tolerate }) => {
      tolerate(/404/)
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const road = page.locator('main [data-opening] img')
      await expect(road).toHaveAttribute('src', /\/article\/finance\//)
      expect(await road.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    })
  }
})
