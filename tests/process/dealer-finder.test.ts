import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Loopback, listen } from '../contract/loopback.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'

const dealer = {
  ...{ id: 7, name: 'Somewhere Motors', slug: 'somewhere', supplierCode: 'S1', toyotaSupplier: 'Y' },
  ...{ province: 'Gauteng', city: 'Johannesburg', lat: -26.2, longitude: 28.05 },
}

let folder: string
let system: Loopback
let site: Product
let failing = true

beforeAll(async () => {
  folder = await makeFolder()
  system = await listen(async (request, response) => {
    const slug = new URL(request.url ?? '/', 'http://system').searchParams.get('where[slug][equals]')
    response.statusCode = failing ? 500 : 200
    response.end(JSON.stringify({ docs: failing || (slug ?? dealer.slug) !== dealer.slug ? [] : [dealer] }))
  })
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), { environment: { DEALER_CMS_URL: system.url } })
})
afterAll(async () => {
  await cleanUp(folder)
  await system.close()
})

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

it('lists the dealers as soon as they can be read again (D-287)', async () => {
  failing = false
  for (const address of ['/dealers', '/dealers?search=johannesburg', '/dealers/gauteng']) {
    // The page of a failure is cached for two seconds, and served once more while the next one is rendered.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if ((await open(address)).text.includes('Somewhere Motors')) break
      await sleep(500)
    }
    expect.soft((await open(address)).text.includes('data-dealer="somewhere"'), address).toBe(true)
  }
})
