import { describe, expect, it } from 'vitest'
import { type UsedVehicleSubject, vehicleInStock } from '#features/enquiries/index.ts'
import { calculatedVehicle, deliveryOf, enquiry, newVehicle, usedVehicle } from '../../sample.test-support.ts'
import { consentOf, wireConsent } from './consent.ts'
import { wireEnquiryOf } from './enquiry.ts'
import { enquiryFrom, incomingEnquiry } from './incoming-enquiry.ts'
import { leadOf, wireLead } from './lead.ts'

const wireOf = (sent: Parameters<typeof wireEnquiryOf>[0]) => wireEnquiryOf(sent, 'https://www.example.co.za')

const marketing = {
  agreed: true,
  divisions: ['TFS', 'Hino'],
  channel: 'SMS',
  wordingVersion: 3,
} as const

describe('the body of email/send-email', () => {
  it('D-352, D-353, D-355, D-357, D-361: a used vehicle, to the letter', () => {
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

  it('D-354, D-356: with the calculator it asks for a quote and carries the plan', () => {
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

  it('D-352, D-176: what was agreed to stands beside the content', () => {
    expect(wireOf(deliveryOf({ marketing }))).toMatchObject({
      marketingConsent: true,
      consentDivision: ['TFS', 'Hino'],
      consentComms: 'SMS',
    })
  })

  it('D-150: the last name is na, whatever was typed', () => {
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
  ] as const)('a new vehicle has a type of its own; %s is %s', (kind, enquiryType) => {
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

  it('a general enquiry is about no vehicle', () => {
    const { type, content } = wireOf(deliveryOf({ kind: 'contact', subject: null, dealer: null }))
    expect(type).toBe('GENERAL_ENQUIRY')
    expect(content).toMatchObject({ dealer: '', dealerCode: '', enquiryType: 'general' })
    expect(content).not.toHaveProperty('make')
  })

  it.each([
    ['used', deliveryOf({ subject: calculatedVehicle, kind: 'quote', marketing })],
    ['new', deliveryOf({ subject: newVehicle, kind: 'testDrive' })],
    ['none', deliveryOf({ subject: null, kind: 'contact' })],
  ])('what we send (%s) we understand', (_, sent) => {
    const lead = incomingEnquiry.parse(JSON.parse(JSON.stringify(wireOf(sent))))
    const received = enquiryFrom(lead, sent.enquiry.dealer, new Date(sent.enquiry.receivedAt))
    const { reference, kind, receivedAt, person, note, dealer, subject } = sent.enquiry
    expect(received).toMatchObject({ reference, kind, receivedAt, person, note, dealer })
    const { stockCode: _stock, page: _page, ...asSent } = { stockCode: '', page: '', ...subject }
    // Pictures travel as whole addresses.
    const picture = subject?.kind === 'new' ? { picture: `https://www.example.co.za${subject.picture}` } : {}
    if (subject) expect(received.subject).toMatchObject({ ...asSent, ...picture })
    else expect(received.subject).toBeNull()
  })

  it('D-361: no recipient of a body is read, and what neither a mail nor JSON can hold is left out', () => {
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
  ])('%j is not taken', (change) => {
    expect(incomingEnquiry.safeParse({ ...wireOf(deliveryOf({})), ...change }).success).toBe(false)
  })
})

describe('the lead of the lead provider', () => {
  const delivery = deliveryOf({})
  const leadAbout = (sent: Parameters<typeof leadOf>[0], vehicle: UsedVehicleSubject) =>
    leadOf(sent, vehicleInStock(vehicle) ?? expect.fail())

  it('D-346, D-347, D-350, D-351: all members, those unknown empty', () => {
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

  it('D-346: a branch without a code is ITR', () => {
    const dealer = { ...(enquiry.dealer ?? expect.fail()), supplierCode: null }
    expect(leadAbout(deliveryOf({ dealer }), usedVehicle).dealerRef).toBe('ITR')
  })

  it('D-350: two leads have two transaction ids', () => {
    const other = { ...delivery, key: 'another' }
    expect(leadAbout(delivery, usedVehicle).transactionID).not.toBe(
      leadAbout(other, usedVehicle).transactionID,
    )
  })

  it('D-348: the comments carry the estimate and the note', () => {
    const { comments } = leadAbout(delivery, calculatedVehicle)
    for (const part of ['4332.61', '53950', '72', '9.25', 'Is the tow bar included?'])
      expect(comments).toContain(part)
  })

  it('D-349: without the calculator the note alone; without a note nothing', () => {
    expect(leadAbout(delivery, usedVehicle).comments).toBe('Is the tow bar included?')
    expect(leadAbout(deliveryOf({ note: '' }), usedVehicle).comments).toBe('')
    expect(leadAbout(deliveryOf({ note: '' }), calculatedVehicle).comments).not.toMatch(/undefined|NaN|null/)
  })
})

describe('the consent receipt', () => {
  it('D-181 D-182 D-183 D-184 D-185: who, by which channel, for which divisions', () => {
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

  it('D-174, D-175: a division or a channel there is none of is not sent', () => {
    expect(() => consentOf(enquiry.person, { ...marketing, divisions: ['BMW'] })).toThrow()
    expect(() => consentOf(enquiry.person, { ...marketing, divisions: [] })).toThrow()
    expect(() => consentOf(enquiry.person, { ...marketing, channel: 'Pigeon' })).toThrow()
  })

  it('D-182: a receipt marked as a test is not taken', () => {
    const receipt = consentOf(enquiry.person, marketing)
    expect(wireConsent.safeParse({ ...receipt, test: true }).success).toBe(false)
  })
})
