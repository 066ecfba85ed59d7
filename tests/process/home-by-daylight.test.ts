import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { daylightChangeAfter } from '#platform/daylight.ts'
import { cleanUp, copySeededDataDir, makeFolder, start } from './product.ts'

let folder: string

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
})
afterAll(() => cleanUp(folder))

/** Time for the site to start before dusk, in milliseconds. */
const beforeDuskMs = 60_000

it('renders the home page again at dusk', { timeout: 240_000 }, async () => {
  const dusk = daylightChangeAfter(new Date('2026-11-20T12:00:00+02:00'))
  const site = await start(path.join(folder, 'data'), {
    environment: { CLOCK: new Date(dusk.getTime() - beforeDuskMs).toISOString() },
  })
  const daylights = async () => {
    const html = await (await fetch(site.origin)).text()
    return [...new Set([...html.matchAll(/\/daylight-([a-z]+)\//g)].map(([, daylight]) => daylight))]
  }
  expect(await daylights()).toEqual(['day'])
  await vi.waitFor(async () => expect(await daylights()).toEqual(['dusk']), {
    timeout: 2 * beforeDuskMs,
    interval: 1_000,
  })
  site.npm.kill('SIGTERM')
  await site.ended
})
