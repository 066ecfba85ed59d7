import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { type Receivers, startReceivers } from '../load/enquiries/receivers.ts'
import { readStored, type Stored, untilDelivered } from '../load/enquiries/stored.ts'
import { type Submitted, submitAll } from '../load/enquiries/submit.ts'
import type { Figure, Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const FORMS = 10_000
const AT_ONCE = 20
const ADDRESSES = 2_000
const KILLS = 10
const P99_MS = 500
const DELIVERED_WITHIN_MS = 900_000

/** What is killed in turn. */
const victims = ['server/deliver.ts', 'server/worker.ts', 'the database'] as const

function processesOf(dataDir: string, naming: string): number[] {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      const command = read(`/proc/${pid}/cmdline`)
      const isOfSite =
        command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir} `)
      return isOfSite && command.includes(naming)
    })
    .map(Number)
}

const databasePid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

function kill(dataDir: string, victim: (typeof victims)[number]): void {
  try {
    const [pid] = victim === 'the database' ? [databasePid(dataDir)] : processesOf(dataDir, victim)
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}

const figure = (name: string, measured: string, goal: string, reached: boolean): Figure => ({
  name: `enquiries: ${name}`,
  measured,
  goal,
  reference: '–',
  reached,
})

/** Everything that got a reference is stored under it, once, and each receiver counts it once by its key. */
function verdict(
  what: string,
  { references, contradicted, unanswered }: Submitted,
  stored: Stored,
  { mails, consents }: Receivers,
): Figure[] {
  const lost = [...references].filter(([key, reference]) => stored.references.get(key) !== reference).length
  const received = mails.size + consents.size
  const counted = received === stored.deliveries && stored.undelivered === 0
  const again = [...mails.values(), ...consents.values()].reduce((sum, times) => sum + times - 1, 0)
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

async function quiet(site: Site, receivers: Receivers, forms: number): Promise<Figure[]> {
  const began = performance.now()
  const load = { origin: site.url, forms, atOnce: AT_ONCE, addresses: ADDRESSES, tries: 1 }
  const submitted = await submitAll(load)
  const perSecond = (forms / (performance.now() - began)) * 1_000
  const stored = await untilDelivered(site.dataDir, DELIVERED_WITHIN_MS)
  const p99 = percentile(submitted.times, 99)
  return [
    figure(
      `${forms} at ${AT_ONCE} at once, p99`,
      `${p99.toFixed(0)} ms, ${perSecond.toFixed(0)}/s`,
      `≤ ${P99_MS} ms`,
      p99 <= P99_MS,
    ),
    ...verdict(`${forms} in quiet`, submitted, stored, receivers),
  ]
}

/** The same while programs are killed and receivers fail in turn. Visitors press “Try again”. */
async function troubled(site: Site, receivers: Receivers, forms: number): Promise<Figure[]> {
  const before = (await readStored(site.dataDir)).references.size
  let killed = 0
  const onBegun = (begun: number) => {
    receivers.failing = ([null, 'mail', null, 'consent'] as const)[Math.floor((begun / forms) * 4)] ?? null
    if (begun < ((killed + 1) * forms) / (KILLS + 1)) return
    kill(site.dataDir, victims[killed % victims.length] ?? 'the database')
    killed++
  }
  const load = { origin: site.url, forms, atOnce: AT_ONCE, addresses: ADDRESSES, tries: 60, onBegun }
  const submitted = await submitAll(load)
  receivers.failing = null
  await sleep(5_000)
  const stored = await untilDelivered(site.dataDir, DELIVERED_WITHIN_MS)
  const extra = stored.references.size - before - submitted.references.size
  return [
    ...verdict(`${forms} with ${killed} kills`, submitted, stored, receivers),
    figure(`stored without an answer`, `${extra}`, '0', extra === 0),
  ]
}

/** Submits so many forms in quiet, and so many in trouble. */
async function measureEnquiries(forms: number): Promise<Figure[]> {
  const receivers = await startReceivers()
  const env = { ...receivers.environment, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const site = await startSite({ port: await freePort(), env })
  try {
    return [...(await quiet(site, receivers, forms)), ...(await troubled(site, receivers, forms))]
  } finally {
    await site.stop().catch(() => undefined)
    await receivers.close()
  }
}

/** Leads that cannot be lost: submitted by many at once, in quiet and in trouble. */
export const enquiries: Measure = { name: 'enquiries', run: () => measureEnquiries(FORMS) }
