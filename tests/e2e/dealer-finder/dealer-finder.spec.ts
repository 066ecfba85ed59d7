import type { APIRequestContext } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { dealerList, finder, serveDealers } from '../support/dealer-list.ts'
import { layoutShifts } from '../support/layout-shift.ts'
import { searchAddress } from '../support/plain-search.ts'
import { openPage } from '../support/representative-pages.ts'
import { addressOf, only, readPage, type ServedPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'
import { weighPage } from '../support/weigh.ts'

/** The names, distances and places of the dealers that a served page lists. */
const servedCards = ({ document }: ServedPage) => textsOf(document, 'main ul[aria-label=Dealers] > li')

const servedStatus = ({ document }: ServedPage) => textsOf(document, 'main p[role=status]')[0]

const slugsIn = ({ document }: ServedPage) =>
  [...document.querySelectorAll('main [data-dealer]')].map((card) => card.getAttribute('data-dealer'))

const dealersOn = (request: APIRequestContext, query = '') => readPage(request, `/dealers${query}`)

test.describe('without JavaScript', { tag: '@core' }, () => {
  test('searches by name, suburb, city and province on the server (D-268, D-269)', async ({ request }) => {
    const { document } = await dealersOn(request)
    expect(only(document, 'main form input[name=search]').getAttribute('placeholder')).toBe(
      'Search Dealer Name, Province, City or Suburb ...',
    )
    for (const [text, expected] of [
      ['witvink', 'Witvink Toyota Bedfordview'],
      ['Parktown', 'Ridgeline Toyota Parktown'],
      ['windhoek', 'Kokerboom Toyota Windhoek'],
      ['Lesotho', 'Mountain Kingdom Toyota Maseru'],
    ] as const) {
      const address = searchAddress(document, 'Search', { search: [text] })
      expect(address).toBe(`/dealers?search=${text}&radius=`)
      const found = servedCards(await readPage(request, address))
      expect(found.filter((card) => card.startsWith(expected))).toHaveLength(1)
    }
  })

  test('lists dealers around a place within the chosen radius, with distances (D-270, D-281, D-286)', async ({
    request,
  }) => {
    const around = await dealersOn(request, '?search=Johannesburg')
    expect(servedStatus(around)).toMatch(/^\d+ dealers within 40 km of Johannesburg$/)
    expect(servedCards(around)[0]).toMatch(/\d+,\d km/)
    const near = await dealersOn(request, '?search=Johannesburg&radius=5')
    expect(servedCards(near).length).toBeGreaterThan(0)
    expect(servedCards(near).length).toBeLessThan(servedCards(around).length)
    expect(only(near.document, 'main select[name=radius] option[selected]').getAttribute('value')).toBe('5')
  })

  test('reaches every dealer by the list (D-069, C-330, C-331)', async ({ request }) => {
    // Another journey may add a dealer in between.
    await expect(async () => {
      let listed = await dealersOn(request)
      expect(servedCards(listed)).toHaveLength(24)
      expect(listed.document.querySelectorAll('main [data-marker]')).toHaveLength(24)
      const reached = slugsIn(listed)
      const hasMore = () => textsOf(listed.document, 'main a').includes('Show more dealers')
      for (let number = 2; hasMore(); number += 1) {
        const address = addressOf(listed.document, 'Show more dealers')
        expect(address).toBe(`/dealers?page=${number}`)
        listed = await readPage(request, address)
        reached.push(...slugsIn(listed))
      }
      expect(new Set(reached).size).toBe(reached.length)
      expect(servedStatus(listed)).toBe(`${reached.length} dealers`)
    }).toPass()
  })

  test('reaches the dealers of a province by the map and its page (D-069, C-330, C-331)', async ({
    request,
  }) => {
    const { document } = await dealersOn(request)
    const marked = only(document, '#dealer-map a[href="/dealers/free-state"]')
    expect(marked.getAttribute('aria-label')).toMatch(/^Free State, \d+ dealers$/)
    const address = addressOf(document, /^Free State/)
    expect(address).toBe('/dealers/free-state')
    const province = await readPage(request, address)
    expect(textOf(only(province.document, 'h1'))).toBe('Dealers in Free State')
    const city = addressOf(only(province.document, 'main'), /^Bloemfontein/)
    expect(city).toBe('/dealers/free-state/bloemfontein')
    const cards = servedCards(await readPage(request, city))
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toContain('Bloemfontein')
  })
})

test('shows everything about a dealer under Show more, without JavaScript (D-275)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/dealers?search=witvink')
  const card = finder(page).cards.first()
  await expect(card.getByText('3 Kestrel Crescent')).toBeHidden()
  await card.locator('summary').click()
  await expect(card.locator('summary')).toContainText('Show less')
  await expect(card.getByText('3 Kestrel Crescent')).toBeVisible()
  await expect(card.getByText('Monday – Friday').last()).toBeVisible()
  await context.close()
})

