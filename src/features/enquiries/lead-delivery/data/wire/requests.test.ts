import { describe, expect, it } from 'vitest'
import { application, tradeInEnquiry } from '../../requests.test-support.ts'
import { enquiry } from '../../sample.test-support.ts'
import { academyFrom, incomingAcademy, wireAcademyOf } from './academy.ts'
import { consentOf } from './consent.ts'
import { wireEnquiryOf } from './enquiry.ts'
import { enquiryFrom, incomingEnquiry } from './incoming-enquiry.ts'
import { incomingTradeIn, tradeInDetails } from './incoming-trade-in.ts'
import { wireTradeInOf } from './trade-in.ts'

const recipients = ['trade-in.one@example.co.za', 'trade-in.two@example.co.za']
const tradeInOf = (details: object = {}, uploaded = ['9f3c.jpg', '77aa.jpg']) =>
  wireTradeInOf(
    { enquiry: { ...tradeInEnquiry, details: { ...tradeInEnquiry.details, ...details } }, recipients },
    uploaded,
  )

describe('the body of email-service', () => {
  it('has the members and spellings of the specification (D-330, D-333 to D-338, D-361)', () => {
    expect(tradeInOf()).toEqual({
      type: 'DEALERSHIP_ENQUIRE',
      firstName: 'Thabo Nkosi',
      lastName: 'noname',
      emailAddress: 'thabo@example.com',
      contactNumber: '0821234567',
      preferredContactMethod: 'email',
      province: 'Gauteng',
      suburb: 'Sandown',
      make: 'Datsun',
      model: 'Corolla',
      variant: '1.8 XS',
      year: '2019',
      vehiclecondition: 'Good',
      odometerReading: '98000',
      askingprice: '219900',
      otherdescription: 'One owner.',
      attachment: '9f3c.jpg',
      attachments: ['9f3c.jpg', '77aa.jpg'],
      recipients: ['trade-in.one@example.co.za', 'trade-in.two@example.co.za'],
      dealer: '7',
      reference: 'FC-7K3M-9Q2X',
    })
  })

  it('has the type of the service desk for a form of that desk, and the first type otherwise (D-337)', () => {
    expect(tradeInOf({ desk: 'service' }).type).toBe('DEALERSHIP_TRADEIN_SERVICE')
    expect(tradeInOf({ desk: undefined }).type).toBe('DEALERSHIP_ENQUIRE')
  })

  it('is read back with the same details by the service that is served (D-370)', () => {
    expect(tradeInDetails(incomingTradeIn.parse(tradeInOf({ desk: 'service' })))).toEqual({
      ...tradeInEnquiry.details,
      desk: 'service',
    })
  })
})

describe('the consent of a trade-in', () => {
  it('is no test and has the last name na, although the trade-in has noname (D-182, D-185, D-339)', () => {
    const marketing = { agreed: true, divisions: ['Hino'], channel: 'SMS', wordingVersion: 3 } as const
    expect(consentOf(tradeInEnquiry.person, marketing)).toMatchObject({
      test: false,
      dsDataElements: { FirstName: 'Thabo Nkosi', LastName: 'na', Phone: '0821234567' },
    })
  })
})

describe('the body of email/send-email for the junior academy', () => {
  const expected = {
    type: 'GR_JUNIOR_ACADEMY_ENQUIRY',
    driverFirstname: 'Lerato',
    driverSurname: 'Dlamini',
    driverDOB: '21/11/2012',
    driverContactNumber: '0830000001',
    driverEmailAddress: 'lerato@example.com',
    yearTurned8: '2020',
    driverProvince: 'Gauteng',
    relationship: 'Mother',
    guardianFirstname: 'Nomsa',
    guardianSurname: 'Dlamini',
    guardianDOB: '02/03/1985',
    guardianContactNumber: '0830000002',
    guardianEmailAddress: 'nomsa@example.com',
    guardianProvince: 'Limpopo',
    infoCorrectCheck: true,
    infoCollectionConsentCheck: true,
    guardianOver18Check: true,
    attachment: 'cv-1.pdf',
  }

  it('has 14 text and 3 checkbox fields, the type and the attachment (V-300)', () => {
    expect(wireAcademyOf(application, 'cv-1.pdf')).toEqual(expected)
  })

  it('has an empty attachment without a CV, and empty provinces that were not chosen (V-273, V-300)', () => {
    const { driverProvince, guardianProvince, ...details } = application.details ?? {}
    expect([driverProvince, guardianProvince]).toEqual(['Gauteng', 'Limpopo'])
    expect(wireAcademyOf({ details }, '')).toEqual({
      ...expected,
      ...{ driverProvince: '', guardianProvince: '', attachment: '' },
    })
  })

  it('is read back as the same application of the guardian', () => {
    const read = academyFrom(incomingAcademy.parse(expected), new Date('2026-11-22T08:15:00Z'))
    expect(read.details).toEqual(application.details)
    expect(read.person).toMatchObject({ fullName: 'Nomsa Dlamini', email: 'nomsa@example.com' })
  })
})

describe('the body of email/send-email for other forms of the company', () => {
  const site = 'https://www.example.co.za'
  const bodyOf = (own: Partial<typeof enquiry>) =>
    wireEnquiryOf({ enquiry: { ...enquiry, subject: null, dealer: null, ...own }, recipients: [] }, site)

  it('names the product of the shop (C-201)', () => {
    const body = bodyOf({ kind: 'merchandise', details: { product: 'GR cap' } })
    expect(body.type).toBe('TGRSA_PRODUCT')
    expect(body.content).toMatchObject({ product: 'GR cap', details: 'Product: GR cap' })
  })

  it.each([
    ['sponsorship', 'SPONSORSHIP_ENQUIRY'],
    ['citizenship', 'CITIZENSHIP_ENQUIRY'],
    ['document', 'DOCUMENT_ENQUIRY'],
    ['serviceBooking', 'SERVICE_BOOKING_ENQUIRY'],
    ['contact', 'GENERAL_ENQUIRY'],
  ] as const)('has a type of its own for %s', (kind, type) => {
    expect(bodyOf({ kind }).type).toBe(type)
  })

  it('has the details and the addresses of the files as text, and is read back with them in the note', () => {
    const files = [
      { key: 'k1', slot: 'proposalFile', name: 'plan.pdf', mediaType: 'application/pdf', bytes: 10 },
    ]
    const body = bodyOf({ kind: 'sponsorship', details: { organisation: 'Karoo Runners' }, files })
    expect(body.content.details).toContain('Karoo Runners')
    expect(body.content.details).toContain('plan.pdf: https://www.example.co.za/api/enquiry-files/file/k1')
    const read = enquiryFrom(incomingEnquiry.parse(body), null, new Date())
    expect([read.kind, read.subject]).toEqual(['sponsorship', null])
    expect(read.note).toMatch(/^Is the tow bar included\?\n\n.*Karoo Runners\nplan\.pdf: /s)
  })
})
