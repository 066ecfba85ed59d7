import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test('shows the drivers in tabs, those of a category on its page, and each on a page (C-052, C-053, C-055, C-056, C-060, C-065, C-280, C-311, C-312, C-314)', {
  tag: '@core',
}, async ({ request }) => {
  for (const path of ['/gr', '/gr/motorsport']) {
    const roster = only((await readPage(request, path)).document, '[data-block=grDrivers]')
    expect(textsOf(roster, '[role=tab]'), path).toEqual([
      ...['Dakar', 'GR Cup', 'SA Rally-Raid', 'NRC', 'GTC', 'SATC'],
    ])
  }
  const cup = only((await readPage(request, '/gr/motorsport/gr-cup')).document, '[data-block=grDrivers]')
  expect(cup.querySelectorAll('[role=tab]')).toHaveLength(0)
  expect(cup.querySelectorAll('article').length).toBeGreaterThanOrEqual(7)

  const raid = only(
    (await readPage(request, '/gr/motorsport/sa-rally-raid')).document,
    '[data-block=grDrivers]',
  )
  const profile = addressOf(raid, 'Saskia Brandt')
  expect(profile).toBe('/gr/motorsport/sa-rally-raid/saskia-brandt')
  const { document } = await readPage(request, profile)
  expect(textOf(only(document, 'h1'))).toBe('Saskia Brandt')
  expect(document.title).toContain('Saskia Brandt, SA Rally-Raid')
  expect(addressOf(only(document, 'main'), 'All drivers of SA Rally-Raid')).toBe(
    '/gr/motorsport/sa-rally-raid',
  )
  expect(textsOf(document, 'main h2')).toContain('Season by season')
  const unknown = ['sa-rally-raid/nobody-at-all', 'sarrc/saskia-brandt', 'gr-cup/saskia-brandt']
  for (const address of unknown)
    expect((await request.get(`/gr/motorsport/${address}`)).status(), address).toBe(404)
})

test('shows four drivers at a time, and the fifth after a press (C-054, C-057)', async ({ page }) => {
  // High enough for a whole card above the button.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto('/gr/motorsport', { waitUntil: 'networkidle' })
  const roster = page.locator('[data-block=grDrivers]')
  const tab = roster.getByRole('tab', { name: 'GR Cup' })
  // The script of the tabs loads when a visitor comes near; a press before that has no effect.
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
  }).toPass()
  const panel = roster.getByRole('tabpanel', { name: 'GR Cup' })
  const cards = panel.getByRole('article')
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(cards.nth(4)).not.toBeInViewport({ ratio: 0.5 })
  await panel.getByRole('button', { name: 'Next' }).click()
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.9 })
})
