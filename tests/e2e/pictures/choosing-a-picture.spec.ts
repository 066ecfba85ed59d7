import type { Page } from '@playwright/test'
import { expect, test } from '../support/account.ts'
import { publishPage } from '../support/editor.ts'

test.setTimeout(60_000)

const field = (page: Page, name: string) => page.locator(`#field-layout__0__picture__${name}`)

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).locator('.rs__control').click()
  await field(page, name).getByText(option, { exact: true }).last().click()
}

test('shows the fields of the chosen kind of drawing, its preview, and the picture once published', async ({
  page,
  admin,
  signInAs,
}) => {
  const path = `/journey-drawing-${Date.now()}`
  await signInAs('editor')
  const picture = { source: 'place', scene: 'karoo' }
  const banner = { blockType: 'heroBanner', title: 'Number seven', height: 'small', picture }
  const made = await publishPage(admin, path, { layout: [banner] })
  try {
    await page.goto(path)
    await expect(page.getByAltText('The Karoo, a wind pump on the plain')).toBeVisible()
    await page.goto(`/admin/collections/pages/${made.id}`)
    await page.locator('#layout-row-0 .collapsible__toggle').first().click()
    const preview = page.getByAltText('Preview of the drawing')
    await expect(preview).toHaveAttribute('src', /source=place&scene=karoo/)
    await choose(page, 'source', 'A drawing of a racing helmet')
    await expect(field(page, 'scene')).toBeHidden()
    await choose(page, 'helmet', 'Ember: red')
    await field(page, 'number').fill('7')
    await expect(preview).toHaveAttribute('src', /source=helmet.*number=7.*helmet=ember/)
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(
      page
        .locator('.payload-toast-container')
        .getByText(/success/i)
        .first(),
    ).toBeVisible()
    await page.goto(path)
    await expect(page.getByAltText('A red racing helmet with white and black cuts, number 7')).toBeVisible()
  } finally {
    await made.remove()
  }
})
