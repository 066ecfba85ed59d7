import type { Page } from '@playwright/test'
import { signIn } from '../support/editor.ts'
import { addressOf, only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

test.describe('the first responder manuals', () => {
  const label = 'Download Emergency Response Guide'
  const address = '/owners/help-and-support/first-responder-manuals'

  test('leads from help and support to a banner that opens the guide as a PDF in a new tab (V-294)', {
    tag: '@core',
  }, async ({ request }) => {
    const support = await readPage(request, '/owners/help-and-support')
    expect(addressOf(support.document, 'To the manuals')).toBe(address)
    const { document } = await readPage(request, address)
    const [banner] = document.querySelectorAll('[data-block="heroBanner"]')
    const button = [...(banner?.querySelectorAll('a') ?? [])].find((link) => textOf(link).includes(label))
    expect(button?.getAttribute('target')).toBe('_blank')
    const guide = await request.get(button?.getAttribute('href') ?? '')
    expect(guide.status()).toBe(200)
    expect(guide.headers()['content-type']).toBe('application/pdf')
    const bytes = await guide.body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(200_000)
  })

  test('shows the label of the guide on no other page (V-294)', { tag: '@core' }, async ({ crawled }) => {
    const matches = crawled.pages.filter(({ html }) => html.includes(label))
    expect(matches.map(({ url }) => new URL(url).pathname)).toEqual([address])
  })
})

const community = '/discover/community'

for (const [path, title, row] of [
  [`${community}/sponsorships`, 'On the shirt, and behind it.', 'V-297'],
  [`${community}/corporate-citizenship`, 'Neighbours first.', 'V-297'],
  ['/discover/hybrid-electric', 'It charges while you brake.', 'V-297'],
  [`${community}/mobility-for-all`, 'Getting there is the point.', 'C-317'],
  ['/automark', 'Used, and proud of it.', 'C-329'],
  ['/dreamcar', 'Draw what is not there yet.', 'C-333'],
] as const) {
  test(`serves ${path} with its banner, followed by further blocks (${row})`, { tag: '@core' }, async ({
    request,
  }) => {
    const { status, document } = await readPage(request, path)
    expect(status).toBe(200)
    const [banner, ...others] = document.querySelectorAll('main [data-block]')
    expect(banner?.getAttribute('data-block')).toBe('heroBanner')
    expect(textOf(banner?.querySelector('h1'))).toBe(title)
    expect(banner?.querySelector('img')?.getAttribute('alt')).toBeTruthy()
    expect(others).not.toHaveLength(0)
  })
}

test('serves the icon at /favicon.ico', { tag: '@core' }, async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toContain('image/svg+xml')
})

test('lists the sponsorships as cards, each with a picture and text (C-318)', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, `${community}/sponsorships`)
  const cards = [...document.querySelectorAll('[data-block="benefitCards"] li')]
  expect(cards.map((card) => textsOf(card, 'h2, h3, h4'))).toEqual([
    ['Cycling'],
    ['Rugby'],
    ['Football'],
    ['Motorsport'],
    ['Running'],
    ['Horses'],
  ])
  for (const card of cards) {
    expect(card.querySelectorAll('img'), textOf(card)).toHaveLength(1)
    expect(textOf(only(card, 'p'))).not.toBe('')
  }
})

test('links the side menu to the technology and the safety section (C-341, C-342)', {
  tag: '@core',
}, async ({ request }) => {
  const { document } = await readPage(request, '/discover/hybrid-electric')
  const menu = only(document, 'nav[aria-label="On this page"]')
  for (const [name, label] of [
    ['technology', 'Technology'],
    ['safety', 'Safety'],
  ] as const) {
    expect(addressOf(menu, label)).toMatch(new RegExp(`#${name}$`))
    expect(textsOf(only(document, `#${name}`), 'h2')).toHaveLength(1)
  }
})

/** Returns the distance of a section from the top of the window, in pixels. */
const topOf = (page: Page, name: string) =>
  page.locator(`#${name}`).evaluate((section) => section.getBoundingClientRect().top)

