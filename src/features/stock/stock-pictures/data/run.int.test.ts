import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readUsedVehicle } from '#features/stock/stock/jobs.ts'
import { publicWeb } from '#platform/outside/fetch-rule.ts'
import { provideConfig } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import {
  body,
  type PictureServer,
  photograph,
  redirect,
  startPictureServer,
} from './picture-server.test-support.ts'
import { readPictureWork } from './picture-work.ts'
import { addDealer, addVehicle, importStock, ownPictures, query } from './run.test-support.ts'
import { runStockPictures } from './run.ts'
import { serveStockPicture } from './serve-picture.ts'
import { withPictureSession } from './session.ts'

let cms: TestCms
let server: PictureServer
let red: Buffer

beforeAll(async () => {
  log.level = 'silent'
  ;[cms, server, red] = await Promise.all([openTestCms(), startPictureServer(), photograph('#a41e22')])
  await addDealer(cms.payload)
})
afterAll(async () => {
  await server.close()
  await cms.close()
})
beforeEach(async () => {
  server.answers.clear()
  server.requests.length = 0
  await query(cms.payload, sql`truncate stock_vehicles, stock_imports cascade`)
})

const at = (path: string) => server.address(path)
const run = (options: { signal?: AbortSignal; rule?: typeof publicWeb } = {}) =>
  runStockPictures({
    ...{ databaseUrl: cms.databaseUrl, now: new Date(), signal: new AbortController().signal },
    ...{ rule: server.rule, timeoutMs: 2_000, ...options },
  })
const get = (address: string | null | undefined, headers: HeadersInit = {}) =>
  serveStockPicture(
    new Request(`https://site.example${address}`, { headers }),
    (address ?? '').split('/').slice(2),
  )
const feedVehicle = (id: string, images: readonly string[]) => ({
  ...{ id, dealerCode: 'T1', make: 'Toyota', model: 'Hilux', range: 'Hilux', year: 2021, mileage: 45_000 },
  ...{ bodyType: 'D/C', colour: 'Glacier White', price: 200_000, allowInternet: true, images },
})

