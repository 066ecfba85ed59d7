import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { defaultFinanceSettings } from '../rules/settings.ts'
import { readFinanceSettings } from './stored-settings.ts'

let cms: TestCms
let client: pg.Client
const purged: string[] = []

beforeAll(async () => {
  cms = await openTestCms()
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => {
    purged.push(...(JSON.parse(payload ?? '{}') as Invalidation).tags)
  })
  await client.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await client.end()
  await cms.close()
})

const settings = () => readFinanceSettings(cms.payload)
const saveFinance = (data: object) => cms.payload.updateGlobal({ slug: 'finance-settings', data })

const createEditor = () =>
  cms.payload.create({
    collection: 'users',
    data: {
      email: 'editor@example.co.za',
      password: 'correct-horse-battery',
      name: 'Editor',
      role: 'editor',
    },
  })

describe('finance settings in the CMS', () => {
  it('are the defaults before an administrator has saved any', async () => {
    expect(await settings()).toEqual(defaultFinanceSettings)
  })

  it('apply a saved fee and purge the cache tag of the settings (V-350)', async () => {
    purged.length = 0
    await saveFinance({ fees: { monthlyAdmin: 8_000 } })
    await client.query('select 1')
    expect(purged).toContain('finance:settings')
    const finance = await settings()
    expect(finance.fees).toEqual({ monthlyAdmin: 8_000, initiation: 120_750 })
    expect(finance.instalmentCard).toEqual(defaultFinanceSettings.instalmentCard)
  })

  it('return lists and opening values as saved', async () => {
    await saveFinance({
      instalmentCard: { terms: [36, 48], rates: [1050, 1225], openingMonths: 36, openingRate: 1225 },
      usedVehicles: { openingRate: 1150 },
    })
    const finance = await settings()
    expect(finance.instalmentCard).toMatchObject({
      terms: [36, 48],
      rates: [1050, 1225],
      opening: { months: 36, rate: 1225, balloonShare: 3000 },
    })
    expect(finance.usedVehicles.opening.rate).toBe(1150)
  })

  it.each([
    ['rates out of order', { comparison: { rates: [1300, 1200] } }],
    ['a rate above 40 %', { comparison: { rates: [1200, 4001] } }],
    ['no rates', { comparison: { rates: [] } }],
    ['terms out of order', { comparison: { terms: [48, 36] } }],
    ['a term of a hundred years', { comparison: { terms: [1200] } }],
    ['a negative fee', { fees: { monthlyAdmin: -1 } }],
    ['a fraction of a cent', { fees: { monthlyAdmin: 6_900.5 } }],
    ['an opening term that is not offered', { comparison: { openingMonths: 13 } }],
    ['an opening rate that is not offered', { comparison: { openingRate: 1201 } }],
    ['a deposit above the price', { comparison: { depositShare: 10_001 } }],
  ])('cannot be saved with %s', async (_, data) => {
    await expect(saveFinance(data)).rejects.toThrow(/invalid/)
  })

  it('fall back to the default for an invalid value in the database', async () => {
    await client.query('update finance_settings set fees_initiation = -5, comparison_opening_months = 999')
    const finance = await settings()
    expect(finance.fees.initiation).toBe(120_750)
    expect(finance.comparison.opening.months).toBe(72)
  })

  it('are not readable by visitors', async () => {
    const path = '/api/globals/finance-settings'
    expect((await requestRest(cms.payload, path)).status).toBe(403)
    expect((await requestRest(cms.payload, `${path}/versions`)).status).toBe(403)
  })

  it('cannot be changed by editors', async () => {
    const user = await createEditor()
    const asEditor = { overrideAccess: false, user: { ...user, collection: 'users' as const } }
    const fee = { fees: { monthlyAdmin: 1 } }
    await expect(
      cms.payload.updateGlobal({ slug: 'finance-settings', data: fee, ...asEditor }),
    ).rejects.toThrow(/not allowed/)
  })
})
