import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { databaseTime } from '#tests/database-time.ts'
import {
  type DeliveryRecord,
  deleteDeliveryRecords,
  deleteDeliveryRecordsBefore,
  findDeliveryRecords,
  storeDeliveryRecord,
} from './delivery-records.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const sampleRecord = (key: string, changes: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  service: 'consent',
  key,
  reference: null,
  email: 'Thabo@Example.com ',
  body: { identifier: 'Thabo@Example.com' },
  ...changes,
})

it('stores a delivery record once, finds it by e-mail, and deletes it by e-mail or by age', async () => {
  const { payload } = cms
  await storeDeliveryRecord(payload, sampleRecord('1'))
  await storeDeliveryRecord(payload, sampleRecord('1', { body: { identifier: 'another' } }))
  await storeDeliveryRecord(payload, sampleRecord('1', { service: 'leadProvider' }))
  await storeDeliveryRecord(payload, sampleRecord('2', { email: 'other@example.com' }))
  expect(await findDeliveryRecords('thabo@example.com')).toMatchObject([
    { service: 'consent', body: { identifier: 'Thabo@Example.com' } },
    { service: 'leadProvider' },
  ])
  expect(await deleteDeliveryRecords('THABO@example.com')).toBe(2)
  expect(await findDeliveryRecords('thabo@example.com')).toEqual([])
  const now = await databaseTime(payload)
  expect(await deleteDeliveryRecordsBefore(new Date(now - 60_000))).toBe(0)
  expect(await deleteDeliveryRecordsBefore(new Date(now + 60_000))).toBe(1)
})
