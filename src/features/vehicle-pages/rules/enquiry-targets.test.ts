import { describe, expect, it } from 'vitest'
import { type EnquiryTarget, enquiryHref, enquiryTargets } from './enquiry-targets.ts'

const forms = { testDrive: '/enquiry/test-drive', quote: '/enquiry/quote' }
const outside = {
  testDrive: 'https://shop.example.co.za/test-drive',
  quote: 'https://shop.example.co.za/buy-now?from=site',
}
const known = { slug: 'marula-toyota-bryanston', supplierCode: 'ZA101' }
const unknown = { slug: 'isando-truck-centre', supplierCode: null }
const model = { code: '57U', derivativeCode: 'FTN-57U' }

function address(target: EnquiryTarget | null): URL {
  return new URL(target ? enquiryHref(target, model) : 'nowhere:', 'https://here.example.co.za')
}

const named = (url: URL) => Object.fromEntries(url.searchParams)

describe('the enquiry link of a vehicle page', () => {
  it('links to online buying with deriv_code and dealercode given a supplier code (V-163, D-385, D-387)', () => {
    const { testDrive, quote } = enquiryTargets(forms, outside, known)
    expect(address(testDrive).href).toMatch(/^https:\/\/shop\.example\.co\.za\/test-drive\?/)
    expect(named(address(testDrive))).toEqual({ deriv_code: 'FTN-57U', dealercode: 'ZA101' })
    expect(address(quote).href).toMatch(/^https:\/\/shop\.example\.co\.za\/buy-now\?/)
    expect(named(address(quote))).toEqual({ from: 'site', deriv_code: 'FTN-57U', dealercode: 'ZA101' })
  })

  it('links to our forms, each with its own code parameter, without a dealer or a supplier code (V-164)', () => {
    for (const dealer of [null, unknown, { ...unknown, supplierCode: '' }]) {
      const { testDrive, quote } = enquiryTargets(forms, outside, dealer)
      const told = dealer ? { dealer: dealer.slug } : {}
      expect(address(testDrive).pathname).toBe('/enquiry/test-drive')
      expect(named(address(testDrive))).toEqual({ 'test-drive-code': 'FTN-57U', ...told })
      expect(address(quote).pathname).toBe('/enquiry/quote')
      expect(named(address(quote))).toEqual({ 'buy-now-code': 'FTN-57U', ...told })
    }
  })

  it('falls back to our form without an external address, and is null without either', () => {
    const { testDrive, quote } = enquiryTargets(
      { ...forms, quote: null },
      { testDrive: null, quote: null },
      known,
    )
    expect(testDrive && enquiryHref(testDrive, model)).toBe(
      '/enquiry/test-drive?dealer=marula-toyota-bryanston&test-drive-code=FTN-57U',
    )
    expect(quote).toBeNull()
  })

  it('passes the model code to our forms, and none to external ones, without a derivative code', () => {
    const nameless = { code: 'A&B', derivativeCode: null }
    const ours = enquiryTargets(forms, outside).quote
    const theirs = enquiryTargets(forms, outside, known).testDrive
    expect(ours && enquiryHref(ours, nameless)).toBe('/enquiry/quote?model=A%26B')
    expect(theirs && enquiryHref(theirs, nameless)).toBe(
      'https://shop.example.co.za/test-drive?dealercode=ZA101',
    )
  })

  it('places the parameters before the fragment', () => {
    const { quote } = enquiryTargets(forms, { ...outside, quote: 'https://shop.example.co.za/#buy' }, known)
    expect(address(quote).href).toBe('https://shop.example.co.za/?dealercode=ZA101&deriv_code=FTN-57U#buy')
  })
})
