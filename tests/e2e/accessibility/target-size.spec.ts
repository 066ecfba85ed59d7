import { openPage } from '../support/representative-pages.ts'
import { smallTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'

/** A finger needs 44 px, a mouse 24. Source: WCAG 2.2, 2.5.5 and 2.5.8. */
const pointers = {
  'a finger on a narrow screen': {
    min: 44,
    use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    tag: '@core',
  },
  'a mouse': { min: 24, use: { viewport: { width: 1280, height: 900 } }, tag: [] },
}

for (const [pointer, { min, use, tag }] of Object.entries(pointers)) {
  test.describe(`for ${pointer}`, { tag }, () => {
    test.use({ ...use, reducedMotion: 'reduce' })

    test(`gives every target in dialogs and menus at least ${min} px`, async ({ page }) => {
      await openPage(page, '/', { cookieNotice: true })
      await page.getByRole('button', { name: 'Choose', exact: true }).click()
      expect.soft(await smallTargets(page, min, 'dialog[open]')).toEqual([])

      await openPage(page, '/vehicles')
      const toggle = page.getByRole('button', { name: 'Menu', exact: true })
      if (await toggle.isVisible()) await toggle.click()
      const submenus = page.locator('header nav [aria-expanded]:visible')
      await expect(submenus).not.toHaveCount(0)
      for (const label of await submenus.all()) {
        await label.focus()
        await page.keyboard.press('Enter')
        await expect(label).toHaveAttribute('aria-expanded', 'true')
        expect.soft(await smallTargets(page, min, 'header')).toEqual([])
      }
    })
  })
}
