import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const tyres = '/owners/tyres'
const alignment = `${tyres}/wheel-alignment`
const ratings = `${tyres}/tyre-index-and-speed-rating`
const types = `${tyres}/choose-your-tyre-type`

const panel = (page: Page) => page.getByRole('tabpanel')

test('shows one angle of wheel alignment at a time, with its drawing (C-154 to C-156)', async ({ page }) => {
  await page.goto(alignment, { waitUntil: 'networkidle' })
  const angles = [
    ['Camber Angle', /Camber is the lean of a wheel/, /Three tyres from the front/],
    ['Toe Angle', /Toe is where the wheels point/, /Two axles from above/],
    ['Caster Angle', /Caster is the lean of the steering axis/, /A wheel from the side/],
  ] as const
  for (const [tab, text, drawing] of angles) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(panel(page)).toHaveCount(1)
    await expect(panel(page).getByText(text)).toBeVisible()
    await expect(panel(page).getByRole('img', { name: drawing })).toBeVisible()
    for (const [, other] of angles.filter(([name]) => name !== tab))
      await expect(page.getByText(other)).toBeHidden()
  }
  await expectNoAxeViolations(page)
})

test('moves between the angles with the arrow keys', async ({ page }) => {
  await page.goto(alignment, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Camber Angle' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Caster Angle' })).toBeFocused()
  await expect(panel(page).getByText(/Caster is the lean/)).toBeVisible()
})

test('shows every angle without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(alignment)
  for (const text of [/Camber is the lean/, /Toe is where/, /Caster is the lean/])
    await expect(page.getByText(text)).toBeVisible()
  await context.close()
})

test('shows five tables of load indexes and two of speed symbols (C-157, C-158, C-161)', async ({ page }) => {
  await page.goto(ratings)
  const headed = (name: string) =>
    page.getByRole('table').filter({ has: page.getByRole('columnheader', { name, exact: true }) })
  await expect(headed('Load index')).toHaveCount(5)
  await expect(headed('Load in kg')).toHaveCount(5)
  await expect(headed('Speed symbol')).toHaveCount(2)
  await expect(headed('Speed')).toHaveCount(2)
  await expect(page.getByText(/Multiply the tyre load by 4/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^104 900$/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('shows pros, cons and two guides of each type of tyre (C-164 to C-168)', async ({ page }) => {
  await page.goto(types, { waitUntil: 'networkidle' })
  const texts = new Set<string>()
  for (const tab of ['4X4 & SUV', 'Passenger', 'Commercial']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(panel(page)).toHaveCount(1)
    for (const name of ['Pros', 'Cons']) {
      await expect(panel(page).getByRole('heading', { name, exact: true })).toBeVisible()
    }
    const entries = await panel(page).getByRole('listitem').allInnerTexts()
    expect(entries.length).toBeGreaterThanOrEqual(6)
    for (const entry of entries) texts.add(entry)
    const guides = panel(page).getByRole('link', { name: /guide \(PDF\)/ })
    await expect(guides).toHaveCount(2)
    for (const guide of await guides.all()) {
      const response = await page.request.get((await guide.getAttribute('href')) ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('application/pdf')
    }
  }
  expect(texts.size).toBeGreaterThanOrEqual(18)
  await expectNoAxeViolations(page)
})

for (const [name, address] of [
  ['Wheel alignment', alignment],
  ['tyre index and speed rating', ratings],
  ['which type of tyre', types],
  ['All about tyres', tyres],
] as const) {
  test(`leads from the page for owners to ${address} (C-169)`, async ({ page }) => {
    await page.goto('/owners', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
}

for (const path of [tyres, alignment, ratings, types]) {
  test(`fits ${path} into a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
