import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Invalidation, invalidationChannel } from '#platform/cache/invalidation.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { readFormRecipients, readFormThanks } from './stored-settings.ts'

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

const save = (data: object, locale?: 'af') =>
  cms.payload.updateGlobal({ slug: 'form-settings', data, ...(locale && { locale }) })

describe('the settings of forms', () => {
  it('are empty before a user saves any', async () => {
    expect(await readFormRecipients(cms.payload, 'academy')).toEqual([])
    expect(await readFormThanks(cms.payload, 'academy', 'en')).toEqual({ heading: null, text: null })
  })

  it('has recipients for each form without a dealer, and none for the others', async () => {
    await save({ academy: { recipients: ['academy@example.co.za', 'racing@example.co.za'] } })
    expect(await readFormRecipients(cms.payload, 'academy')).toEqual([
      'academy@example.co.za',
      'racing@example.co.za',
    ])
    expect(await readFormRecipients(cms.payload, 'sponsorship')).toEqual([])
    expect(await readFormRecipients(cms.payload, 'tradeIn')).toEqual([])
  })

  it('has thanks in each language, and never the English ones in another', async () => {
    await save({ contact: { thanksHeading: 'Got it', thanksText: 'We write back.' } })
    await save({ contact: { thanksHeading: 'Ontvang' } }, 'af')
    const thanksIn = (language: 'en' | 'af' | 'zu') => readFormThanks(cms.payload, 'contact', language)
    expect(await thanksIn('en')).toEqual({ heading: 'Got it', text: 'We write back.' })
    expect(await thanksIn('af')).toEqual({ heading: 'Ontvang', text: null })
    expect(await thanksIn('zu')).toEqual({ heading: null, text: null })
  })

  it('expires the entries with thanks when it is saved', async () => {
    // Those of the tests before may still be on their way.
    await client.query('select 1')
    receivedTags.length = 0
    await save({ contact: { thanksHeading: 'Thanks' } })
    await client.query('select 1')
    expect(receivedTags).toEqual(['forms'])
  })

  it('rejects a recipient that is not an e-mail address', async () => {
    await expect(save({ contact: { recipients: ['staff@example.co.za', 'staff'] } })).rejects.toThrow(
      /invalid/,
    )
  })

  it('returns 403 to unauthenticated requests for the recipients and their versions', async () => {
    for (const path of ['', '/versions'])
      expect((await requestRest(cms.payload, `/api/globals/form-settings${path}`)).status).toBe(403)
  })
})
