import type { Page } from '@playwright/test'
import { openPage } from '../support/representative-pages.ts'
import { readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON())

test('ends the opening of a translated page where that of other pages ends', async ({ page }) => {
  const windows = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]
  const openingsOf = async (path: string) => {
    await openPage(page, path)
    const openings: DOMRect[] = []
    for (const size of windows) {
      await page.setViewportSize(size)
      openings.push(await boxOf(page, '[data-opening]'))
    }
    return openings
  }
  const usual = await openingsOf('/vehicles/fortuner')
  const translated = await openingsOf('/vehicles/hilux-double-cab')
  for (const [index, { width }] of windows.entries()) {
    const [above, below] = [usual[index], translated[index]]
    expect(below?.top, `${width} px`).toBeGreaterThan(above?.top ?? Number.NaN)
    expect(Math.abs((below?.bottom ?? 0) - (above?.bottom ?? 0)), `${width} px`).toBeLessThan(24)
  }
})

test('shows the figures of a vehicle in the first view of a laptop', async ({ page }) => {
  for (const path of ['/vehicles/fortuner', '/vehicles/hilux-double-cab']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    const figures = page.getByRole('main').locator('dl dd').first()
    const { bottom } = await figures.evaluate((element) => element.getBoundingClientRect())
    expect(bottom).toBeLessThanOrEqual(900)
  }
})

test('shows the whole cookie notice above the bar of a vehicle page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/vehicles/fortuner', { cookieNotice: true })
  const notice = page.getByRole('region', { name: 'Cookies on this site' })
  await expect(notice).toBeVisible()
  const covered = await notice.evaluate((region) => {
    const { top, width } = region.getBoundingClientRect()
    return [0.1, 0.5, 0.9].filter((at) => !region.contains(document.elementFromPoint(width * at, top + 6)))
  })
  expect(covered).toEqual([])
})

test('sets the description across more than half of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/vehicles/fortuner')
  const paragraph = page
    .locator('main p.font-display')
    .filter({ hasText: /\w{4}.{80}/ })
    .first()
  const { width, content } = await paragraph.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    content: element.parentElement?.clientWidth ?? 0,
  }))
  expect(width).toBeGreaterThan(content * 0.7)
})

for (const path of ['/vehicles/hilux-double-cab', '/vehicles/quantum', '/vehicles/gr-86']) {
  test(`fills the row of related vehicles, however many there are, on ${path}`, async ({ page }) => {
    await openPage(page, path)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { row, last } = await page
        .getByRole('heading', { name: 'Related Vehicles' })
        .locator('xpath=ancestor::section')
        .locator('ul')
        .evaluate((list) => {
          const cards = [...list.children].map((card) => card.getBoundingClientRect())
          const first = cards.filter(({ top }) => top === cards[0]?.top)
          return {
            row: list.getBoundingClientRect().right,
            last: Math.max(...first.map(({ right }) => right)),
          }
        })
      expect(Math.abs(row - last), `${path} at ${width} px`).toBeLessThan(2)
    }
  })
}

test('sets no section head one word a line on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/vehicles/fortuner', '/discover', '/gr']) {
    await openPage(page, path)
    const narrow = await page.locator('main h2:visible').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const range = document.createRange()
        range.selectNodeContents(head)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        const words = (head.textContent ?? '').trim().split(/\s+/).length
        return lines > 2 && lines >= words ? [head.textContent] : []
      }),
    )
    expect(narrow, path).toEqual([])
  }
})

test('breaks no model name and no figure on a small phone, and sets the figures of a vehicle in one size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/vehicles/fortuner')
  const broken = await page.getByRole('main').evaluate((main) => {
    const linesOf = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      return boxes.some(({ top }) => boxes.some(({ bottom }) => bottom <= top)) ? 2 : 1
    }
    const range = document.createRange()
    const names = [...main.querySelectorAll('h2, h3, td, dd, span')]
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) =>
        [...(node.nodeType === 3 ? (node.textContent ?? '') : '').matchAll(/G[DR]-\w+/g)].flatMap((match) => {
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          return linesOf(range) > 1 ? [match[0]] : []
        }),
      )
    const figures = [...main.querySelectorAll('.figures')]
      .filter(({ textContent }) => / p\/m$|L\/100.km$/.test(textContent ?? ''))
      .flatMap((figure) => {
        range.selectNodeContents(figure)
        return linesOf(range) > 1 ? [figure.textContent] : []
      })
    return [...names, ...figures]
  })
  expect(broken).toEqual([])
  const sizes = await page
    .locator('main dl dd.figures.whitespace-nowrap.leading-none')
    .evaluateAll((all) => all.map((figure) => getComputedStyle(figure).fontSize))
  expect(sizes.length).toBeGreaterThan(4)
  expect(new Set(sizes).size).toBe(1)
})

test('leaves no hole between the cards of offers', async ({ page }) => {
  await openPage(page, '/vehicles/fortuner/offers')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await page
      .locator('main ul:has(h2) > li')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBeGreaterThan(3)
    for (const { top, bottom } of boxes) {
      const beside = boxes.filter((other) => Math.abs(other.top - top) < 2)
      for (const other of beside) expect(Math.abs(other.bottom - bottom)).toBeLessThan(2)
    }
  }
})

test('begins every dark band of a vehicle page on the column of the page at 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPage(page, '/vehicles/fortuner')
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  const column = await left('#models h2')
  for (const heading of ['#road-title', '#purchase-title', '[data-insurance-banner] h2']) {
    expect(Math.abs((await left(heading)) - column), heading).toBeLessThan(1)
  }
})

test('leads the offers with the largest price cut', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/vehicles/fortuner/offers')
  const [first] = textsOf(document, 'main ul:has(h2) > li')
  expect(first).toContain('R 20 000 less')
})

const groups = (page: Page) => page.locator('#specifications details')

test('folds the full specification on a phone but for its first group, and opens the group of a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/vehicles/fortuner')
  const values = groups(page).locator('dl')
  await expect(values.first()).toBeVisible()
  await expect(values.nth(1)).toBeHidden()
  await groups(page).nth(1).locator('summary').click()
  await expect(values.nth(1)).toBeVisible()
  await page.goto('/vehicles/fortuner#safety')
  await expect(page.locator('#safety')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const list of await values.all()) await expect(list).toBeVisible()
  await expect(groups(page).locator('summary').first()).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print' })
  for (const list of await values.all()) await expect(list).toBeVisible()
})

test('explains the labels of brochure and specification sheet, and links the sheet beside its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPage(page, '/vehicles/fortuner')
  const bar = page.getByRole('navigation', { name: 'Fortuner', exact: true })
  const items = bar.getByRole('listitem').filter({ visible: true })
  await expect(items.filter({ hasText: 'Brochure' })).toHaveText('Brochure(not available yet)')
  const sheet = items
    .filter({ hasText: 'Spec Sheet' })
    .getByRole('link', { name: 'Specification sheet (PDF)' })
  await expect(sheet).toHaveAttribute('href', '/vehicles/fortuner/spec-sheet?code=73S')
})

test('darkens the strip of the scroll bar with the page behind a dialog', async ({ page }) => {
  await openPage(page, '/vehicles/fortuner')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  await page.getByRole('button', { name: 'View All Models' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await background()).not.toBe(before)
})
