import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const pages = ['/discover/community/sponsorships', '/discover/community/corporate-citizenship'] as const
const forms = [
  ['Sponsorship Form', '/enquiry/sponsorships'],
  ['Corporate Citizenship Form', '/enquiry/sponsorships/corporate-citizenship'],
] as const

const button = (page: Page) => page.getByRole('button', { name: 'Apply For Sponsorship' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply For Sponsorship' })

for (const [index, path] of pages.entries()) {
  test(`opens the choice of sponsorships on ${path} and restores the focus (V-190, V-206, V-207, V-209)`, {
    tag: index === 0 ? '@core' : [],
  }, async ({ page }) => {
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
    for (const [name, address] of forms)
      await expect(dialog(page).getByRole('link', { name })).toHaveAttribute('href', address)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })
}

for (const [name, address] of forms) {
  test(`leads from the choice to the ${name} without JavaScript too (V-208, V-210)`, {
    tag: '@core',
  }, async ({ request }) => {
    const { document } = await readPage(request, pages[0])
    const choice = only(document, 'main [data-block=sponsorshipChooser] details:not([open])')
    expect(textOf(only(choice, 'summary'))).toBe('Apply For Sponsorship')
    expect(addressOf(choice, name)).toBe(address)
    const form = await readPage(request, address)
    expect(form.status).toBe(200)
    expect(textsOf(form.document, 'main form button')).toContain('Submit Enquiry')
  })
}

test('has no such button on other pages (V-190)', { tag: '@core' }, async ({ request }) => {
  for (const [path, isThere] of [
    [pages[0], true],
    ['/discover/community', false],
    ['/vehicles/fortuner', false],
  ] as const)
    expect((await readPage(request, path)).html.includes('Apply For Sponsorship'), path).toBe(isThere)
})

test('fits a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pages[1], { waitUntil: 'networkidle' })
  await button(page).click()
  await expect(dialog(page).getByRole('link', { name: 'Corporate Citizenship Form' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
