import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/account.ts'
import { openRows, publishPage, textSection } from '../support/editor.ts'

/** The autosave of the admin starts 0.8 s after the last keystroke. */
test.setTimeout(60_000)

/** Returns a path that no other test uses. */
const uniquePath = (name: string) => `/journey-${name}-${Date.now()}`

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(
    page
      .locator('.payload-toast-container')
      .getByText(/success/i)
      .first(),
  ).toBeVisible()
}

async function removeAt(admin: APIRequestContext, path: string): Promise<void> {
  await admin.delete(`/api/redirects?where[from][like]=${path}`)
  await admin.delete(`/api/pages?where[path][like]=${path}`)
}

test('refuses to publish a button without a link target and shows the error at its field', {
  tag: '@core',
}, async ({ page, admin, signInAs, tolerate }) => {
  tolerate(/400/)
  const path = uniquePath('wrong')
  await signInAs('editor')
  const testPage = await publishPage(admin, path, { layout: [textSection('Words', 'Words.')] })
  const button = { label: 'On', look: 'primary', link: { kind: 'page' } }
  await testPage.update(
    { _status: 'draft', layout: [textSection('Words', 'Words.', { buttons: [button] })] },
    '&draft=true',
  )
  try {
    await page.goto(`/admin/collections/pages/${testPage.id}`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/Sections → Block 1 \(Text\) → Buttons/)).toBeVisible()
    await openRows(
      [page.locator('#layout-row-0'), page.locator('#field-layout__0__buttons')],
      page.getByText('Choose the page the link leads to.'),
    )
  } finally {
    await testPage.remove()
  }
})

test('duplicates a page as an unpublished draft with its own path', async ({ page, admin, signInAs }) => {
  const path = uniquePath('copied')
  await signInAs('editor')
  await publishPage(admin, path, { title: 'To be copied', layout: [textSection('Words', 'Words.')] })
  try {
    const { docs } = await (await admin.get(`/api/pages?where[path][equals]=${path}&depth=0`)).json()
    await page.goto(`/admin/collections/pages/${docs[0].id}`)
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-duplicate').click()
    await expect(page.locator('#field-path')).toHaveValue(`${path}-copy`)
    expect((await fetch(new URL(`${path}-copy`, page.url()))).status).toBe(404)
  } finally {
    await removeAt(admin, path)
  }
})

test('redirects the old address after an editor moves a page', async ({ page, admin, signInAs }) => {
  const path = uniquePath('moved')
  await signInAs('editor')
  const testPage = await publishPage(admin, path, { layout: [textSection('Words', 'Words.')] })
  try {
    await page.goto(`/admin/collections/pages/${testPage.id}`)
    await page.locator('#field-path').fill(`${path}-on`)
    await page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await publish(page)
    await expect
      .poll(async () =>
        (await fetch(new URL(path, page.url()), { redirect: 'manual' })).headers.get('location'),
      )
      .toContain(`${path}-on`)
  } finally {
    await removeAt(admin, path)
  }
})
