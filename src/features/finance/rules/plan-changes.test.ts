import { expect, test } from 'vitest'
import { basisPoints, rand } from '#platform/money.ts'
import { openingPlan, readPlan } from './plan-address.ts'
import { chosenNames } from './plan-changes.ts'
import { defaultFinanceSettings } from './settings.ts'

const comparison = { ...defaultFinanceSettings, instalmentCard: defaultFinanceSettings.comparison }
const lease = { ...defaultFinanceSettings, instalmentCard: defaultFinanceSettings.lease }
const opening = openingPlan(comparison)

test('only what was chosen is written, and another calculator keeps its own opening for the rest', () => {
  const names = chosenNames(opening, { deposit: rand(50_000) }, comparison)
  expect(names).toEqual({ deposit: '50000' })
  const query = new URLSearchParams({ deposit: '50000' })
  expect(readPlan(query, comparison)).toMatchObject({ deposit: rand(50_000), months: 72, rate: 1200 })
  expect(readPlan(query, lease)).toMatchObject({ deposit: rand(50_000), months: 48, rate: 900 })
})

test('what is chosen back to how the calculator opens leaves the address', () => {
  const plan = { ...opening, rate: basisPoints(1375) }
  expect(chosenNames(plan, { rate: basisPoints(1200) }, comparison)).toEqual({ rate: undefined })
})

test('a term that another calculator does not offer is its opening there', () => {
  expect(readPlan(new URLSearchParams({ term: '60' }), comparison).months).toBe(60)
  expect(readPlan(new URLSearchParams({ term: '60' }), lease).months).toBe(48)
})
