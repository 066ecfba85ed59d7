import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { kill } from '../load/enquiries/kill.ts'
import { startReceivers } from '../load/enquiries/receivers/start.ts'
import { readStored, type Stored, untilDelivered } from '../load/enquiries/stored.ts'
import { type Submitted, submitAll } from '../load/enquiries/submit.ts'
import { type Figure, figureOf, type Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const FORMS = 10_000
const AT_ONCE = 20
const ADDRESSES = 2_000
const KILLS = 10
const P99_MS = 500
const DELIVERY_TIME = { pausesEndAfter: 900_000, within: 900_000 }

/** What is killed in turn. */
const killed = ['deliverer', 'worker', 'database'] as const

type Failing = 'mail' | 'consent' | null

/** What the receivers of this measure have taken, by channel and key. */
type Taken = { readonly times: Map<string, number>; failing: Failing }

const figure = figureOf('enquiries')

/** Everything that got a reference is stored under it, once, and each receiver counts it once by its key. */
function verdict(
  what: string,
  { references, contradicted, unanswered }: Submitted,
  stored: Stored,
  { times }: Taken,
): Figure[] {
  const lost = [...references].filter(([key, reference]) => stored.references.get(key) !== reference).length
  const received = times.size
  const counted = received === stored.deliveries && stored.undelivered === 0
  const again = [...times.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    figure(`${what}, lost`, `${lost} of ${references.size}`, '0', lost === 0 && references.size > 0),
    figure(`${what}, doubled or contradicted`, `${contradicted}`, '0', contradicted === 0),
    figure(`${what}, never answered`, `${unanswered}`, '0', unanswered === 0),
    figure(
      `${what}, received by key`,
      `${received} of ${stored.deliveries}, ${again} sent once more`,
      'all',
      counted,
    ),
  ]
}

async function quiet(site: Site, taken: Taken, forms: number): Promise<Figure[]> {
  const began = performance.now()
  const load = { origin: site.url, forms, atOnce: AT_ONCE, addresses: ADDRESSES, tries: 1 }
  const submitted = await submitAll(load)
  const perSecond = (forms / (performance.now() - began)) * 1_000
  const stored = await untilDelivered(site.dataDir, DELIVERY_TIME)
  const p99 = percentile(submitted.times, 99)
  return [
    figure(
      `${forms} at ${AT_ONCE} at once, p99`,
      `${p99.toFixed(0)} ms, ${perSecond.toFixed(0)}/s`,
      `≤ ${P99_MS} ms`,
      p99 <= P99_MS,
    ),
    ...verdict(`${forms} in quiet`, submitted, stored, taken),
  ]
}

/** The same while programs are killed and receivers fail in turn. Visitors press “Try again”. */
async function troubled(site: Site, taken: Taken, forms: number): Promise<Figure[]> {
  const before = (await readStored(site.dataDir)).references.size
  let kills = 0
  const onBegun = (begun: number) => {
    taken.failing = ([null, 'mail', null, 'consent'] as const)[Math.floor((begun / forms) * 4)] ?? null
    if (begun < ((kills + 1) * forms) / (KILLS + 1)) return
    kill(site.dataDir, killed[kills % killed.length] ?? 'database')
    kills++
  }
  const load = { origin: site.url, forms, atOnce: AT_ONCE, addresses: ADDRESSES, tries: 60, onBegun }
  const submitted = await submitAll(load)
  taken.failing = null
  await sleep(5_000)
  const stored = await untilDelivered(site.dataDir, DELIVERY_TIME)
  const extra = stored.references.size - before - submitted.references.size
  return [
    ...verdict(`${forms} with ${kills} kills`, submitted, stored, taken),
    figure(`stored without an answer`, `${extra}`, '0', extra === 0),
  ]
}

/** Submits so many forms in quiet, and so many in trouble. */
async function measureEnquiries(forms: number): Promise<Figure[]> {
  const taken: Taken = { times: new Map(), failing: null }
  const receivers = await startReceivers({
    conductFor({ channel }) {
      const receiver = channel === 'consent' ? 'consent' : 'mail'
      return taken.failing === receiver ? 'unavailable' : 'accept'
    },
    accepted({ channel, key }) {
      const name = `${channel} ${key}`
      taken.times.set(name, (taken.times.get(name) ?? 0) + 1)
    },
  })
  const env = { ...receivers.environment, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const site = await startSite({ port: await freePort(), env })
  try {
    return [...(await quiet(site, taken, forms)), ...(await troubled(site, taken, forms))]
  } finally {
    await site.stop().catch(() => undefined)
    await receivers.close()
  }
}

/** Leads that cannot be lost: submitted by many at once, in quiet and in trouble. */
export const enquiries: Measure = { name: 'enquiries', run: ({ forms = FORMS }) => measureEnquiries(forms) }
