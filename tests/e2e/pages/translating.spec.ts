import { expect, test } from '../support/account.ts'
import { openRows, publishPage, textSection } from '../support/editor.ts'

/** The autosave of the admin starts 0.8 s after the last keystroke. */
test.setTimeout(60_000)

test('keeps empty Afrikaans fields free of English text after publishing', async ({
  page,
  admin,
  signInAs,
}) => {
  await signInAs('editor')
  const testPage = await publishPage(admin, `/journey-translated-${Date.now()}`, {
    title: 'Service',
    layout: [textSection('Book a service', 'Words.')],
  })
  const title = page.locator('#field-title')
  const saved = () =>
    page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  try {
    await page.goto(`/admin/collections/pages/${testPage.id}?locale=af`)
    await Promise.all([saved(), title.fill('Diens')])
    const published = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await published
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
    const heading = page.locator('#field-layout__0__title')
    await openRows([page.locator('#layout-row-0')], heading)
    await expect(heading).toHaveValue('')

    await Promise.all([saved(), title.fill('Diens en sorg')])
    const stored = await (await admin.get(`/api/pages/${testPage.id}?draft=true&locale=all&depth=0`)).json()
    expect(stored.title).toEqual({ en: 'Service', af: 'Diens en sorg' })
    expect(stored.layout[0].title).toEqual({ en: 'Book a service' })
    expect(Object.keys(stored.layout[0].content)).toEqual(['en'])
  } finally {
    await testPage.remove()
  }
})