test('returns 404 for an address that is neither dealer nor province (D-069)', { tag: '@core' }, async ({
  request,
}) => {
  expect((await request.get('/dealers/atlantis')).status()).toBe(404)
  expect((await request.get('/dealers/gauteng/atlantis')).status()).toBe(404)
})

test('filters while typing, keeps the address in step, and fetches the dealers once (D-269, D-274, D-382)', {
  tag: '@core',
}, async ({ page }) => {
  let requests = 0
  page.on('request', (request) => {
    requests += Number(new URL(request.url()).pathname === '/sections/dealers')
  })
  await openPage(page, '/dealers')
  expect(requests).toBe(0)
  const all = await finder(page).status.innerText()
  await finder(page).search.pressSequentially('nelspr')
  await expect(finder(page).status).toHaveText(/within 40 km of Nelspruit$/)
  await expect(page).toHaveURL('/dealers?search=nelspr')
  await expect(finder(page).markers).toHaveCount(await finder(page).cards.count())
  await finder(page).radius.selectOption('10 km')
  await expect(page).toHaveURL('/dealers?search=nelspr&radius=10')
  await expect(finder(page).status).toHaveText(/within 10 km of Nelspruit/)
  const found = await finder(page).cards.allInnerTexts()
  await page.reload()
  await expect(finder(page).cards).toHaveCount(found.length)
  await page.getByRole('link', { name: 'Show all dealers' }).click()
  await expect(finder(page).status).toHaveText(all)
  expect(requests).toBeLessThanOrEqual(2)
})

test('counts apart what is near a place and what only has its name', async ({ page }) => {
  await serveDealers(page, [
    { slug: 'near', name: 'Near Motors', km: 12 },
    { slug: 'far', name: 'Johannesburg Road Motors', km: 400 },
  ])
  await openPage(page, '/dealers')
  await finder(page).search.fill('johannesburg')
  await expect(finder(page).cards).toHaveCount(2)
  await expect(finder(page).status).toHaveText(
    '1 dealer within 40 km of Johannesburg, and 1 for “johannesburg”',
  )
})

test('moves the focus to the first card that Show more dealers adds, also when they are the last', async ({
  page,
}) => {
  await serveDealers(
    page,
    Array.from({ length: 30 }, (_, index) => ({ slug: `d${index}`, name: `Fig ${index}`, km: index })),
  )
  await openPage(page, '/dealers')
  await finder(page).search.fill('johannesburg')
  await expect(finder(page).status).toHaveText('30 dealers within 40 km of Johannesburg')
  await page.getByRole('link', { name: 'Show more dealers' }).press('Enter')
  await expect(finder(page).cards.nth(24).getByRole('link').first()).toBeFocused()
})

test('searches 30 km for the choice of 25 km (D-273)', async ({ page }) => {
  await serveDealers(page, [
    { slug: 'near', name: 'Near Motors', km: 27.3 },
    { slug: 'far', name: 'Far Motors', km: 31.5 },
  ])
  await openPage(page, '/dealers')
  await finder(page).search.fill('johannesburg')
  await finder(page).radius.selectOption('25 km')
  await expect(finder(page).cards).toHaveCount(1)
  await expect(finder(page).cards).toContainText('27,3 km')
})

test('says that the dealers cannot be searched, keeps what was typed, and tries again (D-287, D-406)', {
  tag: '@core',
}, async ({ page, tolerate }) => {
  tolerate(/503/)
  let failing = true
  await page.route('**/sections/dealers', (route) =>
    failing
      ? route.fulfill({ status: 503, body: '{}' })
      : route.fulfill({ json: dealerList([{ slug: 'a', name: 'Back Motors', km: 1 }]) }),
  )
  await openPage(page, '/dealers')
  await finder(page).search.fill('back')
  await expect(page.getByText('We cannot search the dealers at the moment.')).toBeVisible()
  await expect(finder(page).toast).toHaveCount(0)
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(finder(page).cards).toHaveText([/Back Motors/])
  await expect(finder(page).search).toHaveValue('back')
})

for (const width of [390, 1280]) {
  test(`has no axe violations and layout shifts, with all cards and the map, at ${width} px (D-274)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/dealers', '/dealers/gauteng', '/dealers?search=Durban']) {
      await openPage(page, path)
      expect.soft(await layoutShifts(page)).toEqual([])
      await expectNoAxeViolations(page)
      await expect(finder(page).markers).toHaveCount(await finder(page).cards.count())
      await expect(page.locator('#dealer-map svg')).toBeVisible({ visible: width > 1024 })
    }
  })
}

test('ships at most 165 kB of JavaScript, without the search and the list of dealers', async ({
  browser,
  baseURL,
}) => {
  const { js, requests } = await weighPage(browser, `${baseURL}/dealers`)
  expect(
    js,
    requests.map(({ kind, bytes, url }) => `${kind} ${bytes} ${url}`).join('\n'),
  ).toBeLessThanOrEqual(165_000)
  expect(requests.filter(({ url }) => url.includes('/sections/'))).toEqual([])
})
