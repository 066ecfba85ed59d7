import { axeViolations } from '../support/axe.ts'
import { htmlErrors } from '../support/html.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { expectNoServerError, get } from '../support/refusals.ts'
import { openPage } from '../support/representative-pages.ts'
import {
  addressOf,
  only,
  readPage,
  type ServedPage,
  submissionOf,
  textOf,
  textsOf,
} from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** The first query after the start waits for the search index. */
test.beforeAll(() => get('/api/search?q=hilux'))

/** A section of the results, or of what is offered instead, by its heading. */
function sectionOf({ document }: ServedPage, heading: string): Element {
  const headings = [...document.querySelectorAll('main h2')]
  const found = headings.find((candidate) => textOf(candidate) === heading)
  return only(document, `section[aria-labelledby="${found?.id}"]`)
}

test('counts the results, and lists the cabs of the Hilux without vehicles that only mention it', {
  tag: '@core',
}, async ({ request }) => {
  const page = await readPage(request, '/search?q=hilux')
  expect(textsOf(page.document, 'main p')).toContainEqual(expect.stringMatching(/^\d+ results$/))
  expect(textsOf(sectionOf(page, 'Vehicles'), 'h3')).toEqual([
    'Hilux Double Cab',
    'Hilux Single Cab',
    'Hilux Xtra Cab',
  ])
  expect(textsOf(page.document, 'main a')).not.toContain('Home')
})

test('groups the models of a vehicle below its picture, the least expensive first', {
  tag: '@core',
}, async ({ request }) => {
  const models = sectionOf(await readPage(request, '/search?q=hilux'), 'Models')
  expect(textsOf(models, 'h3').toSorted()).toEqual(['Hilux Double Cab', 'Hilux Single Cab', 'Hilux Xtra Cab'])
  for (const group of models.querySelectorAll('li:has(h3)')) {
    expect(group.querySelectorAll('img')).toHaveLength(1)
    const prices = textsOf(group, 'li .figures').map((text) => Number(text.replace(/\D/g, '')))
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }
})

test('offers vehicles, searches and pages when nothing is found', async ({ request }) => {
  const page = await readPage(request, '/search?q=xylophone')
  const [popular, searches, pages] = ['Popular vehicles', 'Searches to try', 'Or start here'].map((heading) =>
    sectionOf(page, heading),
  )
  expect(popular?.querySelectorAll('li')).toHaveLength(4)
  const links = [popular, searches, pages].flatMap((part) => [...(part?.querySelectorAll('a') ?? [])])
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  for (const query of ['hybrid', 'under R500 000']) {
    const suggested = await readPage(request, addressOf(page.document, query))
    expect(textsOf(suggested.document, 'main p')).toContainEqual(expect.stringMatching(/^\d+ results$/))
  }
})

test('corrects a misspelt query', { tag: '@core' }, async ({ request }) => {
  const { document } = await readPage(request, '/')
  const address = submissionOf(only(document, 'header form'), { q: 'hylux' })
  expect(address).toBe('/search?q=hylux')
  const results = await readPage(request, address)
  expect(textOf(only(results.document, 'main'))).toContain('This is what was found for “hilux”.')
  expect(textsOf(results.document, 'main a')).toContain('Hilux Double Cab')
})

test('renders every kind of result accessible, valid, without layout shift, within 320 px and noindex', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const [query, message] of [
    ['', 'Search by name, code'],
    ['fortuner', 'Results for'],
    ['hylux raider', 'This is what was found for “hilux raider”'],
    ['xylophone', 'Nothing was found for “xylophone”'],
  ] as const) {
    const path = `/search?${new URLSearchParams({ q: query })}`
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openPage(page, path)
      await expect(page.getByText(message).first()).toBeVisible()
      expect.soft(await layoutShifts(page)).toEqual([])
      expect.soft(await axeViolations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const { body } = await get(path)
    expect.soft(await htmlErrors(body, path)).toEqual([])
  }
})

test('handles any query without a server error, and disables browser caching', { tag: '@core' }, async () => {
  const queries = [
    ...[
      '',
      'q',
      'q=',
      'q=%20',
      'q=a&q=b',
      'q[]=x',
      'q=%F0%9F%9A%97',
      'q=%D8%AC%D9%8A%D8%A8',
      'q=%00',
      'q=%ff',
    ],
    ...[
      'hilux & | !(',
      "'; drop table pages; --",
      '":* <->',
      '</script><b>',
      '*'.repeat(500),
      'x'.repeat(10_000),
    ].map((query) => String(new URLSearchParams({ q: query }))),
  ]
  for (const path of ['/search', '/api/search']) {
    for (const query of queries) {
      const response = await get(`${path}?${query}`)
      expectNoServerError(response, `${path}?${query.slice(0, 60)}`)
      expect.soft([200, 400, 414]).toContain(response.status)
      expect.soft(response.headers.get('cache-control') ?? '').toMatch(/no-store|no-cache/)
      expect.soft(response.body).not.toContain('<b>')
    }
  }
})
