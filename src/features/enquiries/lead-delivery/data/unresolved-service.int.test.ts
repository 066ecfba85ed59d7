import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uncachedLookups } from '#features/enquiries/enquiries/jobs.ts'
import { endpoints } from '#features/vehicles/vehicles/services.ts'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { type Loopback, serve } from '#tests/contract/loopback.ts'
import { seedShowroom } from '#tests/contract/vehicles/seed-showroom.ts'
import { attemptAll, filledForm, recordingChannels, storeForm } from './unresolved.test-support.ts'

// The cache of Next only exists while it serves requests.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
let service: Loopback
let isDown = true

beforeAll(async () => {
  const handler = contractRouter(endpoints)
  service = await serve(async (request) => (isDown ? new Response('', { status: 503 }) : handler(request)))
  vi.stubEnv('VEHICLE_API_URL', `${service.url}/services/gateway`)
  cms = await openTestCms()
  await seedShowroom(cms.payload)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await closeOutbox(cms.payload)
  await cms.close()
  await service.close()
})

test('delivers an enquiry with its vehicle when it was sent while the external vehicle service was down', async () => {
  const subjectCodes = { model: 'N35', colour: '040', dealer: null }
  const { reference } = await storeForm(cms.payload, filledForm({ subjectCodes }, 'financeOffer'))
  const row = async () => {
    const query = sql`select * from enquiries where reference = ${reference}`
    return (await cms.payload.db.drizzle.execute(query)).rows[0]
  }
  expect(await row()).toMatchObject({ unresolved: true, about: 'N35, colour 040 (not looked up yet)' })

  const { channels, mails } = recordingChannels()
  expect(await attemptAll(cms.payload, { channels, lookups: uncachedLookups })).toBe(2)
  expect(mails).toEqual([])
  isDown = false
  await attemptAll(cms.payload, { channels, lookups: uncachedLookups })
  expect(mails.map(({ text }) => text).join()).toContain('Toyota Hilux 2.8 GD-6 Raider 6AT')
  expect(await row()).toMatchObject({ unresolved: false, subject: { code: 'N35', colourCode: '040' } })
})
