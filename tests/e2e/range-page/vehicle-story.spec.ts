import type { Page } from '@playwright/test'
import { only, readPage, textOf, textsOf } from '../support/served-page.ts'
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
  test(`carries the colour into the form of ${link} once the visitor chooses one (V-164)`, async ({
    page,
  }) => {
    await open(page, `${fortuner}?model=73V`)
    const button = page.locator(section).getByRole('link', { name: link })
    await expect(button).toHaveAttribute('href', /FOR-73V$/)
    await choosePaint(page, 'Cosmic Blue')
    await expect(button).toHaveAttribute('href', /FOR-73V&colour=8X2$/)
    await button.click()
    await expect(page.getByLabel('Colour').locator('option:checked')).toHaveText('Cosmic Blue')
  })
}

test('paints the studio, the front and the opening in the chosen colour, and names it', async ({ page }) => {
  await open(page, `${fortuner}?model=73V`)
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
  await page.getByRole('radio', { name: 'Front' }).check()
  await expect(studio.getByRole('img', { name: 'Fortuner from the front, Cosmic Blue' })).toBeVisible()
  await expect(studio.getByRole('img', { name: /from the side/ })).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(
    page.getByRole('img', { name: 'Fortuner from the side, Cosmic Blue' }).first(),
  ).toHaveAttribute('src', /\/fortuner\/20395c\//)
})

test('draws another grade with other equipment', async ({ page }) => {
  await open(page, `${fortuner}?model=73V`)
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

test('draws the crew cab with its windows, and the panel van without, in every picture', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/quantum')
  expect(textOf(only(document, '[data-summary]'))).toContain('Panel Van')
  const pictures = document.querySelectorAll<HTMLImageElement>('main img[src*="/quantum/"]')
  const drawings = [...pictures].map(({ src }) => src)
  expect(drawings.length).toBeGreaterThan(5)
  expect(drawings.filter((src) => src.includes('/variant-crew/'))).toEqual([])
  const stories = await (await request.get('/sections/stories?range=quantum&lang=en')).json()
  const ofCrewCab = JSON.stringify(stories.Q29).match(/\/art\/[^"]*\/quantum\/[^"]*/g) ?? []
  expect(ofCrewCab.length).toBeGreaterThan(2)
  expect(ofCrewCab.filter((src) => !src.includes('/variant-crew/'))).toEqual([])
})

test('comes closer to a detail when its mark is pressed', async ({ page }) => {
  await open(page, `${fortuner}?model=73V`)
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

test('tells the story in Afrikaans without JavaScript', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/hilux-double-cab/af')
  expect(textsOf(document, 'h2')).toEqual(
    expect.arrayContaining(['Binne-in.', 'Wat dit kan doen.', 'Op die pad.']),
  )
})
