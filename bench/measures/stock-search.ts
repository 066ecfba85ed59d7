import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'
import { runProgram } from '../program.ts'
import { percentile } from '../statistics.ts'

const sizes = [100_000, 400_000] as const
const PER_SECOND = 20
const SECONDS = 20
const P95_MS = 60
const MAX_RATIO = 2

const makes = ['toyota', 'volkswagen', 'ford', 'bmw', 'nissan', 'hyundai', 'kia', 'suzuki', 'isuzu', 'mazda']
const bodies = ['suv', 'sedan', 'hatchback', 'double-cab', 'single-cab', 'cross']
const colours = ['white', 'silver-grey', 'dark-grey', 'black', 'blue', 'red']
const places = ['Sandton', 'Pretoria', 'Durban', 'Cape Town', 'Bloemfontein', 'Windhoek', 'Polokwane']
const words = ['hilux', 'corolla white', 'polo 2021', 'diesel', 'fortuner 2.4', 'ranger blue', 'x']
const sorts = ['price_asc', 'price_desc', 'date_desc', 'mileage_asc', 'name_asc', 'default']

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value

/** Searches from everything to several filters at once. Their responses are not cached anywhere. */
function queryOf(index: number): string {
  const filters: Record<string, string>[] = [
    {},
    { make: pick(makes, index) },
    { body: pick(bodies, index), fuel: pick(['diesel', 'petrol', 'hybrid'], index) },
    { make: `${pick(makes, index)},${pick(makes, index + 3)}`, 'max-price': String(150_000 + index * 1000) },
    { colour: pick(colours, index), 'min-year': String(2015 + (index % 9)) },
    { near: pick(places, index), radius: pick(['25', '50', '100', '200'], index), sort: 'distance' },
    { q: pick(words, index) },
    { budget: String(2500 + index * 25), 'max-mileage': String(20_000 + index * 500) },
  ]
  const page: Record<string, string> = index % 7 === 0 ? { page: String(2 + (index % 40)) } : {}
  return new URLSearchParams({ sort: pick(sorts, index), ...pick(filters, index), ...page }).toString()
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  const body = (await response.json()) as { total?: unknown }
  if (response.status !== 200 || typeof body.total !== 'number')
    throw new Error(`${url} returned ${response.status}`)
  return performance.now() - started
}

/** Response times in milliseconds, at a constant request rate independent of the responses. */
async function timesOf(site: Site): Promise<number[]> {
  const requests: Promise<number>[] = []
  const started = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await sleep(Math.max(0, started + (index * 1_000) / PER_SECOND - performance.now()))
    const request = timeOf(`${site.url}/sections/used-vehicles?${queryOf(index)}`)
    // A failure is thrown below, when all requests have been sent.
    request.catch(() => {})
    requests.push(request)
  }
  return Promise.all(requests)
}

/** Fills the table, and waits until the index has all of it. */
async function fill(site: Site, count: number): Promise<void> {
  await runProgram(
    [process.execPath, 'scripts/start.mjs', '--task', 'scripts/generate/stock.ts', String(count)],
    { ...process.env, DATA_DIR: site.dataDir },
  )
  const deadline = performance.now() + 120_000
  for (;;) {
    const response = await fetch(`${site.url}/sections/used-vehicles`)
    const { total } = (await response.json()) as { total: number }
    // Sold and hidden vehicles are in the table, but not in the search.
    if (total > count * 0.9) return
    if (performance.now() > deadline) throw new Error(`The index has ${total} of ${count} vehicles.`)
    await sleep(500)
  }
}

type Times = { readonly p50: number; readonly p95: number }

async function measureSize(site: Site, count: number): Promise<Times> {
  await fill(site, count)
  // Other searches than those that are measured.
  for (let index = 1_000; index < 1_080; index += 1)
    await timeOf(`${site.url}/sections/used-vehicles?${queryOf(index)}`)
  const times = await timesOf(site)
  return { p50: percentile(times, 50), p95: percentile(times, 95) }
}

/** The national search over HTTP with varied queries: facets and first page, with two sizes of the stock. */
export const stockSearch: Measure = {
  name: 'stock-search',
  run: async (): Promise<Figure[]> => {
    const site = await startSite({ port: await freePort(), env: { LOG_LEVEL: 'warn' } })
    const figureOf = createFigureFactory('stock search')
    try {
      const [small, large] = [await measureSize(site, sizes[0]), await measureSize(site, sizes[1])]
      const text = ({ p50, p95 }: Times) => `${p95.toFixed(1)} ms (median ${p50.toFixed(1)})`
      const ratio = large.p95 / small.p95
      return [
        figureOf(
          `${sizes[0]} vehicles, p95 at ${PER_SECOND} a second`,
          text(small),
          `≤ ${P95_MS} ms`,
          small.p95 <= P95_MS,
        ),
        figureOf(
          `${sizes[1]} vehicles, p95 at ${PER_SECOND} a second`,
          `${text(large)}, ${ratio.toFixed(2)} times as long`,
          `≤ ${MAX_RATIO} times`,
          ratio <= MAX_RATIO,
        ),
      ]
    } finally {
      await site.stop()
    }
  },
}
