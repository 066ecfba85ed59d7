import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

test.describe('the first responder manuals', () => {
  const label = 'Download Emergency Response Guide'
  const address = '/owners/help-and-support/first-responder-manuals'

  test('leads from help and support to a banner that opens the guide as a PDF in a new tab (V-294)', async ({
    page,
  }) => {
    await page.goto('/owners/help-and-support')
    await page.getByRole('link', { name: 'To the manuals' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    const banner = page.locator('[data-block="heroBanner"]').first()
    const button = banner.getByRole('link', { name: label })
    await expect(button).toContainText(label)
    await expect(button).toHaveAttribute('target', '_blank')
    const guide = await page.request.get((await button.getAttribute('href')) ?? '')
    expect(guide.status()).toBe(200)
    expect(guide.headers()['content-type']).toBe('application/pdf')
    const bytes = await guide.body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('shows the label of the guide on no other page (V-294)', async ({ crawled }) => {
    const matches = crawled.pages.filter(({ html }) => html.includes(label))
    expect(matches.map(({ url }) => new URL(url).pathname)).toEqual([address])
  })
})

const community = '/discover/community'

/** Expects a page that starts with its banner and has further blocks. */
async function expectPageWithBanner(page: Page, path: string, heading: string) {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  const blocks = page.locator('main [data-block]')
  const banner = blocks.first()
  await expect(banner).toHaveAttribute('data-block', 'heroBanner')
  await expect(banner.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(banner.getByRole('img')).toBeVisible()
  expect(await blocks.count()).toBeGreaterThan(1)
}

test('serves the icon at /favicon.ico', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

test('serves the sponsorships, corporate citizenship and hybrid electric pages (V-297)', async ({ page }) => {
  await expectPageWithBanner(page, `${community}/sponsorships`, 'On the shirt, and behind it.')
  await expectPageWithBanner(page, `${community}/corporate-citizenship`, 'Neighbours first.')
  await expectPageWithBanner(page, '/discover/hybrid-electric', 'It charges while you brake.')
})

test('serves the mobility for all page (C-317)', async ({ page }) => {
  await expectPageWithBanner(page, `${community}/mobility-for-all`, 'Getting there is the point.')
})

test('serves the Automark page (C-329)', async ({ page }) => {
  await expectPageWithBanner(page, '/automark', 'Used, and proud of it.')
})

test('serves the dream car page with its banner (C-333)', async ({ page }) => {
  await expectPageWithBanner(page, '/dreamcar', 'Draw what is not there yet.')
})

test('lists the sponsorships as cards, each with a picture and text (C-318)', async ({ page }) => {
  await page.goto(`${community}/sponsorships`)
  const cards = page.locator('[data-block="benefitCards"]').getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText([
    'Cycling',
    'Rugby',
    'Football',
    'Motorsport',
    'Running',
    'Horses',
  ])
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).toHaveCount(1)
    await expect(card.locator('p')).not.toBeEmpty()
  }
})

/** Returns the distance of a section from the top of the window, in pixels. */
const topOf = (page: Page, name: string) =>
  page.locator(`#${name}`).evaluate((section) => section.getBoundingClientRect().top)

/** Follows a link in the side menu and expects its section at the top. */
async function expectSectionAtTop(page: Page, name: string, label: string) {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/discover/hybrid-electric', { waitUntil: 'networkidle' })
  expect(await topOf(page, name)).toBeGreaterThan(300)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: label })
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/discover/hybrid-electric#${name}$`))
  await expect.poll(async () => Math.abs(await topOf(page, name)) < 96).toBe(true)
  await expect(page.locator(`#${name}`).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
}

test('scrolls to the technology section from the side menu (C-341)', async ({ page }) => {
  await expectSectionAtTop(page, 'technology', 'Technology')
})

test('scrolls to the safety section from the side menu (C-342)', async ({ page }) => {
  await expectSectionAtTop(page, 'safety', 'Safety')
})

test('uses the phone layout up to 767 px, with stacked cards and racing titles in capitals (V-346)', async ({
  page,
}) => {
  const columnsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/discover/hybrid-electric')
    const leftEdges = await page
      .locator('#technology')
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(leftEdges).toHaveLength(3)
    return new Set(leftEdges).size
  }
  expect(await columnsAt(767)).toBe(1)
  expect(await columnsAt(768)).toBe(2)
  const titleAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/gr')
    const heading = page.getByRole('heading', { level: 1 })
    return heading.evaluate((element) => getComputedStyle(element).textTransform)
  }
  expect(await titleAt(767)).toBe('uppercase')
  expect(await titleAt(768)).toBe('none')
})

const contentOf = (page: Page, selector: string) => page.locator(selector).getAttribute('content')

test('outputs the metadata entered by the editor for search engines and social sharing (V-290)', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/dreamcar')
  const description = 'Children draw the car of their dreams, and we build a model of the best one.'
  await expect(page).toHaveTitle('Dream car · Toyota South Africa')
  expect(await contentOf(page, 'meta[name="description"]')).toBe(description)
  expect(await page.locator('meta[name="robots"]').count()).toBe(0)
  const canonical = page.locator('link[rel="canonical"]')
  expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe('/dreamcar')
  expect(await contentOf(page, 'meta[property="og:title"]')).toBe('Dream car')
  expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description)
  const image = new URL((await contentOf(page, 'meta[property="og:image"]')) ?? '')
  const picture = await request.get(`${baseURL}${image.pathname}`)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(await contentOf(page, 'meta[property="og:image:alt"]')).toBeTruthy()
})

test('uses the title and description of the range on a vehicle page (V-291)', async ({ page }) => {
  await page.goto('/vehicles/vitz')
  await expect(page).toHaveTitle('Toyota Vitz: prices, colours and monthly instalments')
  expect(await contentOf(page, 'meta[name="description"]')).toBe(
    'The Toyota Vitz 1.0 in South Africa: entry model, XR manual and XR automated manual. See prices, five colours, fuel consumption and a monthly instalment.',
  )
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/vehicles/vitz')
})

test('uses the canonical URL set on a range (V-291)', async ({ page, request }) => {
  await signIn(request)
  const ranges = await request.get('/api/ranges?where[slug][equals]=hiace&depth=0')
  const [range] = (await ranges.json()).docs
  const publish = async (canonicalUrl: string | null) => {
    const response = await request.patch(`/api/ranges/${range.id}`, {
      data: { canonicalUrl, _status: 'published' },
    })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const canonical = async () => {
    await page.goto('/vehicles/hiace')
    return page.locator('link[rel="canonical"]').getAttribute('href')
  }
  try {
    await publish('https://example.co.za/hiace')
    await expect.poll(canonical, { timeout: 10_000 }).toBe('https://example.co.za/hiace')
  } finally {
    await publish(null)
  }
  await expect.poll(canonical, { timeout: 10_000 }).toMatch(/\/vehicles\/hiace$/)
})