test('scrolls to the technology and the safety section from the side menu (C-341, C-342)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/discover/hybrid-electric', { waitUntil: 'networkidle' })
  const menu = page.getByRole('navigation', { name: 'On this page' })
  for (const [name, label] of [
    ['technology', 'Technology'],
    ['safety', 'Safety'],
  ] as const) {
    expect(await topOf(page, name)).toBeGreaterThan(300)
    const link = menu.getByRole('link', { name: label })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/discover/hybrid-electric#${name}$`))
    await expect.poll(async () => Math.abs(await topOf(page, name)) < 96).toBe(true)
    await expect(page.locator(`#${name}`).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
  }
})

test('uses the phone layout up to 767 px, with stacked cards and racing titles in capitals (V-346, C-404)', async ({
  page,
}) => {
  const useWidth = (width: number) => page.setViewportSize({ width, height: 900 })
  const countColumns = async () => {
    const leftEdges = await page
      .locator('#technology')
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(leftEdges).toHaveLength(3)
    return new Set(leftEdges).size
  }
  await useWidth(767)
  await page.goto('/discover/hybrid-electric')
  expect(await countColumns()).toBe(1)
  await useWidth(768)
  expect(await countColumns()).toBe(2)

  await page.goto('/gr')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('text-transform', 'none')
  await useWidth(767)
  await expect(title).toHaveCSS('text-transform', 'uppercase')
})

const contentOf = ({ document }: ServedPage, selector: string) =>
  only(document, selector).getAttribute('content')

const titleOf = ({ document }: ServedPage) => textOf(only(document, 'head title'))

const canonicalOf = ({ document }: ServedPage) =>
  only(document, 'link[rel="canonical"]').getAttribute('href') ?? ''

test('outputs the metadata entered by the editor for search engines and social sharing (V-290)', {
  tag: '@core',
}, async ({ request }) => {
  const page = await readPage(request, '/dreamcar')
  const description = 'Children draw the car of their dreams, and we build a model of the best one.'
  expect(titleOf(page)).toBe('Dream car · Toyota South Africa')
  expect(contentOf(page, 'meta[name="description"]')).toBe(description)
  expect(page.document.querySelector('meta[name="robots"]')).toBeNull()
  expect(new URL(canonicalOf(page)).pathname).toBe('/dreamcar')
  expect(contentOf(page, 'meta[property="og:title"]')).toBe('Dream car')
  expect(contentOf(page, 'meta[property="og:description"]')).toBe(description)
  const image = new URL(contentOf(page, 'meta[property="og:image"]') ?? '')
  const picture = await request.get(image.pathname)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(contentOf(page, 'meta[property="og:image:alt"]')).toBeTruthy()
})

test('uses the title and description of the range on a vehicle page (V-291)', { tag: '@core' }, async ({
  request,
}) => {
  const page = await readPage(request, '/vehicles/vitz')
  expect(titleOf(page)).toBe('Toyota Vitz: prices, colours and monthly instalments')
  expect(contentOf(page, 'meta[name="description"]')).toBe(
    'The Toyota Vitz 1.0 in South Africa: entry model, XR manual and XR automated manual. See prices, five colours, fuel consumption and a monthly instalment.',
  )
  expect(new URL(canonicalOf(page)).pathname).toBe('/vehicles/vitz')
})

test('uses the canonical URL set on a range (V-291)', { tag: '@core' }, async ({ request }) => {
  await signIn(request)
  const ranges = await request.get('/api/ranges?where[slug][equals]=hiace&depth=0')
  const [range] = (await ranges.json()).docs
  const publish = async (canonicalUrl: string | null) => {
    const response = await request.patch(`/api/ranges/${range.id}`, {
      data: { canonicalUrl, _status: 'published' },
    })
    expect(response.ok(), await response.text()).toBe(true)
  }
  const canonical = async () => canonicalOf(await readPage(request, '/vehicles/hiace'))
  try {
    await publish('https://example.co.za/hiace')
    await expect.poll(canonical, { timeout: 10_000 }).toBe('https://example.co.za/hiace')
  } finally {
    await publish(null)
  }
  await expect.poll(canonical, { timeout: 10_000 }).toMatch(/\/vehicles\/hiace$/)
})
