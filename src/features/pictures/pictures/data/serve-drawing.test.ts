import { expect, test, vi } from 'vitest'
import { drawingPath } from '../drawing/address.ts'
import { rasterWidths } from '../drawing/file.ts'
import { drawingsVersion } from '../drawing/version.generated.ts'
import { serveDrawing } from './serve-drawing.ts'

const pixels = Buffer.from('pixels')
const rasterise = vi.hoisted(() => vi.fn<() => Promise<Buffer>>())
vi.mock('./raster.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), rasterise }))

const vitz = 'vehicle/vitz/side/a41e22/drawing.svg'
const request = (path: string, version = drawingsVersion, headers: HeadersInit = {}) =>
  serveDrawing(
    new Request(`http://site.example/art/${version}/${path}`, { headers }),
    version,
    path.split('/'),
  )

let pathCount = 0
/** A raster path that has not been requested before. */
const newPath = () =>
  drawingPath(
    { kind: 'circuit', circuit: 'kyalami', line: `#${String(pathCount++).padStart(6, '0')}` },
    { type: 'png', width: rasterWidths[0] },
  )

test('serves a drawing as immutable under the current version, and 304 for its ETag', async () => {
  const response = await request(vitz)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toMatch(/^<svg/)
  const again = await request(vitz, drawingsVersion, {
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('serves the current drawing for one minute under another version', async () => {
  const response = await request(vitz, '0123456789')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await response.text()).toBe(await (await request(vitz)).text())
})

test.each([
  [vitz, 'latest'],
  ['vehicle/tank/side/a41e22/drawing.svg', undefined],
  ['vehicle/vitz/side/a41e22/641.webp', undefined],
])('returns 400 as problem+json for %s of version %s', async (path, version) => {
  const response = await request(path, version)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 400, title: 'No such drawing' })
})

test('renders a raster once for concurrent and later requests', async () => {
  rasterise.mockReset().mockResolvedValue(pixels)
  const path = newPath()
  const responses = await Promise.all(Array.from({ length: 50 }, () => request(path)))
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  await request(path)
  expect(rasterise).toHaveBeenCalledTimes(1)
})

test('renders two rasters at a time, queues 16, and returns 503 with Retry-After beyond that', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  rasterise.mockReset().mockReturnValue(promise)
  const waiting = Array.from({ length: 18 }, () => request(newPath()))
  const refused = await request(newPath())
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ status: 503 })
  expect(rasterise).toHaveBeenCalledTimes(2)
  // Vectors do not queue.
  expect((await request('place/karoo/card/drawing.svg')).status).toBe(200)
  resolve(pixels)
  const served = await Promise.all(waiting)
  expect(served.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 200))
  expect((await request(newPath())).status).toBe(200)
})

test('renders a raster again after a failure', async () => {
  rasterise.mockReset().mockRejectedValueOnce(new Error('out of memory')).mockResolvedValue(pixels)
  const path = newPath()
  await expect(request(path)).rejects.toThrow('out of memory')
  expect((await request(path)).status).toBe(200)
})
