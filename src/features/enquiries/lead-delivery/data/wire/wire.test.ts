import { describe, expect, it } from 'vitest'
import { type UsedVehicleSubject, vehicleInStock } from '#features/enquiries/enquiries/index.ts'
import { calculatedVehicle, deliveryOf, enquiry, newVehicle, usedVehicle } from '../../sample.test-support.ts'
import { consentOf, wireConsent } from './consent.ts'
import { wireEnquiryOf } from './enquiry.ts'
import { enquiryFrom, incomingEnquiry } from './incoming-enquiry.ts'
import { leadOf, wireLead } from './lead.ts'

const wireOf = (sample: Parameters<typeof wireEnquiryOf>[0]) =>
  wireEnquiryOf(sample, 'https://www.example.co.za')

const marketing = {
  agreed: true,
  divisions: ['TFS', 'Hino'],
  channel: 'SMS',
  wordingVersion: 3,
} as const

describe('the body of email/send-email (D-368)', () => {
  it('contains all members for a used vehicle (D-352, D-353, D-355, D-357, D-361, D-171)', () => {
    expect(wireOf(deliveryOf({}))).toEqual({
      type: 'AUTOMARK_ENQUIRY',
      content: {
        firstName: 'Thabo Nkosi',
        lastName: 'na',
        emailAddress: 'thabo@example.com',
        contactNumber: '+27 82 123 4567',
        enquiryType: 'general',
        make: 'Toyota',
        model: 'Fortuner 2.4 GD-6 RB AT',
        range: 'Fortuner',
        year: 2021,
        mileage: 84500,
        bodyType: 'SAV',
        colour: 'Attitude Black',
        sideImage: 'https://stock.example.co.za/images/1.jpg',
        code: '48V',
        price: 269750,
        preferredContactMethod: 'phone',
        note: 'Is the tow bar included?',
        recipient: 'automark.bryanston@example.co.za,used.manager.bryanston@example.co.za',
        dealer: 'Marula Toyota Bryanston',
        dealerCode: 'GP101',
        reference: 'FC-7K3M-9Q2X',
      },
      marketingConsent: false,
      consentDivision: [],
      consentComms: '',
    })
  })

  it('has the enquiry type quote and contains the plan for a vehicle with a calculation (D-354, D-356)', () => {
    const general = wireOf(deliveryOf({})).content
    const quote = wireOf(deliveryOf({ subject: calculatedVehicle })).content
    expect([general.enquiryType, quote.enquiryType]).toEqual(['general', 'quote'])
    expect(quote).toMatchObject({
      deposit: 10000,
      balloon: 53950,
      term: 72,
      monthly: 4332.61,
      interest: 9.25,
    })
    for (const key of ['deposit', 'balloon', 'term', 'monthly', 'interest'])
      expect(general).not.toHaveProperty(key)
  })

  it('contains the marketing consent beside the content (D-352, D-176)', () => {
    expect(wireOf(deliveryOf({ marketing }))).toMatchObject({
      marketingConsent: true,
      consentDivision: ['TFS', 'Hino'],
      consentComms: 'SMS',
    })
  })

  it('contains na as the last name, whatever was entered (D-150)', () => {
    const person = { ...enquiry.person, fullName: 'Van der Merwe' }
    expect(wireOf(deliveryOf({ person })).content).toMatchObject({
      firstName: 'Van der Merwe',
      lastName: 'na',
    })
  })

  it.each([
    ['vehicle', 'general'],
    ['quote', 'quote'],
    ['testDrive', 'test-drive'],
  ] as const)('contains the enquiry type for a new vehicle: %s as %s', (kind, enquiryType) => {
    const { type, content } = wireOf(deliveryOf({ kind, subject: newVehicle }))
    expect(type).toBe('VEHICLE_ENQUIRY')
    expect(content).toMatchObject({
      enquiryType,
      make: 'Toyota',
      code: '57U',
      colourCode: '040',
      price: 812300,
    })
    expect(content).not.toHaveProperty('mileage')
  })

  it('contains no vehicle for a general enquiry', () => {
    const { type, content } = wireOf(deliveryOf({ kind: 'contact', subject: null, dealer: null }))
    expect(type).toBe('GENERAL_ENQUIRY')
    expect(content).toMatchObject({ dealer: '', dealerCode: '', enquiryType: 'general' })
    expect(content).not.toHaveProperty('make')
  })

  it.each([
    ['a used vehicle', deliveryOf({ subject: calculatedVehicle, kind: 'quote', marketing })],
    ['a new vehicle', deliveryOf({ subject: newVehicle, kind: 'testDrive' })],
    ['no vehicle', deliveryOf({ subject: null, kind: 'contact' })],
  ])('reads back as the same enquiry: %s', (_, sent) => {
    const lead = incomingEnquiry.parse(JSON.parse(JSON.stringify(wireOf(sent))))
    const received = enquiryFrom(lead, sent.enquiry.dealer, new Date(sent.enquiry.receivedAt))
    const { reference, kind, receivedAt, person, note, dealer, subject } = sent.enquiry
    expect(received).toMatchObject({ reference, kind, receivedAt, person, note, dealer })
    const { stockCode: _stock, page: _page, ...asSent } = { stockCode: '', page: '', ...subject }
    // Pictures are sent as absolute addresses.
    const picture = subject?.kind === 'new' ? { picture: `https://www.example.co.za${subject.picture}` } : {}
    if (subject) expect(received.subject).toMatchObject({ ...asSent, ...picture })
    else expect(received.subject).toBeNull()
  })

  it('is read without recipients and without characters that mail and JSON cannot hold (D-361)', () => {
    const body = wireOf(deliveryOf({}))
    const content = {
      ...body.content,
      firstName: 'T\u0000h\ud800o',
      recipient: 'thief@example.com',
      recipients: ['x@y.co'],
    }
    const lead = incomingEnquiry.parse({ ...body, content, recipients: ['thief@example.com'] })
    expect(JSON.stringify(lead)).not.toMatch(/thief|recipient/)
    expect(lead.content.firstName).toBe('Th\ufffdo')
  })

  it.each([
    { type: 'SOMETHING_ELSE' },
    { content: {} },
    { content: null },
    { content: { firstName: '', emailAddress: 'thabo@example.com' } },
    { content: { firstName: 'x', emailAddress: 'thabo' } },
    { content: { firstName: 'x'.repeat(201), emailAddress: 'thabo@example.com' } },
  ])('is rejected with %j', (change) => {
    expect(incomingEnquiry.safeParse({ ...wireOf(deliveryOf({})), ...change }).success).toBe(false)
  })
})

