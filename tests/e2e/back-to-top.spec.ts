import { openAtWidth } from './support/open-at-width.ts'
import { expect, test } from './support/test.ts'

test('C-344: the way back to the top is absent at 150 px, present at 250 px, and gone once it was taken', async ({
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

test('the way back to the top does not glide for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAtWidth(page, '/vehicles', 1280)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Back to the top' }).click()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
