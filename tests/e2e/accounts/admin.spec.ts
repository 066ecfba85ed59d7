import type { Page } from '@playwright/test'
import { expect, test } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { publishPage, textSection } from '../support/editor.ts'

const section = (page: Page, title: string) =>
  page.locator('.site-dashboard__section', { has: page.getByRole('heading', { name: title }) })

/** The admin's message for a list the signed-in user may not read. */
const notFound = (page: Page) => page.getByRole('heading', { name: /not(hing)? found/i })

test('shows the product name at sign-in, rejects a wrong password and opens the dashboard', {
  tag: '@core',
}, async ({ page, admin, tolerate }) => {
  tolerate(/401/)
  const email = `by-hand-${Date.now()}@example.co.za`
  const data = { email, name: 'By hand', role: 'editor', password: 'a-password-of-somebody' }
  const { doc } = await (await admin.post('/api/users', { data })).json()
  try {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByText('Forecourt', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /forgot/i })).toBeHidden()
    const signIn = async (password: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
    }
    await signIn('not the password')
    await expect(page.getByText('The e-mail or password is not right.').first()).toBeVisible()
    await signIn(data.password)
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.locator('.site-dashboard__title')).toHaveText([
      /^Scheduled/,
      /^Drafts waiting/,
      /^Documents with problems/,
      /^Broken links/,
      /^Pictures without a description/,
    ])
  } finally {
    await admin.delete(`/api/users/${doc.id}`)
  }
})

test('lists waiting drafts and broken links on the dashboard, linked to their documents', async ({
  page,
  admin,
  signInAs,
}) => {
  await signInAs('editor')
  const button = {
    label: 'On',
    look: 'primary',
    link: { kind: 'address', address: '/no-such-page-anywhere' },
  }
  const testPage = await publishPage(admin, `/journey-admin-${Date.now()}`, {
    title: 'A page with a fault',
    layout: [textSection('Words', 'Words.', { buttons: [button] })],
  })
  try {
    await testPage.update({ title: 'A page that changes', _status: 'draft' }, '&draft=true')
    await page.goto('/admin')
    const link = section(page, 'Broken links').getByRole('link', { name: 'A page that changes' })
    await expect(link).toBeVisible()
    await expect(section(page, 'Broken links')).toContainText(
      '/no-such-page-anywhere, where there is no page',
    )
    const waiting = section(page, 'Drafts waiting')
    await expect(waiting).toContainText('Newer than what visitors see')
    expect((await axeViolations(page)).filter((line) => line.includes('.site-dashboard'))).toEqual([])
    await waiting.getByRole('link', { name: 'A page that changes' }).click()
    await expect(page).toHaveURL(`/admin/collections/pages/${testPage.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page that changes')
  } finally {
    await testPage.remove()
  }
})

test('fits the dashboard to the width of a phone', async ({ page, signInAs }) => {
  await signInAs('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await expect(page.locator('.site-dashboard__section')).toHaveCount(5)
  const right = () =>
    page
      .locator('.site-dashboard__section')
      .evaluateAll((sections) => Math.max(...sections.map((each) => each.getBoundingClientRect().right)))
  // The admin menu slides out of view first.
  await expect.poll(right).toBeLessThanOrEqual(390)
})

test('shows content but no accounts to an editor', async ({ page, signInAs, tolerate }) => {
  tolerate(/404/)
  await signInAs('editor')
  await page.goto('/admin')
  await expect(page.locator('nav a[href="/admin/collections/pages"]')).toHaveCount(1)
  await expect(page.locator('a[href^="/admin/collections/users"]')).toHaveCount(0)
  await expect(page.locator('a[href^="/admin/collections/service-keys"]')).toHaveCount(0)
  await page.goto('/admin/collections/users')
  await expect(notFound(page)).toBeVisible()
})

test('shows enquiries but no content to the role leads', async ({ page, signInAs, tolerate }) => {
  tolerate(/40[34]/)
  const { id } = await signInAs('leads')
  await page.goto('/admin')
  await expect(page.locator('.site-dashboard__title').last()).toHaveText(/^Enquiries/)
  await expect(section(page, 'Drafts waiting')).toHaveCount(0)
  await expect(page.locator('a[href^="/admin/collections/pages"]')).toHaveCount(0)
  await page.goto('/admin/collections/pages')
  await expect(notFound(page)).toBeVisible()
  const { request } = page.context()
  const users = (await (await request.get('/api/users')).json()).docs
  expect(users.map((user: { id: number }) => user.id)).toEqual([id])
  expect((await request.get('/api/pages/versions')).status()).toBe(403)
  const drafts = '/api/pages?draft=true&limit=0&where[_status][equals]=draft'
  expect((await (await request.get(drafts)).json()).totalDocs).toBe(0)
  expect((await request.patch('/api/pages/1', { data: { title: 'Mine' } })).status()).toBe(403)
})

test('shows a dealer no content of others', { tag: '@core' }, async ({ page, signInAs, tolerate }) => {
  tolerate(/40[34]/)
  const { id } = await signInAs('dealer')
  await page.goto('/admin/collections/ranges')
  await expect(notFound(page)).toBeVisible()
  const { request } = page.context()
  const users = (await (await request.get('/api/users')).json()).docs
  expect(users.map((user: { id: number }) => user.id)).toEqual([id])
  const [home] = (await (await request.get('/api/pages?where[path][equals]=/&depth=0')).json()).docs
  expect((await request.patch(`/api/pages/${home.id}`, { data: { title: 'Mine' } })).status()).toBe(403)
  for (const list of ['/api/pages/versions?limit=1', '/api/pages?draft=true&where[_status][equals]=draft'])
    expect((await (await request.get(list)).json()).totalDocs, list).toBe(0)
})

test('signs a disabled account out at the next navigation', async ({ page, admin, signInAs }) => {
  const { id } = await signInAs('editor')
  await page.goto('/admin')
  await expect(page.locator('.site-dashboard__section')).toHaveCount(5)
  expect((await admin.patch(`/api/users/${id}`, { data: { disabled: true } })).ok()).toBe(true)
  await page.goto('/admin/collections/pages')
  await expect(page).toHaveURL(/\/admin\/login/)
})
