import type { APIRequestContext } from '@playwright/test'
import { amountsIn, catalogueAmounts } from '../support/catalogue-prices.ts'
import { publishPage, signIn, textSection } from '../support/editor.ts'
import { selectedIn } from '../support/plain-form.ts'
import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const restricted = {
  Namibia: 'kokerboom-toyota-windhoek',
  Botswana: 'marula-toyota-gaborone',
  Eswatini: 'lilac-roller-toyota-manzini',
  Lesotho: 'mountain-kingdom-toyota-maseru',
  Zambia: 'copper-sun-toyota-lusaka',
  Zimbabwe: 'flame-lily-toyota-harare',
} as const
const gauteng = 'marula-toyota-bryanston'

/** Headers of a client-side navigation. Next redirects once to the address with their hash. */
const flight = {
  RSC: '1',
  'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(['', { children: ['en', {}] }])),
  'Next-Url': '/',
}

/** Pages of a dealer about one range. */
const rangePagesOf = (dealer: string) => [
  `/dealers/${dealer}/new-vehicles/fortuner`,
  `/dealers/${dealer}/new-vehicles/hilux-double-cab`,
]

/** The offers of a dealer on a range, which it has unless its region hides them. */
const offersOf = (dealer: string) => `/dealers/${dealer}/new-vehicles/fortuner/offers`

/** Pages of a dealer that show prices if the region allows it. */
const pagesOf = (dealer: string) => [
  `/dealers/${dealer}`,
  `/dealers/${dealer}/contact`,
  `/dealers/${dealer}/picture-gallery`,
  `/dealership/${dealer}`,
  `/dealers/${dealer}/new-vehicles`,
  ...rangePagesOf(dealer),
  `/dealers/${dealer}/new-vehicles/hilux-range`,
]

/** Fetches a page as HTML and as navigation data. */
async function fetchAll(request: APIRequestContext, path: string): Promise<[string, string][]> {
  const html = await request.get(path)
  const data = await request.get(path, { headers: flight })
  expect.soft(html.status(), path).toBe(200)
  expect.soft(data.headers()['content-type'], path).toContain('text/x-component')
  return [
    [`${path} as HTML`, await html.text()],
    [`${path} as data`, await data.text()],
  ]
}

/** Fetches the vehicles related to the range of a page, which the browser loads when the page lacks them. */
async function fetchRelated(request: APIRequestContext, path: string): Promise<string> {
  const section = await request.get(`/sections/relatedVehicles?page=${path}&lang=en`)
  expect.soft(section.status(), path).toBe(200)
  return section.text()
}

async function expectNoPrices(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  const amounts = await catalogueAmounts()
  for (const path of paths) {
    for (const [what, text] of await fetchAll(request, path)) {
      expect.soft(amountsIn(text, amounts), what).toEqual([])
      expect.soft(text, what).not.toContain('"Offer"')
    }
  }
}

const { Namibia, Botswana, ...others } = restricted

test('shows no catalogue price in any notation on dealer pages of Namibia and Botswana (V-286)', {
  tag: '@core',
}, async ({ request }) => {
  // Every kind of page in one of them, the pages with the most prices in the other.
  await expectNoPrices(request, [...pagesOf(Namibia), ...rangePagesOf(Botswana)])
})

test('shows no catalogue price in any notation on dealer pages of the four other countries (V-286)', async ({
  request,
}) => {
  await expectNoPrices(request, Object.values(others).flatMap(rangePagesOf))
})

test('shows prices of related vehicles for a dealer in Gauteng, but in none of the six countries (V-286)', {
  tag: '@core',
}, async ({ request }) => {
  const amounts = await catalogueAmounts()
  for (const path of rangePagesOf(gauteng))
    expect.soft(amountsIn(await fetchRelated(request, path), amounts), path).not.toEqual([])
  for (const path of Object.values(restricted).flatMap(rangePagesOf))
    expect.soft(amountsIn(await fetchRelated(request, path), amounts), path).toEqual([])
})

test('hides prices in the menu of an editor page for a dealer in Lesotho, but not in Gauteng (V-286)', async ({
  request,
}) => {
  await signIn(request)
  const amounts = await catalogueAmounts()
  for (const [dealer, hidden] of [
    [restricted.Lesotho, true],
    [gauteng, false],
  ] as const) {
    const path = `/dealers/${dealer}/journey-about`
    const testPage = await publishPage(request, path, { layout: [textSection('About us', 'Words.')] })
    try {
      for (const headers of [undefined, { RSC: '1' }]) {
        const response = await request.get(path, headers && { headers })
        expect(response.status(), path).toBe(200)
        const text = await response.text()
        expect(text).toContain('About us')
        expect(text).toContain(`/dealers/${dealer}/new-vehicles/fortuner`)
        expect(amountsIn(text, amounts).length > 3, path).toBe(!hidden)
        if (hidden) expect(amountsIn(text, amounts)).toEqual([])
      }
    } finally {
      await testPage.remove()
    }
  }
})

test('shows the insurance banner for a dealer in Gauteng but not in Botswana (V-171)', {
  tag: '@core',
}, async ({ request }) => {
  const fortunerAt = async (dealer: string) =>
    (await request.get(`/dealers/${dealer}/new-vehicles/fortuner`)).text()
  expect(await fortunerAt(gauteng)).toContain('data-insurance-banner')
  const html = await fortunerAt(restricted.Botswana)
  expect(html).toContain('Fortuner')
  expect(html).not.toContain('data-insurance-banner')
})

