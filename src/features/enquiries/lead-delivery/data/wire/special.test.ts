import { describe, expect, it } from 'vitest'
import type { SpecialSubject } from '#features/enquiries/enquiries/index.ts'
import { deliveryOf } from '../../sample.test-support.ts'
import { wireEnquiryOf } from './enquiry.ts'
import { enquiryFrom, incomingEnquiry } from './incoming-enquiry.ts'

const special: SpecialSubject = {
  kind: 'special',
  ...{ id: '41', metaId: 'M-41', category: 'automark-sales', categoryLabel: 'Automark Sales' },
  ...{ title: 'Two years of warranty', text: 'On every Automark Hilux.', smc: 'SMC-9' },
  ...{ picture: '/art/abc/special.webp', page: '/dealers/marula/specials/41' },
}
const recipients = ['specials.bryanston@example.co.za']
const wireOf = (subject: SpecialSubject, marketing: Parameters<typeof deliveryOf>[0]['marketing'] = null) =>
  wireEnquiryOf(
    deliveryOf({ kind: 'special', subject, marketing }, { recipients }),
    'https://www.example.co.za',
  )

describe('the body of email/send-email for a special', () => {
  it('has the type and the members of the specification (D-205 to D-209)', () => {
    expect(wireOf(special)).toEqual({
      type: 'ONEADS_ENQUIRY',
      content: {
        firstName: 'Thabo Nkosi',
        lastName: '-',
        emailAddress: 'thabo@example.com',
        contactNumber: '+27 82 123 4567',
        ad_image: 'https://www.example.co.za/art/abc/special.webp',
        ad_meta_id: 'M-41',
        ad_id: '41',
        category: 'automark-sales',
        description: 'On every Automark Hilux.',
        smc_code: 'SMC-9',
        dealer_code: 'GP101',
        dealer: 'Marula Toyota Bryanston',
        preferredContactMethod: 'phone',
        note: 'Is the tow bar included?',
        recipient: 'specials.bryanston@example.co.za',
        reference: 'FC-7K3M-9Q2X',
      },
      marketingConsent: false,
      consentDivision: [],
      consentComms: '',
    })
  })

  it('is described by the title of a special without text (D-207)', () => {
    expect(wireOf({ ...special, text: null }).content.description).toBe('Two years of warranty')
  })

  it('has the consent to marketing at the top level (D-209)', () => {
    const marketing = { agreed: true, divisions: ['TFS'], channel: 'SMS', wordingVersion: 1 } as const
    expect(wireOf(special, marketing)).toMatchObject({
      marketingConsent: true,
      consentDivision: ['TFS'],
      consentComms: 'SMS',
    })
  })

  it('is accepted by our own service and mailed as an enquiry about the special', () => {
    const lead = incomingEnquiry.parse(wireOf(special))
    expect(enquiryFrom(lead, null, new Date('2026-11-20T08:00:00Z'))).toMatchObject({
      kind: 'special',
      subject: { kind: 'special', id: '41', metaId: 'M-41', smc: 'SMC-9' },
    })
  })
})
