import { publishPage, signIn } from '../support/editor.ts'
import { openForm } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

/** Of no other journey: what is published here is in the menu of every page of the dealer. */
const dealer = '/dealers/algoa-breeze-toyota-gqeberha'

test('opens a special that two lists of a page have in one dialog, with Forward and from a link', async ({
  page,
}) => {
  await signIn(page.request)
  const path = `${dealer}/journey-two-lists`
  const layout = [{ blockType: 'specialsSlider' }, { blockType: 'dealerSpecials' }]
  const published = await publishPage(page.request, path, { layout })
  const dialog = page.locator('dialog[open]')
  try {
    await openForm(page, path)
    await page.getByRole('tabpanel').getByRole('article').first().getByRole('link').first().click()
    await expect(dialog).toHaveCount(1)
    const link = page.url()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.goForward()
    await expect(dialog.getByRole('heading', { name: 'Specials Enquiry' })).toBeVisible()
    await expect(dialog).toHaveCount(1)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(dialog.getByRole('heading', { name: 'Specials Enquiry' })).toBeVisible()
    await expect(dialog).toHaveCount(1)
  } finally {
    await published.remove()
  }
})
