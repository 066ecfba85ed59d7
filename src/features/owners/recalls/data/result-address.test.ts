import { expect, test } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import type { CheckOutcome } from '../check-result.ts'
import { readResult, resultAddress } from './result-address.ts'

provideConfig({ PAYLOAD_SECRET: 'a'.repeat(32) })

const now = Date.parse('2026-11-28T08:00:00+02:00')
const segmentOf = (address: string) => address.replace(/^\/recall-result\//, '')

const campaign = (number: number) => ({
  id: `26-SC-${number}`,
  // Texts that hardly shrink.
  description: Array.from({ length: 60 }, (_, index) => ((index + 7) * number * 7_919).toString(36)).join(
    ' ',
  ),
  remedy: Array.from({ length: 60 }, (_, index) => ((index + 3) * number * 6_121).toString(36)).join(' '),
  since: '2026-03-02',
})
const found = (count: number): CheckOutcome => ({
  kind: 'checked',
  vin: 'AHTFR22G006012345',
  campaigns: Array.from({ length: count }, (_, index) => campaign(index + 1)),
})

test.each<[string, CheckOutcome]>([
  ['campaigns', found(2)],
  ['no campaign', found(0)],
  ['a failure', { kind: 'failed', vin: 'AHTFR22G006012345' }],
  ['no VIN', { kind: 'invalid', vin: '<b>' }],
])('leads to the page with %s for ten minutes', (_, outcome) => {
  const segment = segmentOf(resultAddress(outcome, now))
  expect(readResult(segment, now + 599_000)).toEqual(outcome)
  expect(readResult(segment, now + 600_000)).toBeNull()
})

test('is short enough for every campaign that a vehicle can have, whose ids it keeps', () => {
  const address = resultAddress(found(100), now)
  expect(address.length).toBeLessThan(8_000)
  const outcome = readResult(segmentOf(address), now)
  expect(outcome?.kind === 'checked' && outcome.campaigns.map(({ id }) => id)).toHaveLength(100)
  const entry = { kind: 'invalid', vin: 'x'.repeat(60_000) } as const
  expect(resultAddress(entry, now).length).toBeLessThan(1_000)
})
