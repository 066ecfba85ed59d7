import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const pages = ['/discover/community/sponsorships', '/discover/community/corporate-citizenship']
const forms = [
  ['Sponsorship Form', '/enquiry/sponsorships'],
  ['Corporate Citizenship Form', '/enquiry/sponsorships/corporate-citizenship'],
] as const

const button = (page: Page) => page.getByRole('button', { name: 'Apply For Sponsorship' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply For Sponsorship' })

for (const path of pages) {
  test(`opens the choice of sponsorships on ${path} and restores the focus (V-190, V-206, V-207, V-209)`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await button(page).click()
    for (const name of ['Corporate Sponsorship', 'Corporate Social Responsibility'])
      await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible()
    for (const text of [
      /exposure or marketing in exchange/,
      /Sports, Arts & Culture/,
      'Road Safety',
      'Education',
      'Health and Human Services',
      'Civic and Community Services',
    ])
      await expect(dialog(page).getByText(text)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
}

for (const [name, address] of forms) {
  test(`leads from the choice to the ${name} (V-208, V-210)`, async ({ page, request }) => {
    await page.goto(pages[0] ?? '', { waitUntil: 'networkidle' })
    await button(page).click()
    await dialog(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect((await request.get(address)).status()).toBe(200)
    // Ends once the form is there: a page that is left while it loads reports an error.
    await expect(page.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

test('has no such button on other pages (V-190)', async ({ page }) => {
  for (const path of ['/discover/community', '/vehicles/fortuner']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByText('Apply For Sponsorship')).toHaveCount(0)
  }
})

test('opens the choice in the page without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(pages[0] ?? '')
  const link = page.getByRole('link', { name: 'Sponsorship Form' })
  await expect(link).toBeHidden()
  await page.getByText('Apply For Sponsorship').click()
  await expect(link).toBeVisible()
  await context.close()
})

test('fits a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pages[1] ?? '', { waitUntil: 'networkidle' })
  await button(page).click()
  await expect(dialog(page).getByRole('link', { name: 'Corporate Citizenship Form' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
