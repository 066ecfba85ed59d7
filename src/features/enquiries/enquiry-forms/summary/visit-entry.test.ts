import { expect, test } from 'vitest'
import { summaryTextGroups } from '../texts.ts'
import { type VisitFacts, visitEntry } from './visit-entry.ts'

const { enquiryAnswer } = summaryTextGroups('en')
const facts: VisitFacts = {
  isTestDrive: true,
  reference: 'FC-7K3M-9Q2X',
  visit: { day: '2026-12-03', time: '10:30' },
  subject: null,
  dealer: { name: 'Sandton Motors' },
  place: '1 Marula Road, Sandton',
}

test('a visit at a time is an hour in the calendar, at the dealer, and says that it is not confirmed', () => {
  expect(visitEntry(facts, enquiryAnswer)).toEqual({
    title: 'Test drive',
    location: 'Sandton Motors, 1 Marula Road, Sandton',
    description:
      'Asked for under the reference FC-7K3M-9Q2X. The dealer confirms it, or suggests another time.',
    when: {
      wholeDays: false,
      from: '2026-12-03T10:30:00',
      until: '2026-12-03T11:30:00',
      zone: { name: 'Africa/Johannesburg', offset: '+02:00' },
    },
  })
})

test('a visit at any time is a whole day, and a service is called one', () => {
  const day = { ...facts, isTestDrive: false, visit: { day: '2026-12-31', time: '' }, place: '' } as const
  expect(visitEntry(day, enquiryAnswer)).toMatchObject({
    title: 'Vehicle service',
    location: 'Sandton Motors',
    when: { wholeDays: true, from: '2026-12-31', until: '2027-01-01' },
  })
})