describe('the lead for the lead provider', () => {
  const delivery = deliveryOf({})
  const leadAbout = (sent: Parameters<typeof leadOf>[0], vehicle: UsedVehicleSubject) =>
    leadOf(sent, vehicleInStock(vehicle) ?? expect.fail())

  it('contains all members, empty where unknown (D-346, D-347, D-350, D-351)', () => {
    const lead = leadAbout(delivery, usedVehicle)
    expect(lead).toEqual({
      dealerRef: 'GP101',
      dealerFloor: 'USED',
      dealerSalesPerson: '',
      region: 'Gauteng',
      source: 'Toyota South Africa',
      transactionID: delivery.key,
      extLeadRef: 'FC-7K3M-9Q2X',
      promotionalCode: '',
      utmParameters: '',
      countryCode: 'ZA',
      leadPostbackReference: '',
      contact: { name: 'Thabo Nkosi', phone: '+27 82 123 4567', email: 'thabo@example.com' },
      seeks: {
        make: 'Toyota',
        model: 'Fortuner 2.4 GD-6 RB AT',
        year: 2021,
        mileage: 84500,
        price: 269750,
        stockCode: 'US-10442',
      },
      comments: 'Is the tow bar included?',
    })
    expect(wireLead.parse(lead)).toEqual(lead)
  })

  it('contains ITR for a branch without a code (D-346)', () => {
    const dealer = { ...(enquiry.dealer ?? expect.fail()), supplierCode: null }
    expect(leadAbout(deliveryOf({ dealer }), usedVehicle).dealerRef).toBe('ITR')
  })

  it('contains a different transaction id for each lead (D-350)', () => {
    const other = { ...delivery, key: 'another' }
    expect(leadAbout(delivery, usedVehicle).transactionID).not.toBe(
      leadAbout(other, usedVehicle).transactionID,
    )
  })

  it('contains the estimate and the note in the comments (D-348)', () => {
    const { comments } = leadAbout(delivery, calculatedVehicle)
    for (const part of ['4332.61', '53950', '72', '9.25', 'Is the tow bar included?'])
      expect(comments).toContain(part)
  })

  it('contains the note alone without a calculation, and no comments without a note (D-349)', () => {
    expect(leadAbout(delivery, usedVehicle).comments).toBe('Is the tow bar included?')
    expect(leadAbout(deliveryOf({ note: '' }), usedVehicle).comments).toBe('')
    expect(leadAbout(deliveryOf({ note: '' }), calculatedVehicle).comments).not.toMatch(/undefined|NaN|null/)
  })
})

describe('the consent receipt', () => {
  it('contains the person, the channel and the divisions (D-181 to D-185)', () => {
    expect(consentOf(enquiry.person, marketing)).toEqual({
      identifier: 'thabo@example.com',
      test: false,
      purposes: [
        {
          id: 'marketing',
          version: 3,
          preferences: [
            { id: 'channel', options: ['SMS'] },
            { id: 'division', options: ['TFS', 'Hino'] },
          ],
        },
      ],
      dsDataElements: { FirstName: 'Thabo Nkosi', LastName: 'na', Phone: '+27 82 123 4567' },
    })
  })

  it('rejects an unknown or missing division and an unknown channel (D-174, D-175)', () => {
    expect(() => consentOf(enquiry.person, { ...marketing, divisions: ['BMW'] })).toThrow()
    expect(() => consentOf(enquiry.person, { ...marketing, divisions: [] })).toThrow()
    expect(() => consentOf(enquiry.person, { ...marketing, channel: 'Pigeon' })).toThrow()
  })

  it('rejects a receipt marked as a test (D-182)', () => {
    const receipt = consentOf(enquiry.person, marketing)
    expect(wireConsent.safeParse({ ...receipt, test: true }).success).toBe(false)
  })
})
