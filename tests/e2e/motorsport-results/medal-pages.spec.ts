import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { addressOf, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const games = [
  {
    path: '/discover/community/olympics',
    label: 'View Olympic Medal Winners',
    winner: 'Alan Hatherly',
    figures: ['1', '3', '2', '6'],
  },
  {
    path: '/discover/community/paralympics',
    label: 'View Paralympic Medal Winners',
    winner: 'Louzanne Coetzee',
    figures: ['2', '0', '4', '6'],
  },
] as const

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

for (const { path, label, winner, figures } of games) {
  test(`shows the medals and fixtures on ${path} (C-240 to C-246)`, { tag: '@core' }, async ({ request }) => {
    const { status, document } = await readPage(request, path)
    expect(status).toBe(200)
    expect(textsOf(document, '[data-block="medalTable"] dd')).toEqual(figures)
    const [medals, fixtures] = document.querySelectorAll('main table')
    if (!medals || !fixtures) throw new Error('A table is missing.')
    expect(textsOf(medals, 'thead th')).toEqual(['Medal', 'Sport', 'Event', 'Medallist'])
    expect(medals.querySelectorAll('tr')).toHaveLength(7)
    expect(textsOf(fixtures, 'thead th')).toEqual(['Sport', 'Dates'])
    expect(fixtures.querySelectorAll('tr')).toHaveLength(9)
  })

  test(`opens the medal winners of ${path} in a dialog and restores the focus (V-191, V-192)`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectNoAxeViolations(page)
    const button = page.getByRole('button', { name: label })
    await button.click()
    await expect(dialog(page, label).getByRole('heading', { name: winner })).toBeVisible()
    await expect(dialog(page, label).getByRole('listitem')).toHaveCount(6)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page, label)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`links to the medal table of ${path} without JavaScript (V-191, V-192)`, { tag: '@core' }, async ({
    request,
  }) => {
    const { document } = await readPage(request, path)
    const target = addressOf(document, label)
    expect(target).toMatch(/^#./)
    expect(textOf(document.getElementById(target.slice(1))?.querySelector('table'))).toContain(winner)
  })

  test(`scrolls the medal table of ${path} sideways by keyboard in a window of 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const region = page.getByRole('region', { name: /medals of Team South Africa/ })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test(`leads from the community page to ${path}`, { tag: '@core' }, async ({ request }) => {
    const { document } = await readPage(request, '/discover/community')
    expect(document.querySelectorAll(`main a[href="${path}"]`)).not.toHaveLength(0)
  })
}
