import { describe, expect, it } from 'vitest'
import { type EnquiryTarget, enquiryHref, enquiryTargets } from './enquiry-targets.ts'

const forms = { testDrive: '/enquiry/test-drive', quote: '/enquiry/quote' }
const external = {
  testDrive: 'https://shop.example.co.za/test-drive',
  quote: 'https://shop.example.co.za/buy-now?from=site',
}
const knownDealer = { slug: 'marula-toyota-bryanston', supplierCode: 'ZA101' }
const dealerWithoutCode = { slug: 'isando-truck-centre', supplierCode: null }
const model = { code: '57U', derivativeCode: 'FTN-57U' }

function address(target: EnquiryTarget | null): URL {
  return new URL(target ? enquiryHref(target, model) : 'nowhere:', 'https://here.example.co.za')
}

const parametersOf = (url: URL) => Object.fromEntries(url.searchParams)

describe('the enquiry link of a vehicle page', () => {
  it('links to online buying with deriv_code and dealercode given a supplier code (V-163, D-385, D-387)', () => {
    const { testDrive, quote } = enquiryTargets(forms, external, knownDealer)
    expect(address(testDrive).href).toMatch(/^https:\/\/shop\.example\.co\.za\/test-drive\?/)
    expect(parametersOf(address(testDrive))).toEqual({ deriv_code: 'FTN-57U', dealercode: 'ZA101' })
    expect(address(quote).href).toMatch(/^https:\/\/shop\.example\.co\.za\/buy-now\?/)
    expect(parametersOf(address(quote))).toEqual({ from: 'site', deriv_code: 'FTN-57U', dealercode: 'ZA101' })
  })

  it('links to our forms, each with its own code parameter, without a dealer or a supplier code (V-164)', () => {
    for (const dealer of [null, dealerWithoutCode, { ...dealerWithoutCode, supplierCode: '' }]) {
      const { testDrive, quote } = enquiryTargets(forms, external, dealer)
      const dealerParameter = dealer ? { dealer: dealer.slug } : {}
      expect(address(testDrive).pathname).toBe('/enquiry/test-drive')
      expect(parametersOf(address(testDrive))).toEqual({ 'test-drive-code': 'FTN-57U', ...dealerParameter })
      expect(address(quote).pathname).toBe('/enquiry/quote')
      expect(parametersOf(address(quote))).toEqual({ 'buy-now-code': 'FTN-57U', ...dealerParameter })
    }
  })

  it('falls back to our form without an external address, and is null without either', () => {
    const { testDrive, quote } = enquiryTargets(
      { ...forms, quote: null },
      { testDrive: null, quote: null },
      knownDealer,
    )
    expect(testDrive && enquiryHref(testDrive, model)).toBe(
      '/enquiry/test-drive?dealer=marula-toyota-bryanston&test-drive-code=FTN-57U',
    )
    expect(quote).toBeNull()
  })

  it('passes the model code to our forms, and none to external ones, without a derivative code', () => {
    const modelWithoutCode = { code: 'A&B', derivativeCode: null }
    const ownForm = enquiryTargets(forms, external).quote
    const externalForm = enquiryTargets(forms, external, knownDealer).testDrive
    expect(ownForm && enquiryHref(ownForm, modelWithoutCode)).toBe('/enquiry/quote?model=A%26B')
    expect(externalForm && enquiryHref(externalForm, modelWithoutCode)).toBe(
      'https://shop.example.co.za/test-drive?dealercode=ZA101',
    )
  })

  it('passes the selected colour to our forms alone', () => {
    const { quote } = enquiryTargets(forms, external)
    const externalForm = enquiryTargets(forms, external, knownDealer).quote
    expect(quote && enquiryHref(quote, model, { colour: '040' })).toBe(
      '/enquiry/quote?buy-now-code=FTN-57U&colour=040',
    )
    expect(externalForm && enquiryHref(externalForm, model, { colour: '040' })).not.toContain('colour')
  })

  it('passes the selected colour to our form for test drives', () => {
    const ownForm = enquiryTargets(forms, external).testDrive
    const externalForm = enquiryTargets(forms, external, knownDealer).testDrive
    expect(ownForm && enquiryHref(ownForm, model, { colour: '6X1' })).toBe(
      '/enquiry/test-drive?test-drive-code=FTN-57U&colour=6X1',
    )
    expect(externalForm && enquiryHref(externalForm, model, { colour: '6X1' })).not.toContain('colour')
  })

  it('passes the accessories to our forms alone', () => {
    const ownForm = enquiryTargets(forms, external).testDrive
    const externalForm = enquiryTargets(forms, external, knownDealer).testDrive
    const chosen = { colour: '6X1', accessories: 'PZ485-FOR01,PZ434-FOR04' }
    expect(ownForm && enquiryHref(ownForm, model, chosen)).toBe(
      '/enquiry/test-drive?test-drive-code=FTN-57U&colour=6X1&with=PZ485-FOR01%2CPZ434-FOR04',
    )
    expect(externalForm && enquiryHref(externalForm, model, chosen)).not.toContain('with')
  })

  it('places the parameters before the fragment', () => {
    const { quote } = enquiryTargets(
      forms,
      { ...external, quote: 'https://shop.example.co.za/#buy' },
      knownDealer,
    )
    expect(address(quote).href).toBe('https://shop.example.co.za/?dealercode=ZA101&deriv_code=FTN-57U#buy')
  })
})
