import { expect, test } from './support/account.ts'
import { publishPage, textSection } from './support/editor.ts'

/** Journeys of an editor wait for the admin's own saving, which begins 0.8 s after the last key. */
test.setTimeout(60_000)

test('keeps empty Afrikaans fields free of English text after publishing', async ({
  page,
  admin,
  signedInAs,
}) => {
  await signedInAs('editor')
  const made = await publishPage(admin, `/journey-translated-${Date.now()}`, {
    title: 'Service',
    layout: [textSection('Book a service', 'Words.')],
  })
  const title = page.locator('#field-title')
  const saved = () => page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok())
  try {
    await page.goto(`/admin/collections/pages/${made.id}?locale=af`)
    await Promise.all([saved(), title.fill('Diens')])
    const published = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await published
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
    // The form is laid anew after a save, and a section that was opened meanwhile is closed again.
    const heading = page.locator('#field-layout__0__title')
    await expect(async () => {
      if (!(await heading.isVisible()))
        await page.locator('#layout-row-0 .collapsible__toggle').first().click()
      await expect(heading).toHaveValue('', { timeout: 2000 })
    }).toPass()

    await Promise.all([saved(), title.fill('Diens en sorg')])
    const stored = await (await admin.get(`/api/pages/${made.id}?draft=true&locale=all&depth=0`)).json()
    expect(stored.title).toEqual({ en: 'Service', af: 'Diens en sorg' })
    expect(stored.layout[0].title).toEqual({ en: 'Book a service' })
    expect(Object.keys(stored.layout[0].content)).toEqual(['en'])
  } finally {
    await made.remove()
  }
})
