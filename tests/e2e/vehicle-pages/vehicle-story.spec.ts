import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const fortuner = '/vehicles/fortuner'

/** Opens a page and waits until its scripts run. */
async function open(page: Page, address = fortuner) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible()
}

/** Selects a paint by the name of its swatch. */
const choosePaint = (page: Page, name: string) =>
  page.locator('#models label', { has: page.getByRole('radio', { name, exact: true }) }).click()

for (const [section, link] of [
  ['#models', 'Request A Quote'],
  ['#purchase', 'Book A Test Drive'],
] as const) {
  test(`carries the chosen colour into the form of ${link} (V-164)`, async ({ page }) => {
    await open(page)
    await choosePaint(page, 'Cosmic Blue')
    const button = page.locator(section).getByRole('link', { name: link })
    await expect(button).toHaveAttribute('href', /FOR-73V&colour=8X2$/)
    await button.click()
    await expect(page.getByLabel('Colour').locator('option:checked')).toHaveText('Cosmic Blue')
  })
}

test('leaves the colour of an enquiry open until the visitor chooses one', async ({ page }) => {
  await open(page)
  const quote = page.locator('#models').getByRole('link', { name: 'Request A Quote' })
  await expect(quote).toHaveAttribute('href', /FOR-73V$/)
})

test('paints the studio and the front in the chosen colour, and names it', async ({ page }) => {
  await open(page)
  const studio = page.locator('#design')
  await expect(studio.getByRole('img', { name: 'Fortuner from the side, Oxide Bronze' })).toBeVisible()
  const front = page.locator('#purchase [data-drawing]')
  await page.locator('#purchase').scrollIntoViewIfNeeded()
  await expect(front).toBeAttached()
  const paints = () =>
    front.evaluate((box) =>
      [...(box.shadowRoot?.querySelectorAll<SVGElement>('[stop-color^="var("]') ?? [])]
        .map(({ style }) => style.getPropertyValue('stop-color'))
        .join(),
    )
  const bronze = await paints()
  await page.locator('#models').scrollIntoViewIfNeeded()
  await choosePaint(page, 'Cosmic Blue')
  await expect(studio.getByRole('img', { name: 'Fortuner from the side, Cosmic Blue' })).toBeVisible()
  await expect.poll(paints).not.toBe(bronze)
})

test('draws another grade with other equipment', async ({ page }) => {
  await open(page)
  const wheels = () =>
    page
      .locator('#design [data-drawing]')
      .evaluate((box) => box.shadowRoot?.querySelector('g[id$="rim"]')?.innerHTML)
  await page.locator('#models').scrollIntoViewIfNeeded()
  await expect(page.locator('#design [data-drawing]')).toBeAttached()
  const vx = await wheels()
  await page.getByRole('tab', { name: 'GR-Sport' }).click()
  await expect.poll(wheels).not.toBe(vx)
})

test('draws the crew cab with its windows in every picture of its page', async ({ page }) => {
  await page.goto('/vehicles/quantum')
  await expect(page.locator('[data-summary]')).toContainText('Crew Cab')
  const drawings = await page
    .locator('main img[src*="/quantum/"]')
    .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).src))
  expect(drawings.length).toBeGreaterThan(5)
  expect(drawings.filter((src) => !src.includes('/variant-crew/'))).toEqual([])
})

test('comes closer to a detail when its mark is pressed', async ({ page }) => {
  await open(page)
  const mark = page.getByRole('link', { name: /headlamps$/ })
  await mark.click()
  await expect(page).toHaveURL(/#detail-lamp$/)
  await expect(page.locator('#detail-lamp').getByText('Bi-LED headlamps')).toBeInViewport()
})

for (const { path, width } of [
  { path: '/vehicles/quantum', width: 1440 },
  { path: '/vehicles/fortuner', width: 768 },
]) {
  test(`shows the close-ups of ${path} side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const boxes = await page
      .locator('[id^="detail-"]')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes[1].top).toBe(boxes[0].top)
    expect(boxes[0].width).toBeLessThan(width / 2)
  })
}

test('tells the story in Afrikaans without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/vehicles/hilux-double-cab/af`)
  for (const name of ['Binne-in.', 'Wat dit kan doen.', 'Op die pad.']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await context.close()
})
