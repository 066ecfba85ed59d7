import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pick } from '../scale.ts'
import { listFiles } from './files.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, processesOf, start } from './product.ts'

const requestCount = pick({ gate: 300, all: 2_000 })
const concurrency = 16
/** The caches may fill: 128 MB of pages, 64 MB of Next, 32 MB and 48 MB of drawings. The rest is a margin. */
const maxGrowthMb = 400
const realPages = ['/', '/vehicles', '/vehicles/fortuner', '/vehicles/hilux-double-cab']

let folder: string
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'))
})
afterAll(() => cleanUp(folder))

/** Returns the same pseudorandom word for the same seed. */
const word = (seed: string | number, length = 12) =>
  createHash('md5').update(String(seed)).digest('hex').slice(0, length)

type Invented = { readonly path: string; readonly headers?: Record<string, string> }

const flight = (seed: number) => ({
  RSC: '1',
  'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(['', { children: [word(seed), {}] }])),
  'Next-Url': `/${word(seed)}`,
})

const kinds: readonly ((seed: number) => Invented)[] = [
  (seed) => ({ path: `/vehicles/${word(seed)}` }),
  (seed) => ({ path: `/${word(seed)}` }),
  (seed) => ({ path: `/${word(seed)}/${word(-seed)}.html` }),
  (seed) => ({ path: `/vehicles?${word(seed)}=${word(-seed)}` }),
  (seed) => ({ path: `/vehicles/fortuner?model=${word(seed, 3)}&colour=${word(-seed, 3)}` }),
  (seed) => ({ path: '/vehicles/fortuner?_rsc=x', headers: flight(seed) }),
  (seed) => ({ path: `/vehicles/${word(seed)}?_rsc=${word(seed, 5)}`, headers: flight(seed) }),
  (seed) => ({ path: `/${word(seed)}`, headers: flight(seed) }),
  (seed) => ({ path: `/art/${word(seed)}/vehicle/${word(-seed)}/side/${word(seed, 6)}/320.webp` }),
  (seed) => ({ path: `/art/x/vehicle/vitz/side/${word(seed, 6)}/drawing.svg` }),
  (seed) => ({ path: `/services/vehicles/vehicle-models?filter[where][code]=${word(seed)}` }),
  (seed) => ({ path: `/api/ranges?where[slug][equals]=${word(seed)}` }),
  (seed) => ({ path: `/_next/static/${word(seed)}.js` }),
]

const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

function request({ path: target, headers = {} }: Invented): Promise<{ status: number; id: string }> {
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      response.resume()
      const { location, 'x-request-id': id } = response.headers
      const status = response.statusCode ?? 0
      // Next redirects a navigation with a wrong checksum to the right one.
      const follow = () =>
        status === 307 && location ? request({ path: location, headers }) : { status, id: String(id) }
      response.on('end', () => resolve(follow()))
      response.on('error', reject)
    }
    get(site.origin + target, { agent, headers }, onResponse).on('error', reject)
  })
}

async function requestAll(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const work = async () => {
    for (let seed = ++next; seed <= requestCount; seed = ++next) {
      const { status } = await request(kinds[seed % kinds.length]?.(seed) ?? { path: '/' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return statuses
}

/** Returns the resident memory of the server process in megabytes. */
async function residentMb(): Promise<number> {
  // Of the same program, the process that serves is larger than the one that started it.
  const programs = processesOf(site.dataDir).filter(({ command }) => command.includes('scripts/start.mjs'))
  const sizes = programs.map(async ({ pid }) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000
  })
  return Math.max(...(await Promise.all(sizes)))
}

const files = async () => [
  ...(await listFiles('.next')),
  ...(await listFiles(site.dataDir, ['postgres', 'postgres.log'])),
]

it('handles invented addresses without new files, in bounded memory, with real pages still cached', async () => {
  for (const page of realPages) expect((await request({ path: page })).status).toBe(200)
  for (const kind of kinds) await request(kind(0))
  const [filesBefore, before] = [await files(), await residentMb()]
  expect(filesBefore.length).toBeGreaterThan(50)
  expect(before).toBeGreaterThan(100)

  const startedAt = performance.now()
  const statuses = await requestAll()
  const seconds = (performance.now() - startedAt) / 1_000
  const growth = (await residentMb()) - before
  process.stdout.write(
    `${requestCount} invented addresses in ${seconds.toFixed(0)} s: ${JSON.stringify([...statuses].sort())}, ` +
      `${before.toFixed(0)} MB before, ${growth.toFixed(0)} MB more after\n`,
  )

  expect([...statuses.keys()].filter((status) => status >= 500 || status === 0)).toEqual([])
  expect(growth).toBeLessThan(maxGrowthMb)
  expect(await files()).toEqual(filesBefore)
  for (const page of realPages) {
    const { status, id } = await request({ path: page })
    expect(status).toBe(200)
    await expect
      .poll(() =>
        site
          .output()
          .split('\n')
          .find((line) => line.includes(id)),
      )
      .toContain('"cache":"hit"')
  }
  expect(site.output()).not.toMatch(/"level":"(?:error|fatal)"|invalid tags|\n\s+at /)
}, 420_000)
