import type { Page } from '@playwright/test'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const fortuner = '/vehicles/fortuner'

/** Opens a page and waits for hydration, after which the notice appears. */
async function open(page: Page, address = fortuner) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Close this notice' })).toBeVisible()
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Fortuner', exact: true })

/** Expects a section to start in the upper half of the window. */
const expectAtTop = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThan(370)

test('keeps the bar at the top, with a link to the purchase section and unlinked labels (V-182, V-193, V-195)', async ({
  page,
}) => {
  await open(page)
  await page.mouse.wheel(0, 2_000)
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
  await expect(bar(page).getByRole('link', { name: /Brochure|Spec Sheet/ })).toHaveCount(0)
  await expect(bar(page).getByText('Brochure').first()).toBeVisible()
  await expect(bar(page).getByText('Spec Sheet').first()).toBeVisible()
  await bar(page).getByRole('link', { name: 'Get Your Fortuner' }).first().click()
  await expectAtTop(page, 'purchase')
})

test('updates the specifications and links for the chosen model (V-194, V-196, V-240, V-241, V-244, V-245, V-253)', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, `${fortuner}?model=73V`)
  const models = page.locator('#models')
  const sheet = models.getByRole('link', { name: 'Specification sheet' })
  const summary = models.getByLabel('Specification summary of')
  const before = await summary.innerText()
  await expect(sheet).toHaveAttribute('href', '/vehicles/fortuner/spec-sheet?code=73V')
  const quote = models.getByRole('link', { name: 'Request A Quote' })
  const drive = page.locator('#purchase').getByRole('link', { name: 'Book A Test Drive' })
  const comparisons = [
    bar(page).getByRole('link', { name: 'Specs & Compare' }).first(),
    models.getByRole('link', { name: 'Compare', exact: true }),
  ]
  await expect(quote).toHaveAttribute('href', /FOR-73V/)
  for (const link of comparisons)
    await expect(link).toHaveAttribute('href', '/vehicles/fortuner/compare?code=73V')
  await page.getByRole('tab', { name: 'GR-Sport' }).click()
  await expect(quote).toHaveAttribute('href', /FOR-57U/)
  await expect(drive).toHaveAttribute('href', /FOR-57U/)
  await expect(sheet).toHaveAttribute('href', '/vehicles/fortuner/spec-sheet?code=57U')
  for (const link of comparisons)
    await expect(link).toHaveAttribute('href', '/vehicles/fortuner/compare?code=57U')
  await expect(bar(page).getByRole('link', { name: 'Offers' }).first()).toHaveAttribute(
    'href',
    '/vehicles/fortuner/offers',
  )
  await expect(summary).not.toHaveText(before, { useInnerText: true })
  await page.getByRole('link', { name: 'View Full Specifications' }).click()
  await expectAtTop(page, 'specifications')
  await expect(page.locator('#specifications')).toContainText('Fortuner 2.8 GD-6 4x4 GR-Sport 6AT')
  await expect(page.locator('#specifications #performance')).toContainText('Power')
})

test('scrolls the list of four models, but not of three (V-234)', async ({ page }) => {
  const scrolls = () =>
    page.locator('#models [data-list]').evaluate((list) => list.scrollHeight > list.clientHeight + 1)
  await open(page, '/vehicles/hilux-double-cab?model=49Y')
  await expect(page.locator('#models [data-list] label')).toHaveCount(4)
  expect(await scrolls()).toBe(true)
  await page.getByRole('tab', { name: 'Mild Hybrid' }).click()
  expect(await scrolls()).toBe(false)
  await open(page, '/vehicles/hilux-xtra-cab')
  await page.getByRole('tab', { name: 'Raider' }).click()
  await expect(page.locator('#models [data-list] label')).toHaveCount(3)
  expect(await scrolls()).toBe(false)
})

/** Scrolls a little and presses an entry of the floating menu before it disappears. */
const press = (page: Page, entry: string) =>
  page.evaluate(async (name) => {
    window.scrollBy({ top: 80, behavior: 'instant' })
    const find = () =>
      [
        ...document.querySelectorAll<HTMLElement>('nav[aria-label="Sections of this page"] :is(a, button)'),
      ].find(({ textContent }) => textContent === name)
    for (let frame = 0; frame < 600 && !find(); frame++) await new Promise(requestAnimationFrame)
    find()?.click()
  }, entry)

