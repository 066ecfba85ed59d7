import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'
import { models, ranges } from './wire/bare-vehicles.ts'

const requests: string[] = []
let folder: string
let service: Server
let site: Product

async function startService(): Promise<string> {
  service = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://service')
    requests.push(pathname + decodeURIComponent(search))
    const codes = searchParams.getAll('filter[where][code][inq]')
    const range = searchParams.get('filter[where][rangeName]')
    const body = {
      '/vehicle-ranges/': ranges,
      '/vehicle-models': models
        .filter(({ code }) => codes.length === 0 || codes.includes(code))
        .filter(({ rangeSlug }) => range === null || rangeSlug === range),
    }[pathname]
    if (!body) return void response.writeHead(404).end('Cannot GET')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  const environment = { VEHICLE_API_URL: await startService(), VEHICLE_API_BRAND_NUMBER: '17' }
  site = await start(path.join(folder, 'data'), { environment })
})
afterAll(async () => {
  await cleanUp(folder)
  service.close()
})

async function page(address: string): Promise<string> {
  const response = await fetch(site.origin + address)
  expect(response.status, address).toBe(200)
  return response.text()
}

it('draws ranges and models by range and body type (D-388)', async () => {
  const lineUp = await page('/vehicles')
  expect(lineUp).toMatch(/<img[^>]+\/vehicle\/fortuner\/side\//)
  expect(lineUp).toMatch(/<img[^>]+\/vehicle\/hiace\/side\//)
  const range = await page('/vehicles/fortuner')
  expect(range).toMatch(/\/scene\/dunes\/wide\/fortuner\//)
  expect(range).toMatch(/\/paintable\/fortuner\//)
  // The picture of the plan, in the paint of the model on show.
  expect(range).toMatch(/<img[^>]+\/vehicle\/fortuner\/side\/a41e22/)
})

it('shows a paint with a second code in two tones, and any other in one (V-239)', async () => {
  const html = await page('/vehicles/fortuner')
  const swatch = (title: string) =>
    html.match(new RegExp(`<label title="${title}".*?</label>`))?.[0].match(/(?<=fill=")#[0-9a-f]{6}/g)
  expect(swatch('Glacier White')).toEqual(['#f2f2ef', '#15171a'])
  expect(swatch('Inferno Red')).toEqual(['#a41e22'])
})

it('omits the full specifications, which the service does not provide', async () => {
  expect(await page('/vehicles/fortuner')).not.toMatch(/Every detail of it|#specifications/)
})

it('includes the range name in every model option of a form', async () => {
  const form = await page('/enquiry/quote')
  const [, list = ''] = /<select[^>]+name="model"[^>]*>(.*?)<\/select>/s.exec(form) ?? []
  expect([...list.matchAll(/<option value="\w+">(.*?)<\/option>/g)].map(([, label]) => label)).toEqual([
    'Fortuner 2.8 GD-6 6AT',
    'Fortuner 2.4 GD-6 6MT',
  ])
})

it('fetches the home page models by code, and related vehicles by the number of the brand (V-302, C-362)', async () => {
  await page('/')
  expect(requests).toContain(
    `/vehicle-models?${['49Y', '66M', 'P34', '57U'].map((code) => `filter[where][code][inq]=${code}`).join('&')}`,
  )
  expect(requests).toContain('/vehicle-ranges/?filter[where][brand]=17')
})

it('logs missing owner benefits once, and no error', async () => {
  for (const code of ['57U', '66M']) {
    const response = await fetch(
      `${site.origin}/sections/ownerBenefits?page=/vehicles/fortuner&lang=en&codes=${code}`,
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ state: 'empty' })
  }
  expect(requests.filter((address) => address.startsWith('/owner-benefits')).length).toBeGreaterThan(1)
  const lines = site.output().split('\n')
  expect(lines.filter((line) => line.includes('service resource not found'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
