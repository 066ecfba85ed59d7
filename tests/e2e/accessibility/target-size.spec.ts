import { groups } from '../support/catalogue.ts'
import { addStyles, openPage, representativePages } from '../support/representative-pages.ts'
import { smallTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'

const catalogue = groups.map((group) => `/catalogue/components/${group}`)

/** A finger needs 44 px, a mouse 24. Source: WCAG 2.2, 2.5.5 and 2.5.8. */
const pointers = {
  mouse: { min: 24, use: { viewport: { width: 1280, height: 900 } } },
  'finger on a narrow screen': {
    min: 44,
    use: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  },
} as const

for (const [pointer, { min, use }] of Object.entries(pointers)) {
  test.describe(`for a ${pointer}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' })

    test(`gives every target in the component catalogue at least ${min} px`, async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of catalogue) {
        await openPage(page, path)
        expect.soft(await smallTargets(page, min), path).toEqual([])
      }
    })

    test(`gives every target on the pages at least ${min} px, the cookie notice included`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      for (const path of representativePages) {
        await openPage(page, path, { cookieNotice: true })
        expect.soft(await smallTargets(page, min), path).toEqual([])
      }
    })

    test(`gives every target in dialogs and menus at least ${min} px`, async ({ page }) => {
      await openPage(page, '/catalogue/components/overlays')
      await page.getByRole('button', { name: 'All equipment' }).click()
      expect.soft(await smallTargets(page, min, 'dialog[open]')).toEqual([])

      await openPage(page, '/', { cookieNotice: true })
      await page.getByRole('button', { name: 'Choose', exact: true }).click()
      expect.soft(await smallTargets(page, min, 'dialog[open]')).toEqual([])

      await openPage(page, '/vehicles')
      const toggle = page.getByRole('button', { name: 'Menu', exact: true })
      if (await toggle.isVisible()) await toggle.click()
      for (const label of await page.locator('header nav [aria-expanded]:visible').all()) {
        await label.focus()
        await page.keyboard.press('Enter')
        await expect(label).toHaveAttribute('aria-expanded', 'true')
        expect.soft(await smallTargets(page, min, 'header')).toEqual([])
      }
    })
  })
}

test('detects a target that is too small', async ({ page }) => {
  await openPage(page, '/catalogue/components/actions')
  await addStyles(page, 'main button { min-height: 0 !important; height: 12px; padding: 0; line-height: 1 }')
  expect(await smallTargets(page, 44, 'main')).not.toEqual([])
})
