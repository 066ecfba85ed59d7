import { expect, it } from 'vitest'
import { fortuner } from '../garage.test-support.ts'
import { reminderDays } from './reminder-days.ts'

const facts = {
  services: Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000),
  ...{ serviceInterval: '10 000 km / 12 months' },
  ...{ warranty: '3 years / 100 000 km', servicePlan: '9 services / 90 000 km' },
}
const unused = { ...fortuner, odometer: null, kilometresPerYear: null, lastService: null }
const kindsOf = (days: readonly { readonly kind: string }[]) => days.map(({ kind }) => kind)

it('reminds of the service on its day, and of a warranty on the first day of its last month', () => {
  const car = { ...unused, lastService: { kilometres: 39_600, on: '2026-08-31' } } as const
  expect(reminderDays(car, facts, '2026-11-29')).toEqual([
    { kind: 'service', dueOn: '2027-08-31' },
    { kind: 'warranty', dueOn: '2027-05-01' },
  ])
})

it('reminds of a plan in the month in which the car reaches its kilometres', () => {
  // 48 000 km from 20 November 2026, at 18 000 km a year, are two years and eight months.
  const plan = reminderDays(fortuner, facts, '2026-11-29').find(({ kind }) => kind === 'plan')
  expect(plan).toEqual({ kind: 'plan', dueOn: '2029-07-01' })
})

it('reminds of nothing that is overdue, has ended or is not known', () => {
  const late = { ...unused, lastService: { kilometres: 39_600, on: '2025-08-31' } } as const
  expect(kindsOf(reminderDays(late, facts, '2026-11-29'))).toEqual(['warranty'])
  expect(kindsOf(reminderDays({ ...unused, since: '2019-05' }, facts, '2026-11-29'))).toEqual(['service'])
  expect(reminderDays({ ...unused, since: null }, facts, '2026-11-29')).toEqual([])
})
