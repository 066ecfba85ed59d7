import { openAtWidth } from '../support/open-at-width.ts'
import { expect, test } from '../support/test.ts'

test('hides the back-to-top button at 150 px, shows it at 250 px and hides it after use (C-344)', async ({
  page,
}) => {
  await openAtWidth(page, '/vehicles', 1280)
  const control = page.getByRole('button', { name: 'Back to the top' })
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await expect(control).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  await expect(control).toBeVisible()
  await control.click()
  await expect(control).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('scrolls to the top at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtWidth(page, '/vehicles', 1280)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Back to the top' }).click()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
