import { setTimeout as sleep } from 'node:timers/promises'
import { createFigureFactory, type Figure, type Measure, pagesOfEveryKind } from '../measure.ts'
import { percentile } from '../statistics.ts'

const PER_SECOND = 100
const SECONDS = 20
const VISITORS = 10
/** Pause of a visitor between two pages, in milliseconds. */
const READING_MS = 100
const P95_MS = 100

const figure = createFigureFactory('flood')

/** Addresses that no cache can know: unknown ones, searches and comparisons. */
const inventions: readonly ((index: number) => string)[] = [
  (index) => `/invented-${index}`,
  (index) => `/vehicles/invented-${index}`,
  (index) => `/dealers?search=invented+${index}`,
  (index) => `/vehicles/fortuner/compare?code=A${index},B${index}`,
]

type Response = { readonly status: number; readonly tookMs: number; readonly retryAfter: string | null }

async function request(url: string): Promise<Response> {
  const started = performance.now()
  const response = await fetch(url, { redirect: 'manual' })
  await response.arrayBuffer()
  const { status, headers } = response
  return { status, tookMs: performance.now() - started, retryAfter: headers.get('retry-after') }
}

/** Requests invented addresses at a constant rate, independent of the responses. */
async function flood(origin: string): Promise<Response[]> {
  const responses: Promise<Response>[] = []
  const started = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index++) {
    await sleep(Math.max(0, started + (index * 1_000) / PER_SECOND - performance.now()))
    const response = request(origin + (inventions[index % inventions.length]?.(index) ?? '/'))
    // A failure is thrown below, when all requests have been sent.
    response.catch(() => {})
    responses.push(response)
  }
  return Promise.all(responses)
}

/** Visits cached pages one after the other until the signal is aborted. */
async function visit(origin: string, paths: readonly string[], signal: AbortSignal): Promise<Response[]> {
  const responses: Response[] = []
  for (let index = 0; !signal.aborted; index++) {
    responses.push(await request(origin + (paths[index % paths.length] ?? '/')))
    await sleep(READING_MS)
  }
  return responses
}

/** Counts the responses with each status: `200 × 12, 429 × 1988`. */
function summaryOf(responses: readonly Response[]): string {
  const counts = new Map<number, number>()
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ')
}

async function measureFlood(origin: string): Promise<Figure[]> {
  const paths = Object.values(pagesOfEveryKind)
  for (const path of paths) await request(origin + path)
  const ended = new AbortController()
  const visiting = Array.from({ length: VISITORS }, () => visit(origin, paths, ended.signal))
  const flooded = await flood(origin).finally(() => ended.abort())
  const visits = (await Promise.all(visiting)).flat()
  const times = visits.map(({ tookMs }) => tookMs)
  const [p50, p95] = [50, 95].map((percent) => percentile(times, percent)) as [number, number]
  const refused = flooded.filter(({ status }) => status === 429)
  const isHonest =
    flooded.every(({ status }) => status < 500) && refused.every(({ retryAfter }) => retryAfter)
  return [
    figure(
      `cached pages of ${VISITORS} visitors, p95`,
      `${p95.toFixed(0)} ms (median ${p50.toFixed(0)}, ${summaryOf(visits)})`,
      `≤ ${P95_MS} ms, all 200`,
      p95 <= P95_MS && visits.every(({ status }) => status === 200),
    ),
    figure(
      `${PER_SECOND} invented addresses a second from one client`,
      summaryOf(flooded),
      'no 5xx, Retry-After with 429',
      isHonest,
    ),
  ]
}

/** One client cannot slow down the visitors of cached pages, whatever addresses it invents. */
export const floodOfAddresses: Measure = {
  name: 'flood',
  run: async ({ site }) => measureFlood((await site()).url),
}