test('shows a floating menu of the sections while scrolling and half a second longer (V-246, V-247)', async ({
  page,
}) => {
  // Smooth scrolling to a section could be interrupted by the scroll before it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const menu = page.getByRole('navigation', { name: 'Sections of this page' })
  await expect(menu).toHaveCount(0)
  for (const [name, id] of [
    ['Performance', 'performance'],
    ['Technology', 'technology'],
    ['Safety', 'safety'],
    ['Design', 'design'],
  ] as const) {
    await press(page, name)
    await expectAtTop(page, id)
  }
  await expect(menu).toHaveCount(0)
  const visibility = await page.evaluate(async () => {
    const isVisible = () => document.querySelector('nav[aria-label="Sections of this page"]') !== null
    window.scrollBy({ top: 100, behavior: 'instant' })
    await new Promise((done) => addEventListener('scroll', done, { once: true }))
    const after = (milliseconds: number) =>
      new Promise<boolean>((done) => setTimeout(() => done(isVisible()), milliseconds))
    return Promise.all([after(400), after(650)])
  })
  expect(visibility).toEqual([true, false])
  await press(page, 'Top')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('overlays the text-to-speech notice, and hides it after thirty seconds (V-250, V-251)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(fortuner)
  const notice = page.getByText('Text-to-speech may misread')
  await expect(notice).toBeVisible()
  const heading = page.locator('#models')
  const before = await heading.evaluate((section) => section.getBoundingClientRect().top)
  await page.clock.runFor(28_000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(notice).toBeHidden()
  expect(await heading.evaluate((section) => section.getBoundingClientRect().top)).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('moves between the models of the grade with arrows, and stops at the ends (V-235, V-236)', async ({
    page,
  }) => {
    await open(page, '/vehicles/hilux-double-cab?model=44H')
    // A forced press does not wait until the page has scrolled.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Reject all' }).click()
    const next = page.getByRole('button', { name: 'Next model' })
    const previous = page.getByRole('button', { name: 'Previous model' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await previous.click({ force: true })
    await expect(page.getByRole('radio', { name: /2\.8 GD-6 RB Raider 6AT/ })).toBeChecked()
    const chosen = () =>
      page.locator('#models [data-list] input:checked').evaluate((input: HTMLInputElement) => input.value)
    for (let step = 0; step < 6; step += 1) {
      if ((await next.getAttribute('aria-disabled')) === 'true') break
      const before = await chosen()
      await next.click()
      await expect.poll(chosen).not.toBe(before)
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('tab', { name: 'Raider' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/model=49Y/)
    const visibleLabels = page.locator('#models [data-list] label').evaluateAll((labels) =>
      labels.filter((label) => {
        const { left, right } = label.getBoundingClientRect()
        return right > 0 && left < innerWidth
      }),
    )
    expect((await visibleLabels).length).toBeLessThanOrEqual(3)
  })

  test('collapses the bar into a list, closed by Escape and by following a link (V-185)', async ({
    page,
  }) => {
    await open(page)
    const name = bar(page).locator('summary')
    const link = bar(page).getByRole('link', { name: 'Get Your Fortuner' }).last()
    await expect(link).toBeHidden()
    await name.click()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await name.click()
    await link.click()
    await expect(link).toBeHidden()
    await expectAtTop(page, 'purchase')
  })
})

test.describe('without JavaScript', { tag: '@core' }, () => {
  test('serves the summary and the full specifications (V-241, V-244)', async ({ request }) => {
    const { document } = await readPage(request, fortuner)
    expect(textsOf(document, '#models h3')).toContain('Specification Summary')
    for (const id of ['performance', 'technology', 'safety']) {
      const [value] = textsOf(document, `#${id} dd`)
      expect(value, id).toMatch(/\S/)
    }
  })

  test('shows Offers From with its terms, Book A Test Drive and Request A Quote (V-159, V-161, V-162, F-3)', async ({
    request,
  }) => {
    const { document } = await readPage(request, '/vehicles/corolla-cross')
    const purchase = only(document, '#purchase')
    expect(textOf(purchase)).toContain('Offers From')
    expect(textOf(purchase)).toMatch(/R\d+ p\/m/)
    const lines = textsOf(purchase, 'dl > div')
    for (const term of ['Number of instalments', 'Total of instalments', 'Balloon due at the end']) {
      expect(lines.filter((line) => line.includes(term))).toEqual([expect.stringMatching(/\d$/)])
    }
    for (const name of ['Book A Test Drive', 'Request A Quote'])
      expect(addressOf(purchase, name)).toMatch(/^\//)
  })
})
