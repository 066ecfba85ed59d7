import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
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

test('shows five tables of load indexes and two of speed symbols (C-157, C-158, C-161)', {
  tag: '@core',
}, async ({ request }) => {
  const main = only((await readPage(request, ratings)).document, 'main')
  const tables = [...main.querySelectorAll('table')]
  const headed = (name: string) => tables.filter((table) => textsOf(table, 'thead th').includes(name))
  expect(headed('Load index')).toHaveLength(5)
  expect(headed('Load in kg')).toHaveLength(5)
  expect(headed('Speed symbol')).toHaveLength(2)
  expect(headed('Speed')).toHaveLength(2)
  expect(textOf(main)).toContain('Multiply the tyre load by 4')
  const rows = [...main.querySelectorAll('tr')].map((row) => textsOf(row, 'th, td'))
  expect(rows).toContainEqual(['104', '900'])
})

test('shows pros, cons and two guides of each type of tyre (C-164 to C-168)', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, types)
  const panels = [...document.querySelectorAll('[role="tabpanel"]')]
  expect(panels.map((each) => each.getAttribute('data-tab-label'))).toEqual([
    '4X4 & SUV',
    'Passenger',
    'Commercial',
  ])
  const texts = new Set<string>()
  for (const type of panels) {
    expect(textsOf(type, 'h3')).toEqual(['Pros', 'Cons'])
    const entries = textsOf(type, 'li')
    expect(entries.length).toBeGreaterThanOrEqual(6)
    for (const entry of entries) texts.add(entry)
    const guides = [...type.querySelectorAll('a')].filter((link) => /guide \(PDF\)/.test(textOf(link)))
    expect(guides).toHaveLength(2)
    for (const guide of guides) {
      const response = await request.get(guide.getAttribute('href') ?? '')
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('application/pdf')
    }
  }
  expect(texts.size).toBeGreaterThanOrEqual(18)
})

test('shows the pros and cons of the chosen type of tyre only (C-164)', async ({ page }) => {
  await page.goto(types, { waitUntil: 'networkidle' })
  for (const tab of ['4X4 & SUV', 'Passenger', 'Commercial']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(panel(page)).toHaveCount(1)
    for (const name of ['Pros', 'Cons'])
      await expect(panel(page).getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expectNoAxeViolations(page)
})

test('leads from the page for owners to each page about tyres (C-169)', { tag: '@core' }, async ({
  request,
}) => {
  const main = only((await readPage(request, '/owners')).document, 'main')
  for (const [name, address] of [
    ['Wheel alignment', alignment],
    ['tyre index and speed rating', ratings],
    ['which type of tyre', types],
    ['All about tyres', tyres],
  ] as const) {
    expect(addressOf(main, name), name).toBe(address)
    const { status, document } = await readPage(request, address)
    expect(status, address).toBe(200)
    expect(document.querySelectorAll('h1'), address).toHaveLength(1)
  }
})

for (const path of [tyres, alignment, ratings, types]) {
  test(`fits ${path} into a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