test('leads to the offers of a dealer in Gauteng, but not in Lesotho (V-196, D-073)', {
  tag: '@core',
}, async ({ request }) => {
  const fortunerAt = (dealer: string) => readPage(request, `/dealers/${dealer}/new-vehicles/fortuner`)
  const address = addressOf(only((await fortunerAt(gauteng)).document, 'main'), 'Offers')
  expect(address).toBe(offersOf(gauteng))
  const offers = await readPage(request, address)
  expect(textOf(only(offers.document, 'h1'))).toBe('Offers on the Fortuner.')
  const without = await fortunerAt(restricted.Lesotho)
  expect(textsOf(without.document, 'h1')).toHaveLength(1)
  expect(textsOf(without.document, 'a')).not.toContain('Offers')
})

test('shows prices for a dealer in Gauteng and for pages without a dealer (V-287)', async ({ request }) => {
  const amounts = await catalogueAmounts()
  for (const path of [...pagesOf(gauteng), offersOf(gauteng), '/vehicles', '/vehicles/fortuner']) {
    const [html, data] = await fetchAll(request, path)
    expect.soft(amountsIn(html?.[1] ?? '', amounts).length, path).toBeGreaterThan(3)
    expect.soft(amountsIn(data?.[1] ?? '', amounts).length, path).toBeGreaterThan(3)
  }
})

test('links to online buying on dealer pages, and to our own forms elsewhere (V-163, V-164, D-385, D-387)', {
  tag: '@core',
}, async ({ request }) => {
  const site = 'http://site.example.co.za'
  const linksOn = async (path: string) => {
    const main = only((await readPage(request, path)).document, 'main')
    return ['Book A Test Drive', 'Request A Quote'].map((name) => new URL(addressOf(main, name), site))
  }
  for (const url of await linksOn(`/dealers/${gauteng}/new-vehicles/fortuner`)) {
    expect(url.origin).not.toBe(site)
    expect(url.searchParams.get('deriv_code')).toMatch(/^FOR-/)
    expect(url.searchParams.get('dealercode')).toBe('ZA101')
  }
  const [drive, quote] = await linksOn('/vehicles/fortuner')
  expect(drive?.pathname).toBe('/enquiry/test-drive')
  expect(drive?.searchParams.get('test-drive-code')).toMatch(/^FOR-/)
  expect(quote?.pathname).toBe('/enquiry/quote')
  expect(quote?.searchParams.get('buy-now-code')).toMatch(/^FOR-/)
  for (const url of [drive, quote]) expect(url?.searchParams.has('dealercode')).toBe(false)
  const form = await readPage(request, `${drive?.pathname}${drive?.search}`)
  const code = drive?.searchParams.get('test-drive-code')?.replace('FOR-', '') ?? 'none'
  expect(selectedIn(form, 'model')).toBe(code)
})

test('keeps the dealer in every link to a vehicle (D-072, D-073)', { tag: '@core' }, async ({ request }) => {
  const root = `/dealers/${gauteng}/new-vehicles`
  for (const rest of ['', '/fortuner', '/fortuner/offers', '/hilux-range']) {
    const { document, html } = await readPage(request, root + rest)
    expect(html).toContain('Marula Toyota Bryanston')
    const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    // Sizes are compared on the main site only.
    const outside = hrefs.filter((href) => /^\/vehicles(?:$|[/?#])/.test(href))
    expect(outside.filter((href) => !href.startsWith('/vehicles/size'))).toEqual([])
    expect(hrefs.filter((href) => href.startsWith(`${root}/`)).length).toBeGreaterThan(7)
    const canonical = only(document, 'link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(new RegExp(`/vehicles${rest}$`))
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('/new-vehicles')
})

test('shows Hilux pages of a dealer in the language of the visitor, without hidden prices (D-007)', async ({
  request,
}) => {
  const amounts = await catalogueAmounts()
  for (const [cookie, lang, label] of [
    ['af', 'af', 'Jou handelaar:'],
    ['zulu', 'zu', 'Umthengisi wakho:'],
  ] as const) {
    for (const page of ['hilux-single-cab', 'hilux-range']) {
      const path = `/dealers/${restricted.Namibia}/new-vehicles/${page}`
      const html = await (await request.get(path, { headers: { cookie: `language=${cookie}` } })).text()
      expect.soft(html, page).toContain(`<html lang="${lang}"`)
      expect.soft(html, page).toContain(label)
      expect.soft(amountsIn(html, amounts), page).toEqual([])
    }
  }
})

test('returns 404 for an unknown dealer or range, and for hidden offers (D-073)', { tag: '@core' }, async ({
  request,
}) => {
  for (const path of [
    `/dealers/${gauteng}/new-vehicles/nothing`,
    `/dealers/${gauteng}/new-vehicles/nothing/offers`,
    offersOf(restricted.Lesotho),
    '/dealers/nobody/new-vehicles',
    '/dealers/nobody/new-vehicles/fortuner',
    '/dealers/nobody/new-vehicles/hilux-range',
    '/dealers/gauteng/new-vehicles/fortuner',
    '/discover/dealers/marula-toyota-bryanston/fortuner',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})
