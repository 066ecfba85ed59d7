import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { log } from '#platform/process/log.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { body, type PictureServer, photograph, startPictureServer } from './picture-server.test-support.ts'
import { readPictureWork } from './picture-work.ts'
import { addVehicle, ownPictures, query } from './run.test-support.ts'
import { runStockPictures } from './run.ts'

const hourMs = 60 * 60 * 1_000

let cms: TestCms
let server: PictureServer
let folder: string

beforeAll(async () => {
  log.level = 'silent'
  ;[cms, server] = await Promise.all([openTestCms(), startPictureServer()])
  folder = path.join(cms.dataDir, 'stock-pictures')
  const red = await photograph('#a41e22')
  for (const name of ['/1', '/2']) server.answers.set(name, body(red))
})
afterAll(async () => {
  await server.close()
  await cms.close()
})
beforeEach(async () => {
  server.requests.length = 0
  await rm(folder, { recursive: true, force: true })
  await query(cms.payload, sql`truncate stock_vehicles cascade`)
  await addVehicle(cms.payload, 'V1', { images: [server.address('/1'), server.address('/2')] })
  await run(0)
})

/** Runs the job some hours from now. */
const run = (hours: number) =>
  runStockPictures({
    ...{ databaseUrl: cms.databaseUrl, now: new Date(Date.now() + hours * hourMs) },
    ...{ signal: new AbortController().signal, rule: server.rule },
  })
const files = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort()

it('removes a picture that no vehicle has used for a day, and keeps the others', async () => {
  const stored = await files()
  expect(stored).toHaveLength(4)
  await query(cms.payload, sql`update stock_vehicles set images = images - 1, own_images = own_images - 1`)
  await run(5)
  expect(await files()).toEqual(stored)
  await run(30)
  const [own] = await ownPictures(cms.payload)
  const key = own?.images?.[0]?.split('/')[2] ?? ''
  expect(await files()).toEqual(stored.filter((name) => name.includes(key)))
})

it('removes the pictures of a vehicle sold more than thirty days ago', async () => {
  await query(cms.payload, sql`update stock_vehicles set sold_at = now() - interval '29 days'`)
  await run(0)
  expect((await ownPictures(cms.payload))[0]?.images).toHaveLength(2)
  await run(26)
  expect(await ownPictures(cms.payload)).toEqual([{ id: 'V1', side: null, images: null }])
  expect(await files()).toEqual([])
})

it('fetches again what is missing, as after a restore of a backup', async () => {
  await rm(folder, { recursive: true })
  await run(0)
  expect(server.requests.toSorted()).toEqual(['/1', '/1', '/2', '/2'])
  expect((await ownPictures(cms.payload))[0]?.images).toHaveLength(2)
  expect(await files()).toHaveLength(4)
})

it('removes what a killed process left half written', async () => {
  const stored = await files()
  const half = path.join(folder, `${stored[0]}.1.part`)
  await writeFile(half, 'half')
  await run(5)
  expect(await readdir(path.dirname(half))).not.toContain(path.basename(half))
  expect(await files()).toEqual(stored)
})

it('tries a picture that failed again after four hours, not before', async () => {
  await addVehicle(cms.payload, 'V2', { sideImage: server.address('/later') })
  await run(0)
  server.requests.length = 0
  await run(1)
  expect(server.requests).toEqual([])
  server.answers.set('/later', body(await photograph('#ffffff')))
  expect(await readPictureWork(cms.databaseUrl, new Date())).toEqual({ isPending: false, isUpkeepDue: false })
  await run(5)
  expect(server.requests).toEqual(['/later'])
  expect((await ownPictures(cms.payload))[1]?.side).toMatch(/^\/stock-pictures\//)
})
