import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Loopback, listen } from '../contract/loopback.ts'
import { cleanUp, copySeeded, makeFolder, type Product, start } from './product.ts'

const key = 'a-key-that-no-browser-may-see'
const authorizations: (string | undefined)[] = []

let folder: string
let system: Loopback
let site: Product

const dealer = {
  ...{ id: 7, name: 'Somewhere Motors', slug: 'somewhere', supplierCode: 'S1', toyotaSupplier: 'Y' },
  province: 'Namibia',
}

beforeAll(async () => {
  folder = await makeFolder()
  system = await listen(async (request, response) => {
    authorizations.push(request.headers.authorization)
    // Long enough for every part of a page to ask before the first has its answer.
    await sleep(200)
    response.statusCode = request.url?.includes('broken') ? 500 : 200
    response.end(JSON.stringify({ docs: request.url?.includes('somewhere') ? [dealer] : [] }))
  })
  await copySeeded(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), {
    environment: { DEALER_CMS_URL: system.url, DEALER_CMS_KEY: key },
  })
})
afterAll(async () => {
  await cleanUp(folder)
  await system.close()
})

const page = '/dealers/somewhere/new-vehicles/fortuner'
/** What the browser sends when it navigates between pages. */
const flight = {
  RSC: '1',
  'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(['', { children: ['en', {}] }])),
  'Next-Url': '/',
}
const lookups = () =>
  system.asked.filter((url) => decodeURIComponent(url).includes('[slug][equals]=somewhere'))

it('V-288: the parts of a page, its next visit and the dealer’s other pages ask for the dealer once', async () => {
  for (const address of [
    page,
    page,
    '/dealers/somewhere/new-vehicles',
    '/dealers/somewhere/new-vehicles/vitz',
  ]) {
    const answer = await fetch(site.origin + address)
    expect.soft(answer.status, address).toBe(200)
    expect.soft(await answer.text(), address).toContain('Somewhere Motors')
  }
  expect(lookups()).toHaveLength(1)
})

it('V-289: what is shown says nothing of the system asked, nor of the key it is asked with', async () => {
  expect(authorizations).toContain(`users API-Key ${key}`)
  const { host } = new URL(system.url)
  for (const headers of [new Headers(), new Headers(flight)]) {
    const answer = await fetch(site.origin + page, { headers })
    const said = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`
    expect.soft(said).toContain('Somewhere Motors')
    for (const secret of [key, host, 'API-Key']) expect.soft(said).not.toContain(secret)
  }
})

it('V-286: the province the system names decides what is shown', async () => {
  const html = await (await fetch(site.origin + page)).text()
  expect(html).not.toMatch(/R[\s\u00a0]\d{3}[\s\u00a0]\d{3}/)
  expect(await (await fetch(`${site.origin}/vehicles/fortuner`)).text()).toMatch(
    /R[\s\u00a0]\d{3}[\s\u00a0]\d{3}/,
  )
})

it('V-011, V-337, C-398: without an answer it is not known what may be shown: it is logged, said, and can be tried again', async () => {
  const answer = await fetch(`${site.origin}/dealers/broken/new-vehicles/fortuner`)
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('<h1>We have stalled for a moment.</h1>')
  expect(html).toContain('<a class="retry" href="">Try again</a>')
  expect(html).not.toMatch(/R[\s\u00a0]\d{3}[\s\u00a0]\d{3}|API-Key|127\.0\.0\.1/)
  expect(site.said()).toContain('Network response for dealers was not ok')
  // Pages that need no dealer are as they were.
  expect((await fetch(`${site.origin}/vehicles/fortuner`)).status).toBe(200)
})
