import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Loopback, listen } from '../contract/loopback.ts'
import { amountsIn, catalogueAmounts } from '../e2e/support/catalogue-prices.ts'
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'

const key = 'a-key-that-no-browser-may-see'
const authorizations: (string | undefined)[] = []

let folder: string
let system: Loopback
let site: Product

const dealer = {
  ...{ id: 7, name: 'Somewhere Motors', slug: 'somewhere', supplierCode: 'S1', toyotaSupplier: 'Y' },
  province: 'Namibia',
}

const group = {
  ...{ id: 3, slug: 'somewhere-group', title: 'Somewhere Group' },
  dealersByProvinces: [{ provinceName: 'Namibia', dealers: [{ dealer: 7 }] }],
}
const brokenDealer = { ...dealer, id: 8, name: 'Broken Motors', slug: 'broken', province: 'Gauteng' }
let failing = true

beforeAll(async () => {
  folder = await makeFolder()
  system = await listen(async (request, response) => {
    authorizations.push(request.headers.authorization)
    // Long enough for all parts of a page to request the dealer before the first response.
    await sleep(200)
    const isRequestFor = (slug: string) => request.url?.includes(slug)
    response.statusCode = isRequestFor('broken') && failing ? 500 : 200
    const isOfGroup = decodeURIComponent(request.url ?? '').includes('[id][in]=7')
    const docs = isRequestFor('dealerGroups')
      ? [group]
      : isRequestFor('somewhere') || isOfGroup
        ? [dealer]
        : isRequestFor('broken')
          ? [brokenDealer]
          : []
    response.end(JSON.stringify({ docs }))
  })
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

it('exposes neither the address of the dealer system nor its key in a response (V-289, D-377)', async () => {
  expect(authorizations).toContain(`users API-Key ${key}`)
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
    expect(site.output()).toContain('Network response for dealers was not ok')
    // Pages that need no dealer still work.
    expect((await fetch(`${site.origin}/vehicles/fortuner`)).status).toBe(200)
  })

  it('says so on every page of the site of a dealer or a group, with a retry (V-337, F-13)', async () => {
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

  it('reports a failed retry, and shows prices and finance after a successful one (V-011, F-13)', async () => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
    try {
      const page = await browser.newPage()
      await page.goto(`${site.origin}/dealers/broken/new-vehicles/fortuner`, { waitUntil: 'networkidle' })
      const retry = page.getByRole('button', { name: 'Try again' }).first()
      await retry.click()
      await page.getByText('Still no answer').waitFor()
      expect(await page.locator('#instalment').count()).toBe(0)
      failing = false
      await retry.click()
      await page.getByText('Broken Motors').first().waitFor()
      expect(await page.locator('#instalment').count()).toBe(1)
      expect(await page.locator('main').innerText()).toMatch(/From: R\s899\s900/)
      expect(await page.getByText(unavailable).count()).toBe(0)
    } finally {
      await browser.close()
    }
  })

  it('shows a cached dealer with finance when the dealer system fails (F-13)', async () => {
    failing = true
    const html = await (await fetch(`${site.origin}/dealers/broken/new-vehicles/vitz`)).text()
    expect(html).toContain('Broken Motors')
    expect(html).toMatch(finance)
  })
})
