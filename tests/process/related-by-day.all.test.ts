import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Loopback, listen } from '../contract/loopback.ts'
import { cleanUp, copySeededDataDir, makeFolder, start } from './product.ts'
import { models, ranges } from './wire/seven-ranges.ts'

let folder: string
let service: Loopback

beforeAll(async () => {
  folder = await makeFolder()
  service = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://service')
    const body = { '/vehicle-ranges/': ranges, '/vehicle-models': models }[pathname]
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  await copySeededDataDir(path.join(folder, 'data'))
})
afterAll(async () => {
  await cleanUp(folder)
  await service.close()
})

/** Returns the related ranges in the order of the page. */
function relatedRangesIn(html: string): string {
  const section = html.slice(html.indexOf('Related Vehicles'))
  const links = [...section.matchAll(/href="\/vehicles\/([a-z]+)"/g)].map(([, slug]) => slug)
  return [...new Set(links)].slice(0, 4).join()
}

it('orders related vehicles the same on every load of a day, and differently on other days (C-150)', async () => {
  const orders: string[] = []
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    const site = await start(path.join(folder, 'data'), {
      environment: { VEHICLE_API_URL: service.url, CLOCK: `${day}T09:00:00+02:00` },
    })
    const loads: string[] = []
    for (let load = 0; load < 10; load += 1) {
      loads.push(relatedRangesIn(await (await fetch(`${site.origin}/vehicles/fortuner`)).text()))
    }
    site.npm.kill('SIGTERM')
    await site.ended
    expect(new Set(loads).size, day).toBe(1)
    expect(loads[0]?.split(','), day).toHaveLength(4)
    orders.push(loads[0] ?? '')
  }
  expect(new Set(orders).size).toBeGreaterThan(1)
})
