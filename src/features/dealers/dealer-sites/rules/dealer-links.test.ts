import { describe, expect, it } from 'vitest'
import { dealerLinks } from './dealer-links.ts'

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
const none = { serviceBooking: null, testDrive: null, buyOnline: null }

describe('the addresses of a dealer', () => {
  const links = dealerLinks(dealer, addresses, '/enquiry/test-drive')

  it('appends the code to booking sites as /tsa/{code} (D-384 to D-386)', () => {
    expect(links.serviceBooking).toBe('https://service.example.co.za/book/tsa/ZA101')
    expect(links.testDrive).toBe('https://shop.example.co.za/test-drive/tsa/ZA101')
  })

  it('passes the code to the online shop as ?dealercode={code} (D-387)', () => {
    expect(links.buyOnline).toBe('https://shop.example.co.za/buy-now?from=site&dealercode=ZA101')
  })

  it('leads to a maps service with the coordinates (D-264)', () => {
    expect(links.directions).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=-26\.0476,28\.0252$/,
    )
  })

  it('falls back to our own form, and leaves out what is not set', () => {
    const withoutSites = dealerLinks({ ...dealer, coordinates: null }, none, '/enquiry/test-drive')
    expect(withoutSites).toMatchObject({
      testDrive: '/enquiry/test-drive?dealer=marula',
      serviceBooking: null,
      buyOnline: null,
      directions: null,
    })
    expect(dealerLinks(dealer, none, null).testDrive).toBeNull()
  })

  it('leaves the address of another site unchanged for a dealer without a code', () => {
    const withoutCode = dealerLinks({ ...dealer, supplierCode: null }, addresses, null)
    expect([withoutCode.serviceBooking, withoutCode.buyOnline]).toEqual([
      addresses.serviceBooking,
      addresses.buyOnline,
    ])
  })
})
