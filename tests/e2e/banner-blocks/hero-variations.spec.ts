import type { Page } from '@playwright/test'
import { expect, test } from '../support/catalogue.ts'

const banner = (page: Page) =>
  page.locator('[data-example="a video behind a button, with variations of an A/B test"]')
const button = (page: Page) => banner(page).getByRole('button', { name: 'Watch Video' })
const link = (page: Page, name: string) => banner(page).getByRole('link', { name })

test.beforeEach(async ({ page, catalogueSite }) => {
  await page.goto(`${catalogueSite}/catalogue/blocks/heroBanner`, { waitUntil: 'networkidle' })
})

test('plays the video in a dialog without a variation, and with an unknown one (C-049)', {
  tag: '@core',
}, async ({ page }) => {
  for (const name of ['', 'variation-3']) {
    await page.evaluate((each) => document.body.classList.add(...(each ? [each] : [])), name)
    await expect(link(page, 'Book A Test Drive')).toBeHidden()
    await expect(link(page, 'Enquire Now')).toBeHidden()
    await button(page).click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  }
})

test('shows the button of the variation that the page, its body or the section has, also when it is set later (C-047, C-048)', {
  tag: '@core',
}, async ({ page }) => {
  await expect(button(page)).toBeVisible()
  for (const element of [
    page.locator('html'),
    page.locator('body'),
    banner(page).locator('section').first(),
  ]) {
    await test.step(`${element}`, async () => {
      await element.evaluate((each) => each.classList.add('variation-1'))
      await expect(link(page, 'Book A Test Drive')).toBeVisible()
      await expect(button(page)).toBeHidden()
      await expect(link(page, 'Enquire Now')).toBeHidden()
      await element.evaluate((each) => each.classList.replace('variation-1', 'variation-2'))
      await expect(link(page, 'Enquire Now')).toBeVisible()
      await expect(button(page)).toBeHidden()
      await expect(link(page, 'Book A Test Drive')).toBeHidden()
      await element.evaluate((each) => each.classList.remove('variation-2'))
      await expect(button(page)).toBeVisible()
    })
  }
})
