import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext, Browser, Locator, Page, Request, Response } from '@playwright/test'
import { expect, test } from '../support/account.ts'
import { publishPage, signIn, textSection } from '../support/editor.ts'

/** The autosave of the admin starts 0.8 s after the last keystroke. */
test.setTimeout(90_000)
test.beforeEach(({ tolerate }) => tolerate(/409/))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a newer version' })

/** Opens a second browser window, signed in as the first administrator. */
async function otherEditor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await signIn(context.request)
  return context.newPage()
}

/** Opens an edit form and waits until it is hydrated. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`)
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible()
}

/** Types a text, waits for the autosave and returns the status of its response. */
async function typeAndAutosave(page: Page, field: Locator, text: string): Promise<number> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await field.fill(text)
  return (await saved).status()
}

const isRefresh = (of: Request | Response) => of.url().includes('_rsc=')

/** Delays every refresh of a page by this many milliseconds. */
async function delayRefreshes(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/admin/**', async (route) => {
    if (isRefresh(route.request())) await setTimeout(milliseconds)
    await route.continue()
  })
}

const uniquePath = () => `/journey-two-editors-${Date.now()}`
const titles = async (admin: APIRequestContext, address: string) => {
  const { docs } = await (await admin.get(`/api/${address}&sort=createdAt&depth=0`)).json()
  return (docs as { version: { title?: string; note?: string } }[]).map(({ version }) => version)
}

test('warns an editor whose page another editor saved, loses no text and keeps both versions', async ({
  page,
  admin,
  browser,
  baseURL,
  signInAs,
}) => {
  await signInAs('editor')
  const testPage = await publishPage(admin, uniquePath(), { layout: [textSection('Words', 'Words.')] })
  const other = await otherEditor(browser, baseURL)
  try {
    for (const each of [page, other]) await openForm(each, `collections/pages/${testPage.id}`)
    expect(await typeAndAutosave(other, other.locator('#field-title'), 'Of the other')).toBe(200)
    expect(await typeAndAutosave(page, page.locator('#field-title'), 'Of this one')).toBe(409)
    await expect(notice(page)).toContainText(/^There is a newer version.* saved it on /)
    await expect(page.locator('#field-title')).toHaveValue('Of this one')

    await notice(page).getByRole('button', { name: 'Save mine as the newest draft' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await typeAndAutosave(page, page.locator('#field-title'), 'Of this one, again')).toBe(200)
    const versions = await titles(admin, `pages/versions?where[parent][equals]=${testPage.id}`)
    const savedTitles = versions.map(({ title }) => title)
    expect(savedTitles.slice(1)).toEqual(['Of the other', 'Of this one', 'Of this one, again'])

    expect(await typeAndAutosave(other, other.locator('#field-title'), 'Too late')).toBe(409)
    await notice(other).getByRole('button', { name: 'Drop mine and load the newer version' }).click()
    await expect(other.locator('#field-title')).toHaveValue('Of this one, again')
    expect(await typeAndAutosave(other, other.locator('#field-title'), 'In time')).toBe(200)
  } finally {
    await other.context().close()
    await testPage.remove()
  }
})

test('warns before overwriting a colour that another editor took over and saved', async ({
  page,
  admin,
  browser,
  baseURL,
  signInAs,
}) => {
  await signInAs('editor')
  const [colour] = (await (await admin.get('/api/colours?limit=1&sort=-code&depth=0')).json()).docs
  const stored = async () => (await (await admin.get(`/api/colours/${colour.id}?depth=0`)).json()).title
  const lock = `where[document.value][equals]=${colour.id}&where[document.relationTo][equals]=colours`
  const locks = async () =>
    (await (await admin.get(`/api/payload-locked-documents?${lock}`)).json()).totalDocs
  const other = await otherEditor(browser, baseURL)
  const save = (of: Page) => of.getByRole('button', { name: 'Save', exact: true }).click()
  try {
    await openForm(page, `collections/colours/${colour.id}`)
    await page.locator('#field-title').fill('Of this one')
    await expect.poll(locks).toBe(1)
    await openForm(other, `collections/colours/${colour.id}`)
    await delayRefreshes(other, 1000)
    const refreshes: Response[] = []
    other.on('response', (response) => isRefresh(response) && refreshes.push(response))
    await other.getByRole('button', { name: 'Take over' }).click()
    await expect(other.getByRole('button', { name: 'Take over' })).toBeHidden()
    // The form accepts no text that the refresh would replace.
    await expect(other.locator('#field-title')).toBeDisabled()
    await other.locator('#field-title').fill('Of the other')
    expect(refreshes).not.toHaveLength(0)
    await save(other)
    await expect.poll(stored).toBe('Of the other')
    // The form of the other editor may have locked the colour again while saving.
    await other.close()
    await expect(async () => {
      await admin.delete(`/api/payload-locked-documents?${lock}`)
      await setTimeout(300)
      expect(await locks()).toBe(0)
    }).toPass()

    await save(page)
    await expect(notice(page)).toBeVisible()
    // On the next keystroke Payload detects the missing lock, and must not open its own dialog over the notice.
    const lockCheck = page.waitForResponse((response) => 'next-action' in response.request().headers())
    await page.locator('#field-title').fill('Of this one, still')
    await lockCheck
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await stored()).toBe('Of the other')
    await expect(page.locator('#field-title')).toHaveValue('Of this one, still')
    await notice(page).getByRole('button', { name: 'Save mine over it' }).click()
    await expect(notice(page)).toBeHidden()
    expect(await stored()).toBe('Of this one, still')
  } finally {
    await other.context().close()
    await admin.patch(`/api/colours/${colour.id}`, { data: { title: colour.title } })
    await admin.delete(`/api/payload-locked-documents?${lock}`)
  }
})

test('keeps the footer drafts of two editors', async ({ page, admin, browser, baseURL, signInAs }) => {
  await signInAs('editor')
  const published = await (await admin.get('/api/globals/footer?depth=0')).json()
  const other = await otherEditor(browser, baseURL)
  try {
    for (const each of [page, other]) await openForm(each, 'globals/footer')
    expect(await typeAndAutosave(other, other.locator('#field-note'), 'Of the other')).toBe(200)
    expect(await typeAndAutosave(page, page.locator('#field-note'), 'Of this one')).toBe(409)
    await notice(page).getByRole('button', { name: 'Save mine as the newest draft' }).click()
    await expect(notice(page)).toBeHidden()
    const versions = await titles(admin, 'globals/footer/versions?limit=100')
    expect(versions.map(({ note }) => note).slice(-2)).toEqual(['Of the other', 'Of this one'])
  } finally {
    await other.context().close()
    const { updatedAt: _, ...data } = published
    await admin.post('/api/globals/footer', { data })
  }
})
