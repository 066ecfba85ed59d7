import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsIn, catalogueAmounts } from '../e2e/support/catalogue-prices.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'
import { type DealerSystem, startDealerSystem } from './wire/dealer-system.ts'

const key = 'a-key-that-no-browser-may-see'

let folder: string
let system: DealerSystem
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  system = await startDealerSystem()
  system.failing = 'everything'
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), {
    environment: { DEALER_CMS_URL: system.url, DEALER_CMS_KEY: key },
  })
})
afterAll(async () => {
  await cleanUp(folder)
  await system.close()
})

const page = '/dealers/somewhere/new-vehicles/fortuner'
/** Headers of a client-side navigation. */
const flight = {
  RSC: '1',
  'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(['', { children: ['en', {}] }])),
  'Next-Url': '/',
}
const lookups = () =>
  system.requests.filter((url) => decodeURIComponent(url).includes('[slug][equals]=somewhere'))

describe('the dealer finder', () => {
  const open = async (address: string) => {
    const response = await fetch(site.origin + address)
    return { status: response.status, text: await response.text() }
  }

  it('shows a calm line with a retry while the dealers cannot be read, and no dealers (D-287, D-406)', async () => {
    for (const address of ['/dealers', '/dealers?search=Durban', '/dealers/gauteng']) {
      const { status, text } = await open(address)
      expect.soft(status, address).toBe(200)
      expect.soft(text, address).toContain('We cannot load the dealers at the moment.')
      expect.soft(text, address).toMatch(/<button[^>]*type="submit"[^>]*>Try again</)
      expect.soft(text, address).not.toContain('No dealer within 40 km found')
      expect.soft(text, address).not.toContain('data-dealer')
    }
    expect((await open('/sections/dealers')).status).toBe(503)
  })

  it('lists the dealers at the first retry after they can be read again (D-287)', async () => {
    const addresses = ['/dealers', '/dealers?search=johannesburg', '/dealers/gauteng']
    for (const address of addresses)
      expect.soft((await open(address)).text, address).toContain('We cannot load the dealers at the moment.')
    system.failing = 'broken dealer'
    for (const address of addresses)
      expect.soft((await open(address)).text, address).toContain('data-dealer="listed"')
  })
})

it('fetches the dealer once for all parts of a page, repeat visits and its other pages (V-288)', async () => {
  for (const address of [
    page,
    page,
    '/dealers/somewhere/new-vehicles',
    '/dealers/somewhere/new-vehicles/vitz',
  ]) {
    const response = await fetch(site.origin + address)
    expect.soft(response.status, address).toBe(200)
    expect.soft(await response.text(), address).toContain('Somewhere Motors')
  }
  expect(lookups()).toHaveLength(1)
})

it('exposes neither the address of the dealer system nor its key in a response (V-289, D-377, C-372, D-388)', async () => {
  expect(system.authorizations).toContain(`users API-Key ${key}`)
  const { host } = new URL(system.url)
  for (const address of [page, '/dealers/groups/somewhere-group'])
    for (const headers of [new Headers(), new Headers(flight)]) {
      const response = await fetch(site.origin + address, { headers })
      const text = `${JSON.stringify([...response.headers])}\n${await response.text()}`
      expect.soft(text, address).toContain('Somewhere Motors')
      for (const secret of [key, host, 'API-Key']) expect.soft(text, address).not.toContain(secret)
    }
})

it('shows or hides prices according to the province from the dealer system (V-286)', async () => {
  const html = await (await fetch(site.origin + page)).text()
  expect(html).not.toMatch(/R[\s\u00a0]\d{3}[\s\u00a0]\d{3}/)
  expect(await (await fetch(`${site.origin}/vehicles/fortuner`)).text()).toMatch(
    /R[\s\u00a0]\d{3}[\s\u00a0]\d{3}/,
  )
})

describe('a dealer that cannot be loaded', () => {
  const finance = /id="instalment"/
  const unavailable = 'We cannot load this dealer’s details at the moment'
  const pages = [
    ...['', '/fortuner', '/fortuner/compare?code=57U,73T', '/fortuner/offers'],
    ...['/hilux-single-cab', '/hilux-range'],
  ]

  it('shows its pages without prices and finance, with a message and a retry (V-011, V-337, C-398, F-13)', async () => {
    const amounts = await catalogueAmounts()
    const before = site.output().length
    for (const rest of pages) {
      for (const headers of [new Headers(), new Headers(flight)]) {
        const address = `/dealers/broken/new-vehicles${rest}`
        const response = await fetch(site.origin + address, { headers })
        const text = await response.text()
        expect.soft(response.status, address).toBe(200)
        expect.soft(text, address).toContain(unavailable)
        expect.soft(text, address).toContain('Try again')
        expect.soft(amountsIn(text, amounts), address).toEqual([])
        expect.soft(text, address).not.toMatch(finance)
        for (const secret of ['"Offer"', key, 'API-Key', new URL(system.url).host])
          expect.soft(text, address).not.toContain(secret)
      }
    }
    expect(site.output().slice(before)).toContain('Network response for dealers was not ok')
    // Pages that need no dealer still work.
    expect((await fetch(`${site.origin}/vehicles/fortuner`)).status).toBe(200)
  })

  it('says so on every page of the site of a dealer or a group, with a retry (V-337, F-13, C-398)', async () => {
    for (const address of [
      '/dealers/broken',
      '/dealers/broken/contact',
      '/dealership/broken',
      '/dealers/groups/broken-group',
    ]) {
      const before = site.output().length
      const response = await fetch(site.origin + address)
      const html = await response.text()
      expect.soft(response.status, address).toBe(200)
      expect.soft(html, address).toContain('This dealer will be back in a moment.')
      expect.soft(html, address).toContain('Try again')
      for (const secret of [key, 'API-Key', new URL(system.url).host])
        expect.soft(html, address).not.toContain(secret)
      if (address.includes('groups')) expect.soft(site.output().slice(before)).toContain('dealers')
    }
  })

  it('shows the message in the language of the page (F-13)', async () => {
    const html = await (await fetch(`${site.origin}/dealers/broken/new-vehicles/hilux-single-cab/af`)).text()
    expect(html).toContain('Ons kan nie nou hierdie handelaar se besonderhede laai nie')
  })

  it('shows no finance form, and returns 503 for a quote (F-13)', async () => {
    const response = await fetch(`${site.origin}/dealers/broken/finance-offers`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(unavailable)
    expect(html).toContain('The form will be here as soon as')
    expect(html).not.toMatch(/<form[^>]*enquir/)
    const quote = await fetch(`${site.origin}/dealers/broken/new-vehicles/fortuner/quote?code=57U`)
    expect(quote.status).toBe(503)
  })

  it('shows prices and finance as soon as the dealer system answers again (V-011, F-13)', async () => {
    system.failing = 'nothing'
    const html = await (await fetch(`${site.origin}/dealers/broken/new-vehicles/fortuner`)).text()
    expect(html).toContain('Broken Motors')
    expect(html).toMatch(finance)
    expect(amountsIn(html, await catalogueAmounts())).toContain('899900')
    expect(html).not.toContain(unavailable)
  })

  it('shows a cached dealer with finance when the dealer system fails (F-13)', async () => {
    system.failing = 'broken dealer'
    const html = await (await fetch(`${site.origin}/dealers/broken/new-vehicles/vitz`)).text()
    expect(html).toContain('Broken Motors')
    expect(html).toMatch(finance)
  })
})
