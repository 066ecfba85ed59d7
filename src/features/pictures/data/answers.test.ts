import { expect, test, vi } from 'vitest'
import { drawingPath } from '../drawing/address.ts'
import { rasterWidths } from '../drawing/file.ts'
import { serveDrawing } from './answers.ts'
import { drawingsVersion } from './version.ts'

const pixels = Buffer.from('pixels')
const rasterise = vi.hoisted(() => vi.fn<() => Promise<Buffer>>())
// The settings stay: they are part of the version, which all tests of a process share.
vi.mock('./raster.ts', async (original) => ({ ...(await original<object>()), rasterise }))

const vitz = 'vehicle/vitz/side/a41e22/drawing.svg'
const ask = (path: string, version = drawingsVersion(), headers: HeadersInit = {}) =>
  serveDrawing(
    new Request(`http://site.example/art/${version}/${path}`, { headers }),
    version,
    path.split('/'),
  )

/** A raster address nobody has asked for before. */
let asked = 0
const fresh = () =>
  drawingPath(
    { kind: 'circuit', circuit: 'kyalami', line: `#${String(asked++).padStart(6, '0')}` },
    { type: 'png', width: rasterWidths[0] },
  )

test('serves a drawing as immutable under the current version, and 304 for its ETag', async () => {
  const answer = await ask(vitz)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toMatch(/^<svg/)
  const again = await ask(vitz, drawingsVersion(), { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('serves the current drawing for one minute under another version', async () => {
  const answer = await ask(vitz, '0123456789')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await answer.text()).toBe(await (await ask(vitz)).text())
})

test.each([
  [vitz, 'latest'],
  ['vehicle/tank/side/a41e22/drawing.svg', undefined],
  ['vehicle/vitz/side/a41e22/641.webp', undefined],
])('returns 400 as problem+json for %s of version %s', async (path, version) => {
  const answer = await ask(path, version)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 400, title: 'No such drawing' })
})

test('renders a raster once for concurrent and later requests', async () => {
  rasterise.mockReset().mockResolvedValue(pixels)
  const path = fresh()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(path)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  await ask(path)
  expect(rasterise).toHaveBeenCalledTimes(1)
})

test('renders two rasters at a time, queues 16, and returns 503 with Retry-After beyond that', async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  rasterise.mockReset().mockReturnValue(promise)
  const waiting = Array.from({ length: 18 }, () => ask(fresh()))
  const refused = await ask(fresh())
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ status: 503 })
  expect(rasterise).toHaveBeenCalledTimes(2)
  // Vectors do not queue.
  expect((await ask('place/karoo/card/drawing.svg')).status).toBe(200)
  resolve(pixels)
  const served = await Promise.all(waiting)
  expect(served.map(({ status }) => status)).toEqual(Array.from({ length: 18 }, () => 200))
  expect((await ask(fresh())).status).toBe(200)
})

test('renders a raster again after a failure', async () => {
  rasterise.mockReset().mockRejectedValueOnce(new Error('out of memory')).mockResolvedValue(pixels)
  const path = fresh()
  await expect(ask(path)).rejects.toThrow('out of memory')
  expect((await ask(path)).status).toBe(200)
})
