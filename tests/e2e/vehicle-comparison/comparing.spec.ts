import type { Page } from '@playwright/test'
import { only, readPage, submissionOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const compare = '/vehicles/fortuner/compare'
const columns = (page: Page) => page.locator('thead th[scope=col]:visible')
const list = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const showButton = (page: Page, label: string) => page.getByRole('button', { name: `Show: ${label}` })
const scroller = (page: Page) => page.getByRole('region', { name: 'Specifications side by side' })

async function choose(page: Page, label: string, code: string) {
  await list(page, label).selectOption(code)
  await showButton(page, label).click()
}

/** The x positions of the left edges of the models' columns. */
const edges = (page: Page) =>
  columns(page).evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))

const rowNames = (page: Page) => page.locator('tbody[lang=en] th[scope=row]:visible')

test('adds, replaces and removes a model, and keeps the choice in the address (V-256, V-258)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${compare}?code=57U`, { waitUntil: 'networkidle' })
  // Before hydration the form loads the page, as without scripts; the table, which fits here, is a tab stop until then.
  await expect(scroller(page)).not.toHaveAttribute('tabindex')
  await expect(columns(page)).toHaveCount(1)
  await expect(columns(page).first()).toContainText('Fortuner 2.8 GD-6 4x4 GR-Sport 6AT')
  await choose(page, 'Add a model', '73S')
  await expect(columns(page)).toHaveCount(2)
  await expect(page).toHaveURL(`${compare}?code=57U,73S`)
  const names = await rowNames(page).allTextContents()
  expect(names).toContain('Torque')
  await choose(page, 'Instead of Fortuner 2.8 GD-6 4x4 GR-Sport 6AT', '73T')
  await expect(columns(page).first()).not.toContainText('GR-Sport')
  await expect(page).toHaveURL(`${compare}?code=73T,73S`)
  await page.getByText('Only these').click()
  expect(await rowNames(page).count()).toBeLessThan(names.length)
  await page.reload()
  await expect(columns(page)).toHaveCount(2)
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(columns(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${compare}?code=73S`)
})

test('compares the first model alone when the code is missing or unknown (V-259)', { tag: '@core' }, async ({
  request,
}) => {
  const pages = await Promise.all([compare, `${compare}?code=ZZZ`].map((path) => request.get(path)))
  for (const answer of pages) {
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html.match(/<th scope="col"/g)).toHaveLength(1)
    expect(html).toContain('Add a model')
  }
})

test('shows four models on a desktop with a sticky head', async ({ page }) => {
  await page.goto(`${compare}?code=57U,73S,73R,73T`)
  await expect(columns(page)).toHaveCount(4)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(columns(page).last()).toBeInViewport()
})

for (const { width, seen } of [
  { width: 320, seen: 1 },
  { width: 390, seen: 2 },
  { width: 768, seen: 3 },
]) {
  test(`scrolls four models sideways at ${width} px, with labels and names staying in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${compare}?code=57U,73S,73R,73T`, { waitUntil: 'networkidle' })
    await expect(columns(page)).toHaveCount(4)
    await columns(page)
      .first()
      .evaluate((head) => head.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }))
    await expect(columns(page).nth(seen - 1)).toBeInViewport({ ratio: 0.9 })
    await expect(columns(page).last()).not.toBeInViewport({ ratio: 0.5 })
    const left = await scroller(page).evaluate((region) => {
      region.scrollTo({ left: 10_000, behavior: 'instant' })
      return region.scrollLeft
    })
    expect(left).toBeGreaterThan(0)
    await expect(columns(page).last()).toBeInViewport({ ratio: 0.95 })
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    const label = scroller(page).locator('th[scope=row] > span', { hasText: 'Torque' })
    // Not scrollIntoView, which would scroll the table back to the place of the sticky label.
    await label.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' }),
    )
    await expect(label).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-past]').getByText('2.8 GD-6 48V RB VX 6AT')).toBeInViewport({
      ratio: 0.9,
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('stops at whole columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${compare}?code=57U,73S,73R,73T`, { waitUntil: 'networkidle' })
  await scroller(page).evaluate((region) => region.scrollBy({ left: 150, behavior: 'instant' }))
  const frame = await scroller(page).evaluate((region) => region.getBoundingClientRect().left)
  await expect.poll(async () => (await edges(page)).some((left) => Math.abs(left - frame) < 2)).toBe(true)
})

