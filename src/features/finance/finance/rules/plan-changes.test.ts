import { expect, test } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { changedParameters } from './plan-changes.ts'
import { openingPlan, readPlan } from './plan-query.ts'
import { defaultFinanceSettings } from './settings.ts'

const comparison = { ...defaultFinanceSettings, instalmentCard: defaultFinanceSettings.comparison }
const lease = { ...defaultFinanceSettings, instalmentCard: defaultFinanceSettings.lease }
const opening = openingPlan(comparison)

test('writes only the changed values, and leaves each calculator its own opening values for the rest', () => {
  const names = changedParameters(opening, { deposit: rand(50_000) }, comparison)
  expect(names).toEqual({ deposit: '50000' })
  const query = new URLSearchParams({ deposit: '50000' })
  expect(readPlan(query, comparison)).toMatchObject({ deposit: rand(50_000), months: 72, rate: 1200 })
  expect(readPlan(query, lease)).toMatchObject({ deposit: rand(50_000), months: 48, rate: 900 })
})

test('removes a value from the URL when it is set back to the opening value', () => {
  const plan = { ...opening, rate: basisPoints(1375) }
  expect(changedParameters(plan, { rate: basisPoints(1200) }, comparison)).toEqual({ rate: undefined })
})

test('falls back to the opening term when a calculator does not offer the term in the URL', () => {
  expect(readPlan(new URLSearchParams({ term: '60' }), comparison).months).toBe(60)
  expect(readPlan(new URLSearchParams({ term: '60' }), lease).months).toBe(48)
})
