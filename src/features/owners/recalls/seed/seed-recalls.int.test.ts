import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readCampaigns } from '../data/local.ts'
import { parseVin, type Vin } from '../rules/vin.ts'
import { recallSeeding } from './seed-recalls.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

it('seeds campaigns that are complete, two of which affect the VIN of the specification', async () => {
  const { total, run } = await recallSeeding()
  const made: boolean[] = []
  for (const _ of ['first', 'second']) await run(cms.payload, (wasMade) => made.push(wasMade))
  expect(made.map(String).join()).toBe([...Array(total).fill(true), ...Array(total).fill(false)].join())
  const campaigns = await readCampaigns(cms.payload, parseVin('AHTFR22G006012345') as Vin)
  expect(campaigns.map(({ id, since }) => [id, since])).toEqual([
    ['26-SC-014', '2026-08-17'],
    ['26-SC-009', '2026-05-04'],
  ])
  for (const { description, remedy } of campaigns) expect(description && remedy).toBeTruthy()
})
