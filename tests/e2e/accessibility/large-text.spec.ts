import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'
import { textLayoutErrors } from '../support/text-layout.ts'

test.use({ reducedMotion: 'reduce' })

test('has no clipped or overflowing text in the phone menu at 320 px and 200 % text size', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/privacy-notice', { textSize: 200 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const submenus = page.locator('header nav [aria-expanded]:visible')
  await expect(submenus).not.toHaveCount(0)
  for (const label of await submenus.all()) {
    await label.focus()
    await page.keyboard.press('Enter')
    const errors = await textLayoutErrors(page)
    // Text of the page behind the opaque menu counts as overlapping.
    expect.soft(errors.filter((line) => !line.includes('lie over each other'))).toEqual([])
  }
})
