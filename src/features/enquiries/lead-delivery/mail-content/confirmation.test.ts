import { expect, it } from 'vitest'
import type { Enquiry } from '#features/enquiries/enquiries/index.ts'
import { confirmationMailContent } from './confirmation.ts'

const enquiry: Enquiry = {
  id: 1,
  reference: 'FC-7K3M-9Q2X',
  kind: 'contact',
  receivedAt: '2026-11-20T08:00:00.000Z',
  language: 'en',
  person: {
    fullName: 'Thandi',
    email: 'thandi@example.co.za',
    phone: '0821234567',
    preferredContact: 'email',
  },
  note: '',
  subject: null,
  plan: null,
  dealer: null,
  marketing: null,
  page: '/contact',
}

const linkLabels = (unsubscribeUrl?: string) =>
  confirmationMailContent(enquiry, 'https://www.example.co.za', unsubscribeUrl).links?.map(
    ({ label }) => label,
  )

it('contains an unsubscribe link only when the visitor agreed to marketing', () => {
  expect(linkLabels()).toEqual(['Privacy notice'])
  expect(linkLabels('https://www.example.co.za/api/unsubscribe?token=x')).toEqual([
    'Privacy notice',
    'No more marketing',
  ])
})

it('says when a test drive was asked for, and adds it to a calendar', () => {
  const details = { driveDay: '2026-12-03', driveTime: '10:30' }
  const drive = { ...enquiry, kind: 'testDrive', details } as const
  const { facts, links } = confirmationMailContent(drive, 'https://www.example.co.za')
  expect(facts).toContainEqual({ label: 'You asked for', value: 'Thursday, 3 December 2026, 10:30' })
  expect(links?.[0]).toEqual({
    label: 'Add to your calendar',
    address: 'https://www.example.co.za/api/enquiries/FC-7K3M-9Q2X/calendar.ics',
  })
})
