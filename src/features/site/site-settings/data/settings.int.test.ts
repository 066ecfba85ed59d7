import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { settingsSeeding } from '../seed.ts'
import { readSettings } from './read.ts'

let cms: TestCms
let client: pg.Client
const receivedTags: string[] = []

beforeAll(async () => {
  cms = await openTestCms()
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
  client.on('notification', ({ payload }) => {
    receivedTags.push(...(JSON.parse(payload ?? '{}') as Invalidation).tags)
  })
  await client.query(`listen ${invalidationChannel}`)
})
afterAll(async () => {
  await client.end()
  await cms.close()
})

const settings = () => readSettings(cms.payload)

const makeEditor = () =>
  cms.payload.create({
    collection: 'users',
    data: {
      email: 'editor@example.co.za',
      password: 'correct-horse-battery',
      name: 'Editor',
      role: 'editor',
    },
  })

describe('settings in the CMS', () => {
  it('returns null for every contact and address before an editor saves any', async () => {
    const { contact, addresses } = await settings()
    expect(Object.values(contact)).toEqual(Array(6).fill(null))
    expect(Object.values(addresses)).toEqual(Array(10).fill(null))
  })

  it('seeds numbers and addresses once, and keeps later changes on a second run (V-349, G-9)', async () => {
    const seed = async () => runSeedings(cms.payload, [await settingsSeeding()])
    expect(await seed()).toBe(1)
    const { contact, addresses, socialLinks, switches } = await settings()
    expect(contact).toMatchObject({ tollFree: '0800 000 000', supportEmail: 'support@example.co.za' })
    expect(contact.financeServices).not.toBe(contact.financeServicesInternational)
    const { purchaseSite, ...linked } = addresses
    // Nothing is embedded until an editor says from where.
    expect(purchaseSite).toBeNull()
    for (const address of Object.values(linked)) expect(address).toMatch(/^https:\/\/.*example\.co\.za\//)
    expect(socialLinks).toHaveLength(4)
    expect(switches.feedbackWidget).toBe(false)
    await cms.payload.updateGlobal({ slug: 'site-settings', data: { contact: { tollFree: '0800 000 999' } } })
    expect(await seed()).toBe(0)
    expect((await settings()).contact.tollFree).toBe('0800 000 999')
  })

  it('expires the settings tag when a setting is saved', async () => {
    receivedTags.length = 0
    await cms.payload.updateGlobal({ slug: 'site-settings', data: { contact: { tollFree: '0800 000 998' } } })
    await client.query('select 1')
    expect(receivedTags).toContain('settings')
  })

  it.each([
    ['a telephone number with letters', { contact: { tollFree: '0800 CALL US' } }],
    ['a javascript: address', { addresses: { shop: 'javascript:alert(1)' } }],
    ['an invalid e-mail address', { contact: { supportEmail: 'support' } }],
  ])('rejects %s', async (_, data) => {
    await expect(cms.payload.updateGlobal({ slug: 'site-settings', data })).rejects.toThrow(/invalid/)
  })

  it.each(['site-settings', 'cookie-notice'])(
    'returns 403 to unauthenticated requests for the global %s and its versions',
    async (slug) => {
      const { status } = await requestRest(cms.payload, `/api/globals/${slug}`)
      expect(status).toBe(403)
      expect((await requestRest(cms.payload, `/api/globals/${slug}/versions`)).status).toBe(403)
    },
  )

  it('allows an editor to change a telephone number', async () => {
    const user = await makeEditor()
    const data = { contact: { tollFree: '0800 000 123' } }
    const asEditor = { overrideAccess: false, user: { ...user, collection: 'users' as const } }
    await cms.payload.updateGlobal({ slug: 'site-settings', data, ...asEditor })
    expect((await settings()).contact.tollFree).toBe('0800 000 123')
  })
})