describe('the pictures of a feed', () => {
  it('are fetched after its import, resized, and served from our own addresses for ever', async () => {
    server.answers.set('/1', body(red, 'text/plain'))
    server.answers.set('/2', redirect('/1'))
    await importStock(cms.payload, [feedVehicle('V1', [at('/1'), at('/2')])])
    const before = await readUsedVehicle('V1')
    expect(before?.sideImage).toMatch(/^\/art\//)
    await run()
    const vehicle = await readUsedVehicle('V1')
    expect(vehicle?.images).toHaveLength(2)
    expect(vehicle?.sideImage).toBe(vehicle?.images[0])
    const response = await get(vehicle?.images[1])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      ...{ format: 'webp', width: 1280, height: 800 },
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await get(vehicle?.images[1], { 'if-none-match': etag })).status).toBe(304)
    expect((await get(vehicle?.images[1]?.replace('1280', '480'))).status).toBe(200)
  })

  it('are left out when they cannot be used, and named in the report of the import', async () => {
    server.answers.set('/good', body(red))
    server.answers.set('/html', body(Buffer.from('<!doctype html>')))
    server.answers.set('/inside', redirect('http://169.254.169.254/latest/meta-data'))
    server.answers.set('/large', (_, response) =>
      response.writeHead(200, { 'content-length': 20_000_000 }).flushHeaders(),
    )
    const paths = ['/html', '/good', '/inside', '/large', '/gone']
    await importStock(cms.payload, [feedVehicle('V1', paths.map(at)), feedVehicle('V2', [at('/gone')])])
    await run()
    expect((await readUsedVehicle('V1'))?.images).toHaveLength(1)
    const { images = [], sideImage } = (await readUsedVehicle('V2')) ?? {}
    expect([sideImage, ...images].every((address) => address?.startsWith('/art/'))).toBe(true)
    const { docs } = await cms.payload.find({ collection: 'stockImports' })
    expect(docs[0]?.refusals).toEqual(
      expect.arrayContaining([
        { id: 'V1', picture: at('/html'), reason: 'The picture is no JPEG, PNG, WebP or AVIF file.' },
        {
          ...{ id: 'V1', picture: at('/inside') },
          reason: 'The picture is at an address that is not on the public internet.',
        },
        { id: 'V1', picture: at('/large'), reason: 'The picture has more than 15 MB.' },
        { id: 'V1', picture: at('/gone'), reason: 'The picture was answered with status 404.' },
        { id: 'V2', picture: at('/gone'), reason: 'The picture was answered with status 404.' },
      ]),
    )
  })

  it('are never fetched from a private address', async () => {
    server.answers.set('/inside', body(red))
    await addVehicle(cms.payload, 'V1', { sideImage: at('/inside'), images: [at('/inside')] })
    await run({ rule: { ...publicWeb, isAllowedPort: () => true } })
    expect(await ownPictures(cms.payload)).toEqual([{ id: 'V1', side: '', images: [] }])
    expect(server.requests).toEqual([])
  })

  it('are fetched once for all vehicles, and not again by another run', async () => {
    server.answers.set('/shared', body(red))
    for (const id of ['V1', 'V2', 'V3']) await addVehicle(cms.payload, id, { images: [at('/shared')] })
    await run()
    await addVehicle(cms.payload, 'V4', { images: [at('/shared')] })
    await run()
    expect(server.requests).toEqual(['/shared'])
    expect(new Set((await ownPictures(cms.payload)).map(({ images }) => images?.[0])).size).toBe(1)
  })

  it('are continued after a run that ended in the middle, without fetching what is there', async () => {
    const ended = new AbortController()
    server.answers.set('/first', body(red))
    await addVehicle(cms.payload, 'V1', { images: [at('/first'), at('/second')] })
    // The first is stored by then, so that there is something to continue from.
    server.answers.set('/second', (_, response) => {
      setTimeout(() => ended.abort(new Error('killed')), 700)
      response.flushHeaders()
    })
    await expect(run({ signal: ended.signal })).rejects.toThrow('killed')
    expect(await ownPictures(cms.payload)).toEqual([{ id: 'V1', side: null, images: null }])
    server.answers.set('/second', body(red))
    await run()
    expect(server.requests.toSorted()).toEqual(['/first', '/second', '/second'])
    expect((await ownPictures(cms.payload))[0]?.images).toHaveLength(2)
  })

  it('wait while another process fetches, and while nothing is for sale', async () => {
    await addVehicle(cms.payload, 'V1', { images: [at('/1')] })
    await withPictureSession(cms.databaseUrl, async () => run())
    expect(server.requests).toEqual([])
    expect(await readPictureWork(cms.databaseUrl, new Date())).toMatchObject({ isPending: true })
    await query(cms.payload, sql`update stock_vehicles set sold_at = now()`)
    expect(await readPictureWork(cms.databaseUrl, new Date())).toMatchObject({ isPending: false })
  })

  it('are fetched from other hosts when one does not answer, which is given up after a few', async () => {
    server.answers.set('/good', body(red))
    const silent = Array.from({ length: 30 }, (_, index) => `http://silent.invalid/${index}`)
    await addVehicle(cms.payload, 'V1', { images: [...silent, at('/good')] })
    await run()
    expect((await ownPictures(cms.payload))[0]?.images).toHaveLength(1)
  })

  it('are linked when the site is configured so, whatever was fetched before', async () => {
    server.answers.set('/linked', body(red))
    await addVehicle(cms.payload, 'V1', { sideImage: at('/linked'), images: [at('/linked')] })
    await run()
    vi.stubEnv('STOCK_PICTURES', 'link')
    provideConfig({})
    try {
      expect(await readUsedVehicle('V1')).toMatchObject({ sideImage: at('/linked'), images: [at('/linked')] })
    } finally {
      vi.unstubAllEnvs()
      provideConfig({})
    }
  })
})