test('marks only rows that differ between the models in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${compare}?code=57U,73S,73R,73T`, { waitUntil: 'networkidle' })
  /** Whether each row is marked, and whether the models in view have different values in it. */
  const rows = () =>
    scroller(page).evaluate((region) => {
      const frame = region.getBoundingClientRect()
      return [...region.querySelectorAll('tbody[lang=en] tr:has(td)')].map((row) => {
        const values = [...row.querySelectorAll('td')].filter((cell) => {
          const { left, right, width } = cell.getBoundingClientRect()
          return Math.min(right, frame.right) - Math.max(left, frame.left) > width / 2
        })
        const texts = new Set(values.slice(0, 4).map(({ textContent }) => textContent))
        return { marked: getComputedStyle(row).boxShadow !== 'none', differs: texts.size > 1 }
      })
    })
  for (const left of [0, 10_000]) {
    await scroller(page).evaluate((region, to) => region.scrollTo({ left: to, behavior: 'instant' }), left)
    await expect
      .poll(async () => (await rows()).filter(({ marked, differs }) => marked !== differs))
      .toEqual([])
    expect((await rows()).some(({ marked }) => marked)).toBe(true)
  }
})

test('reaches every model with the arrow keys, and keeps the focus when one is shown', async ({ page }) => {
  await page.goto(`${compare}?code=57U,73S`, { waitUntil: 'networkidle' })
  const label = 'Instead of Fortuner 2.8 GD-6 4x4 GR-Sport 6AT'
  const options = await list(page, label).locator('option').count()
  await list(page, label).focus()
  await page.keyboard.press('Home')
  const reached = new Set<string>()
  for (let step = 0; step < options; step += 1) {
    reached.add(await list(page, label).inputValue())
    await page.keyboard.press('ArrowDown')
  }
  expect(reached.size).toBe(options)
  await expect(page).toHaveURL(`${compare}?code=57U,73S`)
  await list(page, label).selectOption('73T')
  await list(page, label).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${compare}?code=73T,73S`)
  await expect(page.locator('button:focus')).toHaveAccessibleName(/^Show: Instead of Fortuner/)
  await expect(columns(page).first()).not.toContainText('GR-Sport')
})

test('reads four models at 200 % zoom, and breaks no figure at 320 px (A4)', async ({ page }) => {
  for (const width of [720, 320]) {
    await page.setViewportSize({ width, height: 450 })
    await page.goto(`${compare}?code=57U,73S,73R,73T`, { waitUntil: 'networkidle' })
    for (const index of [0, 1, 2, 3]) {
      await columns(page).nth(index).scrollIntoViewIfNeeded()
      await expect(columns(page).nth(index)).toBeInViewport({ ratio: 0.5 })
    }
    const broken = await scroller(page).evaluate((region) =>
      [...region.querySelectorAll('td > span.whitespace-nowrap')]
        .filter((figure) => {
          const cell = figure.parentElement?.getBoundingClientRect()
          return (
            figure.getClientRects().length > 1 || figure.getBoundingClientRect().right > (cell?.right ?? 0)
          )
        })
        .map(({ textContent }) => textContent),
    )
    expect(broken).toEqual([])
  }
})

test('adds a model with a form without JavaScript', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, `${compare}?code=57U`)
  const form = only(document, 'form:has(select[aria-label="Add a model"])')
  expect(form.querySelector('option[value="73S"]')).not.toBeNull()
  const compared = await readPage(request, submissionOf(form, { code: '73S' }))
  expect(compared.document.querySelectorAll('thead th[scope="col"]')).toHaveLength(2)
})

test('keeps the dealer in its comparison, and shows no prices where they are hidden (V-257)', {
  tag: '@core',
}, async ({ request }) => {
  const at = async (dealer: string) => {
    const answer = await request.get(`/dealers/${dealer}/new-vehicles/fortuner/compare?code=57U`)
    expect(answer.status()).toBe(200)
    return answer.text()
  }
  const [shown, hidden] = await Promise.all([at('marula-toyota-bryanston'), at('kokerboom-toyota-windhoek')])
  expect(shown).toMatch(/R\s1\s069\s900/)
  expect(hidden).not.toMatch(/1\s?069\s?900|106990000/)
  expect(hidden).toContain('/dealers/kokerboom-toyota-windhoek/new-vehicles/fortuner/spec-sheet?code=57U')
})
