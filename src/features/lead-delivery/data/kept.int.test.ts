import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { databaseTime } from '#tests/database-time.ts'
import {
  forgetHandovers,
  forgetHandoversBefore,
  type Handover,
  handoversAbout,
  keepHandover,
} from './kept.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const sampleRecord = (key: string, changes: Partial<Handover> = {}): Handover => ({
  service: 'consent',
  key,
  reference: null,
  person: 'Thabo@Example.com ',
  body: { identifier: 'Thabo@Example.com' },
  ...changes,
})

it('stores a delivery record once, finds it by e-mail, and deletes it by e-mail or by age', async () => {
  const { payload } = cms
  await keepHandover(payload, sampleRecord('1'))
  await keepHandover(payload, sampleRecord('1', { body: { identifier: 'another' } }))
  await keepHandover(payload, sampleRecord('1', { service: 'leadProvider' }))
  await keepHandover(payload, sampleRecord('2', { person: 'other@example.com' }))
  expect(await handoversAbout('thabo@example.com')).toMatchObject([
    { service: 'consent', body: { identifier: 'Thabo@Example.com' } },
    { service: 'leadProvider' },
  ])
  expect(await forgetHandovers('THABO@example.com')).toBe(2)
  expect(await handoversAbout('thabo@example.com')).toEqual([])
  const now = await databaseTime(payload)
  expect(await forgetHandoversBefore(new Date(now - 60_000))).toBe(0)
  expect(await forgetHandoversBefore(new Date(now + 60_000))).toBe(1)
})
