import { publishPage, signIn, textSection } from '../support/editor.ts'
import { readPage, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const path = '/vehicles/rumion'

test('adds the sections of an editor to a range page at once, previews a draft there, and removes them', {
  tag: '@core',
}, async ({ page, request, context }) => {
  const headings = async () => textsOf((await readPage(request, path)).document, 'h2')
  expect(await headings()).not.toContain('Seven to the coast')
  await signIn(context.request)
  const sections = await publishPage(context.request, path, {
    layout: [textSection('Seven to the coast', 'Words.')],
  })
  try {
    await expect.poll(headings, { timeout: 10_000, intervals: [50] }).toContain('Seven to the coast')
    expect(textsOf((await readPage(request, path)).document, 'h1')).toEqual(['Rumion'])

    await sections.update(
      { _status: 'draft', layout: [textSection('Seven to the berg', 'Words.')] },
      '&draft=true',
    )
    await page.goto(`/preview${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Rumion' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Seven to the berg' })).toBeVisible()
    expect(await headings()).not.toContain('Seven to the berg')
  } finally {
    await sections.remove()
  }
  await expect.poll(headings, { timeout: 10_000, intervals: [50] }).not.toContain('Seven to the coast')
})

test('plays the film of the Hilux from the page of a cab, and opens the tab of another', async ({ page }) => {
  await page.goto('/vehicles/hilux-xtra-cab', { waitUntil: 'networkidle' })
  const cabs = page.locator('[data-block="hiluxRangeTabs"]')
  await cabs.scrollIntoViewIfNeeded()
  await expect(cabs.getByRole('tab', { name: 'Xtra Cab' })).toHaveAttribute('aria-selected', 'true')
  await cabs.getByRole('tab', { name: 'Double Cab' }).click()
  await expect(cabs.getByRole('link', { name: 'See the Double Cab' })).toBeVisible()
  await cabs.getByRole('button', { name: 'Watch Hilux Video' }).click()
  await expect(page.getByRole('dialog').locator('video')).toBeVisible()
})
