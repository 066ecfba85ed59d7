import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTransaction } from '#platform/database/transaction.ts'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { consentSeeding } from '../seed.ts'
import {
  consentHistory,
  mayMarketTo,
  recordConsent,
  recordFullWithdrawal,
  recordPurposeConsent,
  recordRefusal,
} from './ledger.ts'
import { personOf } from './person.ts'
import { personOfToken, unsubscribeAddress } from './unsubscribe.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
  await runSeedings(cms.payload, [await consentSeeding()])
})
afterAll(() => cms.close())

const at = new Date('2026-11-22T08:00:00.000Z')
const choice = { divisions: ['TFS', 'Lexus'], channel: 'SMS', wordingVersion: 1 }
const sampleConsent = (email: string) => ({
  email,
  choice,
  source: 'form:quote',
  reference: 'FC-7K3M-9Q2X',
  page: '/enquiry/quote',
  language: 'en' as const,
  at,
})

const give = (email: string, changes: Partial<ReturnType<typeof sampleConsent>> = {}) =>
  withTransaction(cms.payload, (transaction) =>
    recordConsent(transaction, { ...sampleConsent(email), ...changes }),
  )

const apply = (email: string, wordingVersion = 1) =>
  withTransaction(cms.payload, (transaction) =>
    recordPurposeConsent(transaction, {
      ...{ email, wordingVersion, purpose: 'academy', source: 'form:academy', reference: 'FC-7K3M-9Q2X', at },
    }),
  )

const withdraw = (email: string, moment: Date) =>
  withTransaction(cms.payload, (transaction) =>
    recordFullWithdrawal(transaction, personOf(email), { source: 'erasure', at: moment }),
  )

const object = (email: string, moment: Date) =>
  withTransaction(cms.payload, (transaction) =>
    recordRefusal(transaction, 'objected', personOf(email), { source: 'link', at: moment }),
  )

const run = (statement: string) => cms.payload.db.drizzle.execute(sql.raw(statement))

describe('the consent ledger', () => {
  it('stores wording version, time, channel, divisions, source and reference of a consent', async () => {
    await give('agrees@example.co.za')
    expect(await consentHistory(cms.payload, personOf('agrees@example.co.za'))).toEqual([
      {
        id: expect.any(Number),
        at,
        act: 'given',
        purpose: 'marketing',
        wordingVersion: 1,
        channel: 'SMS',
        divisions: 'TFS, Lexus',
        source: 'form:quote',
        reference: 'FC-7K3M-9Q2X',
      },
    ])
  })

  it('stores no part of the e-mail address in any column', async () => {
    await give('nameless@example.co.za')
    const { rows } = await run('select to_jsonb(consent_entries) as entry from consent_entries')
    expect(JSON.stringify(rows)).not.toMatch(/nameless|example\.co\.za/)
  })

  it('gives each e-mail address its own hash, regardless of case and surrounding spaces', () => {
    expect(personOf(' Agrees@Example.co.za ')).toBe(personOf('agrees@example.co.za'))
    expect(personOf('agrees@example.co.za')).not.toBe(personOf('agree@example.co.za'))
    expect(personOf('agrees@example.co.za')).toMatch(/^[\da-f]{40}$/)
  })

  it('stores null for a wording version that was never published', async () => {
    await give('invents@example.co.za', { choice: { ...choice, wordingVersion: 99 } })
    const [entry] = await consentHistory(cms.payload, personOf('invents@example.co.za'))
    expect(entry?.wordingVersion).toBeNull()
  })

  it.each([
    ["update consent_entries set channel = 'Call'"],
    ['delete from consent_entries'],
    ['truncate consent_entries cascade'],
  ])('rejects the statement %s', async (statement) => {
    const before = await run('select count(*) from consent_entries')
    const outcome = await run(statement).then(
      () => 'done',
      (error: unknown) => String((error as Error & { cause?: unknown }).cause ?? error),
    )
    expect(outcome).toContain('never changed or deleted')
    expect((await run('select count(*) from consent_entries')).rows).toEqual(before.rows)
  })

  it('rolls back an entry with its transaction', async () => {
    const failing = withTransaction(cms.payload, async (transaction) => {
      await recordConsent(transaction, sampleConsent('undone@example.co.za'))
      throw new Error('the enquiry could not be stored')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    expect(await consentHistory(cms.payload, personOf('undone@example.co.za'))).toEqual([])
  })

  it('applies the latest act when a person agrees, objects and agrees again', async () => {
    const email = 'changes@example.co.za'
    expect(await mayMarketTo(cms.payload, email)).toBe(false)
    await give(email)
    expect(await mayMarketTo(cms.payload, email)).toBe(true)
    await object(email, new Date('2026-11-23T08:00:00.000Z'))
    expect(await mayMarketTo(cms.payload, 'CHANGES@example.co.za')).toBe(false)
    await give(email, { at: new Date('2026-11-24T08:00:00.000Z') })
    expect(await mayMarketTo(cms.payload, email)).toBe(true)
  })
})

describe('a consent to another purpose than marketing', () => {
  const actsOf = async (email: string) =>
    (await consentHistory(cms.payload, personOf(email))).map(({ act, purpose }) => `${act} ${purpose}`)

  it('is stored with its purpose, and the version of its own text', async () => {
    await apply('parent@example.co.za')
    await apply('parent@example.co.za', 99)
    expect(await consentHistory(cms.payload, personOf('parent@example.co.za'))).toMatchObject([
      {
        act: 'given',
        purpose: 'academy',
        wordingVersion: 1,
        source: 'form:academy',
        reference: 'FC-7K3M-9Q2X',
      },
      { purpose: 'academy', wordingVersion: null },
    ])
  })

  it('allows no marketing, and does not end an objection to it', async () => {
    await apply('guardian@example.co.za')
    expect(await mayMarketTo(cms.payload, 'guardian@example.co.za')).toBe(false)
    await object('objects@example.co.za', new Date('2026-11-21T08:00:00.000Z'))
    await apply('objects@example.co.za')
    expect(await mayMarketTo(cms.payload, 'objects@example.co.za')).toBe(false)
  })

  it('ends with an erasure where it was given, and does not come up elsewhere', async () => {
    const erased = new Date('2026-11-25T08:00:00.000Z')
    await give('both@example.co.za')
    await apply('both@example.co.za')
    await withdraw('both@example.co.za', erased)
    await withdraw('both@example.co.za', erased)
    expect(await actsOf('both@example.co.za')).toEqual([
      ...[
        'given marketing',
        'given academy',
        'withdrawn marketing',
        'withdrawn academy',
        'withdrawn marketing',
      ],
    ])
    expect(await mayMarketTo(cms.payload, 'both@example.co.za')).toBe(false)
    await withdraw('never@example.co.za', erased)
    expect(await actsOf('never@example.co.za')).toEqual(['withdrawn marketing'])
  })
})

describe('the unsubscribe link', () => {
  it('identifies the person without containing the e-mail address', () => {
    const address = new URL(unsubscribeAddress('reader@example.co.za'))
    expect(address.pathname).toBe('/api/unsubscribe')
    expect(address.href).not.toContain('reader')
    expect(personOfToken(address.searchParams.get('token') ?? '')).toBe(personOf('reader@example.co.za'))
  })

  it.each(['', 'x', 'a.0.b', `${'a'.repeat(40)}.0.${'A'.repeat(43)}`])('rejects the token %j', (token) => {
    expect(personOfToken(token)).toBeNull()
  })
})
