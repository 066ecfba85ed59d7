import type { Page } from '@playwright/test'
import { expect, test } from '../support/account.ts'

test.setTimeout(90_000)

/** Resolves when the form has saved its draft: a press of Publish during that save is lost. */
const autosaved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())

test('shows a dealer only what it looks after, and lets it change its hours and add an event', async ({
  page,
  admin,
  signInAs,
  tolerate,
}) => {
  tolerate(/40[03]/)
  await signInAs('dealer')
  const [dealer] = (await (await admin.get('/api/dealers?limit=1&depth=0')).json()).docs
  const events = (name: string) => `/api/dealerEvents?where[name][equals]=${encodeURIComponent(name)}&depth=0`
  const eventName = `Open day ${Date.now()}`

  try {
    await page.goto('/admin')
    const section = page.locator('.site-dashboard')
    await expect(section.getByRole('link', { name: dealer.name })).toHaveAttribute(
      'href',
      `/dealers/${dealer.slug}`,
    )
    const entries = page.locator('.nav__link-label')
    await expect(entries).toHaveText(
      ['Enquiries', 'Pages', 'Media', 'Dealers', 'Teams', 'Specials', 'Dealer events', 'Dealer FAQs'],
      { useInnerText: true },
    )

    await page.goto('/admin/collections/dealers')
    await expect(page.locator('.collection-list .table tbody tr')).toHaveCount(1)

    await page.goto(`/admin/collections/dealers/${dealer.id}`)
    await expect(page.locator('#field-name')).toBeDisabled()
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Contact and hours' }).click()
    await expect(form.getByRole('button', { name: 'Enquiries', exact: true })).toHaveCount(0)
    const hoursSaved = autosaved(page)
    await page.locator('#field-telephone').fill('0800 000 777')
    await hoursSaved
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(
      page
        .locator('.payload-toast-container')
        .getByText(/success/i)
        .first(),
    ).toBeVisible()
    const changed = await (await admin.get(`/api/dealers/${dealer.id}?depth=0`)).json()
    expect([changed.telephone, changed.name]).toEqual(['0800 000 777', dealer.name])

    await page.goto('/admin/collections/dealerEvents/create')
    await expect(page).toHaveURL(/dealerEvents\/\d+/)
    const eventSaved = autosaved(page)
    await page.locator('#field-name').fill(eventName)
    await eventSaved
    await expect(page.locator('#field-audience')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect
      .poll(async () => (await (await admin.get(events(eventName))).json()).docs[0])
      .toMatchObject({ name: eventName, audience: 'dealer', dealer: dealer.id })
  } finally {
    await admin.delete(events(eventName))
    const data = { telephone: dealer.telephone, _status: 'published' }
    await admin.patch(`/api/dealers/${dealer.id}`, { data })
  }
})
