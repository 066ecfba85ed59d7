import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from './files.ts'
import { cleanUp, copySeeded, makeFolder, type Product, processesOf, start } from './product.ts'

const requests = 5_000
const atOnce = 16
/** Of the page cache 128 MB, of Next's own 64, of the drawings' 32 and 48 are meant to be filled; the rest is slack. */
const mostGrowthMb = 500
const realPages = ['/', '/vehicles', '/vehicles/fortuner', '/vehicles/hilux-double-cab']

let folder: string
let site: Product

beforeAll(async () => {
  folder = await makeFolder()
  await copySeeded(path.join(folder, 'data'))
  site = await start(path.join(folder, 'data'))
})
afterAll(() => cleanUp(folder))

/** The same words in every run. */
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

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

function ask({ path: target, headers = {} }: Invented): Promise<{ status: number; id: string }> {
  return new Promise((resolve, reject) => {
    const answered = (response: IncomingMessage) => {
      response.resume()
      const { location, 'x-request-id': id } = response.headers
      const status = response.statusCode ?? 0
      // Next tells a navigation that comes with the wrong checksum the right one.
      const onward = () =>
        status === 307 && location ? ask({ path: location, headers }) : { status, id: String(id) }
      response.on('end', () => resolve(onward()))
      response.on('error', reject)
    }
    get(site.origin + target, { agent, headers }, answered).on('error', reject)
  })
}

async function askAll(): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const askOn = async () => {
    for (let seed = ++next; seed <= requests; seed = ++next) {
      const { status } = await ask(kinds[seed % kinds.length]?.(seed) ?? { path: '/' })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return statuses
}

/** Megabytes of memory held by the process that serves. */
async function residentMb(): Promise<number> {
  const server = processesOf(site.dataDir).find(({ command }) => /node scripts\/start\.mjs/.test(command))
  const status = await readFile(`/proc/${server?.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000
}

const files = async () => [
  ...(await listFiles('.next')),
  ...(await listFiles(site.dataDir, ['postgres', 'postgres.log'])),
]

it('handles 5,000 invented addresses without new files, in bounded memory, with real pages still cached', async () => {
  for (const page of realPages) expect((await ask({ path: page })).status).toBe(200)
  for (const kind of kinds) await ask(kind(0))
  const [filesBefore, before] = [await files(), await residentMb()]
  expect(filesBefore.length).toBeGreaterThan(50)

  const began = performance.now()
  const statuses = await askAll()
  const seconds = (performance.now() - began) / 1_000
  const growth = (await residentMb()) - before
  process.stdout.write(
    `${requests} invented addresses in ${seconds.toFixed(0)} s: ${JSON.stringify([...statuses].sort())}, ` +
      `${before.toFixed(0)} MB before, ${growth.toFixed(0)} MB more after\n`,
  )

  expect([...statuses.keys()].filter((status) => status >= 500 || status === 0)).toEqual([])
  expect(growth).toBeLessThan(mostGrowthMb)
  expect(await files()).toEqual(filesBefore)
  for (const page of realPages) {
    const { status, id } = await ask({ path: page })
    expect(status).toBe(200)
    await expect
      .poll(() =>
        site
          .said()
          .split('\n')
          .find((line) => line.includes(id)),
      )
      .toContain('"cache":"hit"')
  }
  expect(site.said()).not.toMatch(/"level":"(?:error|fatal)"|invalid tags|\n\s+at /)
}, 420_000)
