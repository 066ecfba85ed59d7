import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_PASSWORD } from '#tests/e2e/support/settings.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { type Editor, signIn } from '../editor.ts'
import { withDatabase } from '../load/enquiries/stored-enquiries.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const PER_SECOND = 1_000
const SECONDS = 20
const WARM_UP_SECONDS = 5
const P95_MS = 100
const SOCKETS = 100
const hourMs = 3_600_000
/** Longer than an idle connection of Postgres takes to publish its statistics. */
const statisticsMs = 12_000

const figure = createFigureFactory('live results')

type Seasons = { readonly docs: readonly { id: number; championship: string; year: number }[] }

/** Publishes a season as running now. @returns the address that its open pages ask */
async function startRound({ call }: Editor, { url }: Site): Promise<string> {
  const { docs } = (await call('GET', '/api/seasons?limit=1&sort=-year&depth=0')) as Seasons
  const [season] = docs
  if (!season) throw new Error('There is no season.')
  const [from, until] = [-hourMs, hourMs].map((offset) => new Date(Date.now() + offset).toISOString())
  await call('PATCH', `/api/seasons/${season.id}`, { liveTimes: [{ from, until }], _status: 'published' })
  const query = new URLSearchParams({ championship: season.championship, year: `${season.year}` })
  return `${url}/sections/live-results?${query}`
}

/** Asks at a steady rate, as pages do that know the last answer. @returns the response times in milliseconds */
async function ask(
  address: string,
  etag: string,
  seconds: number,
): Promise<{ times: number[]; rate: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const times: number[] = []
  const askOnce = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now()
      const sent = httpRequest(address, { agent, headers: { 'if-none-match': etag } }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - began)
          if (response.statusCode === 200 || response.statusCode === 304) resolve()
          else reject(new Error(`${response.statusCode} for ${address}`))
        })
      })
      sent.on('error', reject).end()
    })
  const began = performance.now()
  const asked: Promise<void>[] = []
  while (asked.length < PER_SECOND * seconds) {
    const due = Math.floor(((performance.now() - began) / 1_000) * PER_SECOND)
    while (asked.length < Math.min(due, PER_SECOND * seconds)) asked.push(askOnce())
    await sleep(1)
  }
  await Promise.all(asked)
  agent.destroy()
  return { times, rate: (times.length / (performance.now() - began)) * 1_000 }
}

/** How often the table of the seasons has been read. */
const readsOf = ({ dataDir }: Site): Promise<number> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select seq_scan + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'seasons'`,
    )
    return Number(rows[0]?.reads)
  })

/** Many pages are open while a round runs: each asks whether there is something new, and one query a second answers all. */
async function measureLiveResults(): Promise<Figure[]> {
  const site = await startSite({ port: await freePort(), env: { LOG_LEVEL: 'silent', ADMIN_PASSWORD } })
  try {
    const address = await startRound(await signIn(site.url), site)
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    await ask(address, etag, WARM_UP_SECONDS)
    await sleep(statisticsMs)
    const before = await readsOf(site)
    const { times, rate } = await ask(address, etag, SECONDS)
    await sleep(statisticsMs)
    const reads = (await readsOf(site)) - before
    const p95 = percentile(times, 95)
    return [
      figure(
        `${PER_SECOND} questions a second, p95`,
        `${p95.toFixed(0)} ms at ${rate.toFixed(0)}/s`,
        `≤ ${P95_MS} ms`,
        p95 <= P95_MS && rate >= PER_SECOND * 0.98,
      ),
      figure(`reads of the database in ${SECONDS} s`, `${reads}`, `≤ ${SECONDS + 1}`, reads <= SECONDS + 1),
    ]
  } finally {
    await site.stop().catch(() => undefined)
  }
}

export const liveResults: Measure = { name: 'live-results', run: measureLiveResults }
