import { expect, test } from './support/test.ts'

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
})
