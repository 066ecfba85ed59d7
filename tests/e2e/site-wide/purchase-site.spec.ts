import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { publishPage, signIn, textSection } from '../support/editor.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { saveSiteSettings } from '../support/site-settings.ts'
import { expect, test } from '../support/test.ts'

const site = 'https://buy.example.co.za'
const path = '/journey-purchase'

const layout = [
  textSection('Opening', 'Words.'),
  {
    blockType: 'bannerCarousel',
    slides: [{ title: 'Yours by Friday', enquiryDialog: true, testDriveDialog: true }],
  },
]

/** Serves the purchase site, and returns the addresses that were embedded. */
async function servePurchaseSite(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(`${site}/**`, (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<!DOCTYPE html><html lang="en"><title>Buy</title><body><p>The purchase site</p></body></html>',
    })
  })
  return requested
}

/** Publishes the page with its banner, and sets the purchase site. */
async function prepare(request: APIRequestContext, purchaseSite: string) {
  await signIn(request)
  const restore = await saveSiteSettings(request, { addresses: { purchaseSite } })
  const published = await publishPage(request, path, { layout })
  return async () => {
    await published.remove()
    await restore()
  }
}

test.describe.configure({ mode: 'default' })

test('links the buttons to our own forms while no purchase site is set', async ({ page, request }) => {
  const restore = await prepare(request, '')
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const [name, href] of [
      ['Enquire Now', '/enquiry/quote'],
      ['Book A Test Drive', '/enquiry/test-drive'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  } finally {
    await restore()
  }
})

test('embeds the enquiry and the test drive in dialogs that close by button and Escape (C-044, C-045, C-046)', {
  tag: '@core',
}, async ({ page, request }) => {
  const restore = await prepare(request, site)
  try {
    const requested = await servePurchaseSite(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const [name, last] of [
      ['Enquire Now', 'enquire-now'],
      ['Book A Test Drive', 'test-drive'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true })
      const dialog = page.getByRole('dialog', { name })
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await button.click()
        await expect(dialog.frameLocator('iframe').getByText('The purchase site')).toBeVisible()
        await expect(dialog.getByText('Does nothing appear?')).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
        await dialog.getByRole('button', { name: 'Close' }).focus()
        await close()
        await expect(dialog).toBeHidden()
        await expect(button).toBeFocused()
      }
      expect(requested.at(-1)).toBe(`${site}/${last}`)
    }
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).click()
    await expectNoAxeViolations(page)
  } finally {
    await restore()
  }
})

test('tells the enquiry the code of the preferred dealer (C-045, C-373)', async ({ page, request }) => {
  const restore = await prepare(request, site)
  try {
    const requested = await servePurchaseSite(page)
    const filter = 'where[supplierCode][exists]=true&where[_status][equals]=published&limit=1&depth=0'
    const { docs } = await (await request.get(`/api/dealers?${filter}`)).json()
    const { slug, name, supplierCode } = docs[0]
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate((dealer) => localStorage.setItem('preferred-dealer', JSON.stringify(dealer)), {
      slug,
      name,
      province: null,
      hasFinance: false,
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).click()
    await expect.poll(() => requested).toEqual([`${site}/enquire-now?dealercode=${supplierCode}`])
  } finally {
    await restore()
  }
})

test('offers a new tab and our own form when the frame does not load', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/ERR_/)
  const restore = await prepare(request, site)
  try {
    await page.route(`${site}/**`, () => {})
    await page.clock.install({ time: PINNED_CLOCK })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Enquire Now', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' })
    await expect(dialog.getByRole('status')).toHaveText('Loading …')
    await page.clock.runFor(9_000)
    await expect(dialog.getByRole('status')).toHaveText('This is taking longer than usual.')
    await expect(dialog.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(dialog.getByRole('link', { name: 'Use the form on this site' })).toHaveAttribute(
      'href',
      '/enquiry/quote',
    )
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await restore()
  }
})

test('allows frames of the purchase site and of no other', { tag: '@core' }, async ({ request }) => {
  const policyOf = async () => (await request.get('/contact')).headers()['content-security-policy'] ?? ''
  const restore = await prepare(request, site)
  try {
    await expect.poll(policyOf).toContain(`frame-src 'self' ${site};`)
  } finally {
    await restore()
  }
  await expect.poll(policyOf).not.toContain('frame-src')
})

test('links to the purchase site without JavaScript', async ({ browser, request }) => {
  const restore = await prepare(request, site)
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(path)
    const link = page.getByRole('link', { name: /^Enquire Now/ })
    await expect(link).toHaveAttribute('href', `${site}/enquire-now`)
    await expect(link).toHaveAttribute('target', '_blank')
  } finally {
    await context.close()
    await restore()
  }
})
