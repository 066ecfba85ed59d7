import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { type ExpectedEnquiry, type LeadDealer, visitorEmail } from './forms.ts'
import { databaseAddress, withDatabase } from './stored-enquiries.ts'

/** Adds used-vehicle leads to a site's queue and runs its jobs. No form creates such leads yet. */
export type SiteQueue = {
  /** Stores an enquiry about a used vehicle, which goes to the lead provider. No form creates one yet. */
  addUsedLead(visitor: number, dealer: LeadDealer): Promise<void>
  /** Runs one of the worker's scheduled jobs now. */
  run(job: string): Promise<void>
  close(): Promise<void>
}

const used = {
  ...{
    kind: 'used',
    make: 'Toyota',
    model: 'Fortuner 2.4 GD-6',
    range: 'Fortuner',
    year: 2021,
    mileage: 84_500,
  },
  ...{ bodyType: 'SAV', colour: 'Attitude Black', sideImage: 'https://stock.example.co.za/1.jpg' },
  ...{ code: '48V', stockCode: 'US-1', price: 26_975_000, finance: null },
}

/** What the recipients of such an enquiry must receive. */
export const expectedUsedLead = (dealer: LeadDealer): ExpectedEnquiry => ({
  vehicle: {
    ...{ code: used.code, name: used.model, price: used.price / 100 },
    colour: { code: '', title: used.colour },
  },
  dealer: { ...dealer, hasCrm: false },
  isUsed: true,
  hasPlan: false,
  hasConsent: false,
})

const installTimeoutMs = 60_000
const pollIntervalMs = 500

const channels = ['leadProvider', 'email', 'confirmation'] as const

async function store(client: pg.Client, boss: PgBoss, visitor: number, formKey: string, dealer: LeadDealer) {
  const details = {
    ...{ id: null, directoryId: '0', name: dealer.name, slug: dealer.slug },
    ...{ supplierCode: dealer.code, region: 'Gauteng' },
  }
  const { rows } = await client.query<{ id: number }>(
    `insert into enquiries (reference, form_key, kind, received_at, language, full_name, email, phone,
       preferred_contact, note, about, subject, dealer_name, dealer_details, page, status)
     select $1, $2, 'vehicle', now(), 'en', $3, $4, '+27 82 000 0000', 'email', 'Load', $5, $6, $7,
       $8::jsonb || jsonb_build_object('directoryId', id::text), '/', 'new' from dealers where slug = $9
     on conflict do nothing returning id`,
    [
      ...[`FC-USED-${visitor}`, formKey, `Visitor ${visitor}`, visitorEmail(visitor), used.model],
      ...[JSON.stringify(used), dealer.name, JSON.stringify(details), dealer.slug],
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) return
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  for (const channel of channels) {
    const key = randomUUID()
    await client.query(
      `insert into deliveries (enquiry_id, channel, key, state, attempts) values ($1, $2, $3, 'waiting', 0)`,
      [id, channel, key],
    )
    await boss.insert(`deliver-${channel}`, [{ data: { key } }], { db })
  }
}

/** Connects to a site's queue, with retries until the worker has created it. */
async function connect(dataDir: string): Promise<PgBoss> {
  const connectionString = await databaseAddress(dataDir)
  for (const deadline = Date.now() + installTimeoutMs; ; await sleep(pollIntervalMs)) {
    const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false, migrate: false })
    boss.on('error', () => {})
    try {
      await boss.start()
      await Promise.all(channels.map((channel) => boss.insert(`deliver-${channel}`, [])))
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      if (Date.now() > deadline) throw error
    }
  }
}

/** Opens the queue of a running site. */
export async function openQueue(dataDir: string): Promise<SiteQueue> {
  const boss = await connect(dataDir)
  return {
    async addUsedLead(visitor, dealer) {
      const formKey = randomUUID()
      await withDatabase(dataDir, async (client) => {
        await client.query('begin')
        await store(client, boss, visitor, formKey, dealer)
        await client.query('commit')
      })
    },
    async run(job) {
      await withDatabase(dataDir, async (client) => {
        // Makes a publication due: the worker starts server/publish.ts only then.
        await client.query(`insert into payload_jobs (task_slug, input) values ('schedulePublish', '{}')`)
      })
      await boss.send(job, {})
    },
    close: () => boss.stop({ graceful: false }),
  }
}
