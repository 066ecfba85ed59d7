import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start } from './product.ts'

let folder: string
let service: Server
let site: Product
let requestCount = 0

/** Starts a vehicle service that responds to all requests with 500. */
async function startFailingService(): Promise<string> {
  service = createServer((_, response) => {
    requestCount += 1
    response.writeHead(500).end('upstream trouble')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port.')
  return `http://127.0.0.1:${address.port}`
}

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'), {
    environment: { VEHICLE_API_URL: await startFailingService() },
  })
})
afterAll(async () => {
  await cleanUp(folder)
  service.close()
})

const logText = 'Network response was not ok'

it('returns the error page when vehicles cannot be loaded, and logs the specified text (V-312, C-391)', async () => {
  for (const address of ['/vehicles', '/vehicles/fortuner']) {
    const response = await fetch(site.origin + address)
    const html = await response.text()
    expect.soft(response.status, address).toBe(500)
    expect.soft(response.headers.get('cache-control')).toContain('no-store')
    expect.soft(html).toContain('<h1>We have stalled for a moment.</h1>')
    expect.soft(html).toContain('Try again')
    expect.soft(html).not.toMatch(/Network response|upstream trouble|127\.0\.0\.1|VehiclesUnavailable/)
  }
  expect(requestCount).toBeGreaterThan(0)
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes(logText))
  expect(
    lines.some((line) => line.includes('"path":"vehicle-ranges/"') && line.includes('"status":500')),
  ).toBe(true)
})

it('serves a page with a section that cannot be loaded, without naming the network error (C-391)', async () => {
  for (const address of ['/', '/privacy-notice']) {
    const response = await fetch(site.origin + address)
    const html = await response.text()
    expect.soft(response.status, address).toBe(200)
    expect.soft(html).not.toMatch(/Network response|upstream trouble/)
  }
})
