import { describe, expect, it } from 'vitest'
import { contactAbout, dealerLinks, isOtherSite } from './dealer-links.ts'

const dealer = {
  slug: 'marula',
  supplierCode: 'ZA101',
  coordinates: { latitude: -26.0476, longitude: 28.0252 },
}
const addresses = {
  serviceBooking: 'https://service.example.co.za/book',
  testDrive: 'https://shop.example.co.za/test-drive',
  buyOnline: 'https://shop.example.co.za/buy-now?from=site',
}
const forms = {
  testDrive: '/enquiry/test-drive',
  quote: '/enquiry/quote',
  service: '/enquiry/service',
  finance: '/enquiry/finance/finance-query',
}
const noForms = { testDrive: null, quote: null, service: null, finance: null }
const none = { serviceBooking: null, testDrive: null, buyOnline: null }

describe('the addresses of a dealer', () => {
  const links = dealerLinks(dealer, addresses, noForms)

  it('leads to our own forms with the dealer chosen, although other sites are set', () => {
    expect(dealerLinks(dealer, addresses, forms)).toMatchObject({
      testDrive: '/enquiry/test-drive?dealer=marula',
      quote: '/enquiry/quote?dealer=marula',
      service: '/enquiry/service?dealer=marula',
      repair: '/enquiry/service?dealer=marula&work=Repair',
      finance: '/enquiry/finance/finance-query?dealer=marula',
      serviceBooking: 'https://service.example.co.za/book/tsa/ZA101',
    })
  })

  it('appends the code to booking sites as /tsa/{code} (D-384 to D-386)', () => {
    expect(links.serviceBooking).toBe('https://service.example.co.za/book/tsa/ZA101')
    expect(links.service).toBe('https://service.example.co.za/book/tsa/ZA101')
    expect(links.testDrive).toBe('https://shop.example.co.za/test-drive/tsa/ZA101')
  })

  it('passes the code to the online shop as ?dealercode={code} (D-387)', () => {
    expect(links.quote).toBe('https://shop.example.co.za/buy-now?from=site&dealercode=ZA101')
  })

  it('leads to a maps service with the coordinates (D-264)', () => {
    expect(links.directions).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=-26\.0476,28\.0252$/,
    )
  })

  it('leaves out what is not set', () => {
    const nothing = { serviceBooking: null, testDrive: null, quote: null, service: null, repair: null }
    expect(dealerLinks({ ...dealer, coordinates: null }, none, noForms)).toMatchObject({
      ...nothing,
      ...{ finance: null, directions: null },
    })
  })

  it('names the subject in the address of the form on the contact page', () => {
    expect(contactAbout(links.contact, 'Parts & oil')).toBe(
      '/dealers/marula/contact?about=Parts%20%26%20oil#write',
    )
  })

  it('tells other sites from our own pages', () => {
    expect([isOtherSite('http://shop.example.co.za/'), isOtherSite('/enquiry/quote')]).toEqual([true, false])
  })

  it('leaves the address of another site unchanged for a dealer without a code', () => {
    const withoutCode = dealerLinks({ ...dealer, supplierCode: null }, addresses, noForms)
    expect([withoutCode.serviceBooking, withoutCode.quote]).toEqual([
      addresses.serviceBooking,
      addresses.buyOnline,
    ])
  })
})
