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

describe('where the buttons of a vehicle page lead', () => {
  it('V-163, D-385, D-387: on the pages of a dealer with a supplier code, to online buying with deriv_code and dealercode', () => {
    const { testDrive, quote } = enquiryTargets(forms, outside, known)
    expect(address(testDrive).href).toMatch(/^https:\/\/shop\.example\.co\.za\/test-drive\?/)
    expect(named(address(testDrive))).toEqual({ deriv_code: 'FTN-57U', dealercode: 'ZA101' })
    expect(address(quote).href).toMatch(/^https:\/\/shop\.example\.co\.za\/buy-now\?/)
    expect(named(address(quote))).toEqual({ from: 'site', deriv_code: 'FTN-57U', dealercode: 'ZA101' })
  })

  it('V-164: without a dealer, or with one that has no supplier code, to our forms by a code of each its own', () => {
    for (const dealer of [null, unknown, { ...unknown, supplierCode: '' }]) {
      const { testDrive, quote } = enquiryTargets(forms, outside, dealer)
      const told = dealer ? { dealer: dealer.slug } : {}
      expect(address(testDrive).pathname).toBe('/enquiry/test-drive')
      expect(named(address(testDrive))).toEqual({ 'test-drive-code': 'FTN-57U', ...told })
      expect(address(quote).pathname).toBe('/enquiry/quote')
      expect(named(address(quote))).toEqual({ 'buy-now-code': 'FTN-57U', ...told })
    }
  })

  it('what is not set outside is asked for here; what is nowhere has no button', () => {
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

  it('a model without a derivative code is named to our forms by its own, and outside by none', () => {
    const nameless = { code: 'A&B', derivativeCode: null }
    const ours = enquiryTargets(forms, outside).quote
    const theirs = enquiryTargets(forms, outside, known).testDrive
    expect(ours && enquiryHref(ours, nameless)).toBe('/enquiry/quote?model=A%26B')
    expect(theirs && enquiryHref(theirs, nameless)).toBe(
      'https://shop.example.co.za/test-drive?dealercode=ZA101',
    )
  })

  it('the parameters stand before an anchor', () => {
    const { quote } = enquiryTargets(forms, { ...outside, quote: 'https://shop.example.co.za/#buy' }, known)
    expect(address(quote).href).toBe('https://shop.example.co.za/?dealercode=ZA101&deriv_code=FTN-57U#buy')
  })
})
