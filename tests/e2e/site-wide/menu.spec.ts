import { type APIRequestContext, expect as expectOf, type Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })

let editor: APIRequestContext
/** The id of the header version published before the tests, in all languages. */
let before: string

test.beforeAll(async ({ playwright, baseURL }) => {
  editor = await playwright.request.newContext({ baseURL })
  await signIn(editor)
  const versions = '/api/globals/header/versions?limit=1&sort=-updatedAt&depth=0'
  const published = await editor.get(`${versions}&where[version._status][equals]=published`)
  before = (await published.json()).docs[0].id
})
test.afterAll(async () => {
  const restored = await editor.post(`/api/globals/header/versions/${before}`)
  expectOf(restored.ok()).toBe(true)
  await editor.dispose()
})

const at = (address: string) => ({ kind: 'address', address })

async function publish(items: readonly Record<string, unknown>[]): Promise<void> {
  const response = await editor.post('/api/globals/header', { data: { items, _status: 'published' } })
  expect(response.ok(), await response.text()).toBe(true)
}

async function open(page: Page, path: string, width = 1280) {
  await page.context().addCookies([{ name: 'cookie-choice', value: '1:', domain: '127.0.0.1', path: '/' }])
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  return page.getByRole('navigation', { name: 'Main menu' })
}

test('shows a published menu on every page at once, and a draft on none', { tag: '@core' }, async ({
  page,
}) => {
  const owners = { itemType: 'default', place: 'middle', label: 'My Toyota', link: at('/owners') }
  for (const path of ['/', '/vehicles', '/owners']) await page.goto(path)
  await publish([owners])
  for (const path of ['/', '/vehicles', '/owners']) {
    await expect
      .poll(async () => (await editor.get(path)).text(), { timeout: 10_000, intervals: [50] })
      .toContain('My Toyota')
  }
  const draft = { items: [{ ...owners, label: 'Not yet' }], _status: 'draft' }
  expect((await editor.post('/api/globals/header?draft=true', { data: draft })).ok()).toBe(true)
  await page.waitForTimeout(500)
  expect(await (await page.request.get('/owners')).text()).not.toContain('Not yet')
})

test('links a default button to its URL, and hides one without a target page (C-346)', async ({ page }) => {
  await publish([
    { itemType: 'default', place: 'end', look: 'filled', label: 'Owners', link: at('/owners') },
    { itemType: 'default', place: 'end', label: 'Nowhere', link: at('/no-such-page') },
  ])
  const menu = await open(page, '/vehicles')
  await expect(menu.getByRole('listitem')).toHaveCount(1)
  await menu.getByRole('link', { name: 'Owners' }).click()
  await expect(page).toHaveURL(/\/owners$/)
})

test('scrolls to the target of an anchor button without loading, and hides it on pages without the target (C-347)', async ({
  page,
}) => {
  await publish([{ itemType: 'anchor', place: 'middle', label: 'The models', anchor: 'models' }])
  const menu = await open(page, '/vehicles/fortuner')
  const models = menu.getByRole('link', { name: 'The models' })
  await page.evaluate(() => document.body.setAttribute('data-still-here', ''))
  await models.click()
  await expect
    .poll(() => page.locator('#models').evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(200)
  await expect(page.locator('#models')).toBeInViewport()
  await expect(page.locator('body[data-still-here]')).toBeAttached()
  await open(page, '/vehicles')
  await expect(models).toBeHidden()
})

test('shows the label as plain text with a working submenu when clickable is off (C-348)', async ({
  page,
}) => {
  await publish([
    {
      itemType: 'dropdown',
      place: 'middle',
      label: 'For you',
      clickable: false,
      link: at('/vehicles'),
      submenuLabel: 'What we do for you',
      entries: [{ label: 'Owners', link: at('/owners') }],
    },
    { itemType: 'default', place: 'middle', label: 'Just a word', clickable: false, link: at('/owners') },
  ])
  const menu = await open(page, '/vehicles')
  await expect(menu.getByRole('link', { name: 'For you' })).toHaveCount(0)
  await expect(menu.getByText('Just a word')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Just a word' })).toHaveCount(0)
  const entry = menu.getByRole('link', { name: 'Owners' })
  await menu.getByText('For you', { exact: true }).hover()
  await expect(entry).toBeVisible()
  await expect(menu.getByText('What we do for you')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await menu.getByRole('button', { name: 'For you' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/owners$/)
})

/** Expects the links of a menu to lead to these addresses, by the width of the window. */
async function expectMobileLinks(page: Page, expected: readonly (readonly [width: number, href: string])[]) {
  const item = { label: 'Owners', link: at('/owners'), mobileLink: at('/vehicles') }
  await publish([
    { itemType: 'default', place: 'middle', ...item },
    { itemType: 'dropdown', place: 'middle', label: 'More', clickable: false, entries: [item] },
  ])
  for (const [width, href] of expected) {
    const menu = await open(page, '/vehicles/fortuner', width)
    if (width < 960) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByText('More', { exact: true }).click()
    const links = menu.getByRole('link', { name: 'Owners' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href)
  }
}

test(
  'uses the mobile URL of an item at 390 px, and the other at 1280 px (C-349)',
  { tag: '@core' },
  ({ page }) =>
    expectMobileLinks(page, [
      [390, '/vehicles'],
      [1280, '/owners'],
    ]),
)

test('uses the mobile URL of an item up to 767 px (C-349, C-404)', ({ page }) =>
  expectMobileLinks(page, [
    [767, '/vehicles'],
    [769, '/owners'],
  ]))

test('shows the racing menu on racing pages only', async ({ page }) => {
  const racingItems = [{ itemType: 'default', place: 'middle', label: 'Pit lane', link: at('/gr') }]
  const items = [{ itemType: 'default', place: 'middle', label: 'Owners', link: at('/owners') }]
  const response = await editor.post('/api/globals/header', {
    data: { items, racingItems, _status: 'published' },
  })
  expect(response.ok()).toBe(true)
  const racing = await open(page, '/gr')
  await expect(racing.getByRole('link')).toHaveText(['Pit lane'])
  const light = await open(page, '/owners')
  await expect(light.getByRole('link')).toHaveText(['Owners'])
})
