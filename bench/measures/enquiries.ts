import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { startIntegrations } from '../load/enquiries/integrations/start-integrations.ts'
import { kill } from '../load/enquiries/kill.ts'
import {
  readStoredEnquiries,
  type StoredEnquiries,
  waitForDelivery,
} from '../load/enquiries/stored-enquiries.ts'
import { type SubmissionResult, submitAll } from '../load/enquiries/submit.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const FORMS = 10_000
const AT_ONCE = 20
const ADDRESSES = 2_000
const KILLS = 10
const P99_MS = 500
const DELIVERY_TIME = { skipDelaysAfter: 900_000, timeout: 900_000 }

/** The processes that are killed in turn. */
const killed = ['deliverer', 'worker', 'database'] as const

type Failing = 'mail' | 'consent' | null

/** How often the integrations accepted each delivery, by channel and key, and which integration currently fails. */
type Received = { readonly times: Map<string, number>; failing: Failing }

const figure = createFigureFactory('enquiries')

/** Checks that every reference is stored once, and that the integrations received every delivery by its key. */
function verify(
  label: string,
  { references, contradictory, unanswered }: SubmissionResult,
  stored: StoredEnquiries,
  { times }: Received,
): Figure[] {
  const lost = [...references].filter(([key, reference]) => stored.references.get(key) !== reference).length
  const count = times.size
  const isComplete = count === stored.deliveries && stored.undelivered === 0
  const repeated = [...times.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    figure(`${label}, lost`, `${lost} of ${references.size}`, '0', lost === 0 && references.size > 0),
    figure(`${label}, two references`, `${contradictory}`, '0', contradictory === 0),
    figure(`${label}, no reference`, `${unanswered}`, '0', unanswered === 0),
    figure(
      `${label}, received by key`,
      `${count} of ${stored.deliveries}, ${repeated} sent again`,
      'all',
      isComplete,
    ),
  ]
}

async function submitUndisturbed(site: Site, received: Received, forms: number): Promise<Figure[]> {
  const began = performance.now()
  const load = { origin: site.url, forms, concurrency: AT_ONCE, addresses: ADDRESSES, attempts: 1 }
  const submitted = await submitAll(load)
  const perSecond = (forms / (performance.now() - began)) * 1_000
  const stored = await waitForDelivery(site.dataDir, DELIVERY_TIME)
  const p99 = percentile(submitted.times, 99)
  return [
    figure(
      `${forms} at ${AT_ONCE} at once, p99`,
      `${p99.toFixed(0)} ms, ${perSecond.toFixed(0)}/s`,
      `≤ ${P99_MS} ms`,
      p99 <= P99_MS,
    ),
    ...verify(`${forms} undisturbed`, submitted, stored, received),
  ]
}

/** Submits forms while processes are killed and integrations fail in turn. Visitors press “Try again”. */
async function submitUnderFailures(site: Site, received: Received, forms: number): Promise<Figure[]> {
  const before = (await readStoredEnquiries(site.dataDir)).references.size
  let kills = 0
  const onSubmit = (begun: number) => {
    received.failing = ([null, 'mail', null, 'consent'] as const)[Math.floor((begun / forms) * 4)] ?? null
    if (begun < ((kills + 1) * forms) / (KILLS + 1)) return
    kill(site.dataDir, killed[kills % killed.length] ?? 'database')
    kills++
  }
  const load = { origin: site.url, forms, concurrency: AT_ONCE, addresses: ADDRESSES, attempts: 60, onSubmit }
  const submitted = await submitAll(load)
  received.failing = null
  await sleep(5_000)
  const stored = await waitForDelivery(site.dataDir, DELIVERY_TIME)
  const extra = stored.references.size - before - submitted.references.size
  return [
    ...verify(`${forms} with ${kills} kills`, submitted, stored, received),
    figure(`stored without a response`, `${extra}`, '0', extra === 0),
  ]
}

/** Submits the forms twice: undisturbed, and under failures. */
async function measureEnquiries(forms: number): Promise<Figure[]> {
  const received: Received = { times: new Map(), failing: null }
  const receivers = await startIntegrations({
    behaviourFor({ channel }) {
      const integration = channel === 'consent' ? 'consent' : 'mail'
      return received.failing === integration ? 'unavailable' : 'accept'
    },
    onAccepted({ channel, key }) {
      const name = `${channel} ${key}`
      received.times.set(name, (received.times.get(name) ?? 0) + 1)
    },
  })
  const env = { ...receivers.environment, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const site = await startSite({ port: await freePort(), env })
  try {
    return [
      ...(await submitUndisturbed(site, received, forms)),
      ...(await submitUnderFailures(site, received, forms)),
    ]
  } finally {
    await site.stop().catch(() => undefined)
    await receivers.close()
  }
}

/** No enquiry is lost: many are submitted concurrently, undisturbed and under failures. */
export const enquiries: Measure = { name: 'enquiries', run: ({ forms = FORMS }) => measureEnquiries(forms) }
