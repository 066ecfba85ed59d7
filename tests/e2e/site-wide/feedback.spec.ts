import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/editor.ts'
import { saveSiteSettings } from '../support/site-settings.ts'
import { expect, test } from '../support/test.ts'

const question = 'Was this page helpful?'
const path = '/owners'

const widget = (page: Page) => page.getByRole('region', { name: question })
const thanks = (page: Page) =>
  widget(page).getByText('Thank you.', { exact: false }).filter({ visible: true })

/** Opens the page when the setting has reached it, at the widget, with its script. */
async function openWidget(page: Page, request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get(path)).text()).toContain(question)
  await page.goto(path, { waitUntil: 'networkidle' })
  await widget(page).scrollIntoViewIfNeeded()
  await expect(widget(page).getByRole('button', { name: 'Not helpful' })).toBeVisible()
}

/** What is stored, newest first. */
async function answers(request: APIRequestContext) {
  const { docs } = await (await request.get('/api/pageFeedback?depth=0&sort=-id')).json()
  return (docs as { page: string; answer: string; suggestion: string | null }[]).map((doc) => [
    doc.page,
    doc.answer,
    doc.suggestion,
  ])
}

test.describe.configure({ mode: 'default' })

test('does not ask while the setting is off (V-004, V-7)', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText(question)).toHaveCount(0)
})

test.describe('with the setting on', () => {
  let restore: () => Promise<void>
  test.beforeEach(async ({ request }) => {
    await signIn(request)
    restore = await saveSiteSettings(request, { switches: { feedbackWidget: true } })
  })
  test.afterEach(() => restore())

  test('thanks for Helpful, and stores it (V-004, V-7)', { tag: '@core' }, async ({ page, request }) => {
    await openWidget(page, request)
    await expectNoAxeViolations(page)
    await widget(page).getByRole('button', { name: 'Helpful', exact: true }).click()
    await expect(thanks(page)).toBeFocused()
    expect((await answers(request))[0]).toEqual([path, 'helpful', null])
  })

  test('asks for a suggestion after Not helpful, and keeps it when it cannot be sent (V-004, V-7)', async ({
    page,
    request,
    tolerate,
  }) => {
    tolerate(/503/)
    await openWidget(page, request)
    await widget(page).getByRole('button', { name: 'Not helpful' }).click()
    const dialog = page.getByRole('dialog', { name: 'What could be better?' })
    const field = dialog.getByRole('textbox', { name: /Your suggestion/ })
    await field.fill('Say which parts are in stock.')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(widget(page).getByRole('button', { name: 'Not helpful' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Say which parts are in stock.')

    await page.route('**/api/feedback', (route) => route.fulfill({ status: 503, json: {} }))
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/could not be sent/)
    await expect(field).toHaveValue('Say which parts are in stock.')
    await page.unroute('**/api/feedback')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(thanks(page)).toBeFocused()
    await expect(dialog).toBeHidden()
    expect((await answers(request))[0]).toEqual([path, 'notHelpful', 'Say which parts are in stock.'])
  })

  test('works without JavaScript (V-004)', async ({ browser, request }) => {
    await expect.poll(async () => (await request.get(path)).text()).toContain(question)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    await widget(page).locator('summary').click()
    await widget(page)
      .getByRole('textbox', { name: /Your suggestion/ })
      .fill('A map.')
    await widget(page).getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/owners#feedback-thanks$/)
    await expect(thanks(page)).toBeVisible()
    expect((await answers(request))[0]).toEqual([path, 'notHelpful', 'A map.'])
    await context.close()
  })

  test('fits a window of 320 pixels', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWidget(page, request)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
