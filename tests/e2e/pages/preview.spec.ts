import { publishPage, signIn, textSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test('shows the draft to an editor, refreshes it when the admin saves and hides it from visitors (V-292, D-376)', {
  tag: '@core',
}, async ({ page, context, playwright, baseURL }) => {
  await signIn(context.request)
  const testPage = await publishPage(context.request, '/journey-preview', {
    layout: [textSection('As published', 'Words.')],
  })
  const visitor = await playwright.request.newContext({ baseURL })
  const draft = (title: string) =>
    testPage.update({ _status: 'draft', layout: [textSection(title, 'Words.')] }, '&draft=true')
  try {
    await draft('First draft')
    await page.goto('/preview/journey-preview')
    await expect(page.getByRole('heading', { name: 'First draft' })).toBeVisible()
    expect(await (await visitor.get('/journey-preview')).text()).not.toContain('First draft')

    await draft('Second draft')
    const savedEvent = { type: 'payload-document-event' }
    await page.evaluate((data) => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://example.co.za' }))
    }, savedEvent)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { name: 'First draft' })).toBeVisible()
    await page.evaluate((data) => window.postMessage(data, window.location.origin), savedEvent)
    await expect(page.getByRole('heading', { name: 'Second draft' })).toBeVisible()

    const refusal = await visitor.get('/preview/journey-preview', { maxRedirects: 0 })
    expect(refusal.status()).toBe(307)
    expect(refusal.headers().location).toContain('/admin/login')
    expect(await refusal.text()).not.toContain('Second draft')
    expect((await visitor.get('/api/pages?draft=true')).status()).toBe(403)
    expect((await visitor.get(`/api/pages/${testPage.id}?draft=true`)).status()).toBe(403)
    expect(await (await visitor.get('/journey-preview?draft=true')).text()).not.toContain('Second draft')
  } finally {
    await testPage.remove()
    await visitor.dispose()
  }
})

test('shows a draft in the chosen language and as of the chosen date', async ({ page, context }) => {
  await signIn(context.request)
  await page.goto('/preview/vehicles/hilux-range?lang=af&at=2026-12-24')
  await expect(page.getByRole('heading', { level: 1, name: 'Een naam, drie kajuite.' })).toBeVisible()
  await expect(page.getByLabel('As on')).toHaveValue('2026-12-24')
  await page.getByLabel('Language').selectOption('isiZulu')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Igama elilodwa' })).toBeVisible()
  await expect(page.getByLabel('As on')).toHaveValue('2026-12-24')
})
