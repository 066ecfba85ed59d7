import { describe, expect, it } from 'vitest'
import { basisPoints, cents, rand } from '#platform/money.ts'
import { readPlan } from '../rules/plan-query.ts'
import { defaultFinanceSettings } from '../rules/settings.ts'
import { financeEnquiryHref, subscriptionEnquiryHref } from './enquiry-query.ts'

const plan = {
  months: 60,
  rate: basisPoints(1325),
  balloonShare: basisPoints(2000),
  deposit: rand(40_000),
  futureDrive: { months: 36, rate: basisPoints(1200), mileage: 25_000 },
  kilometresAMonth: 1500,
}
const model = { code: '57U', modelName: 'Fortuner 2.8 GD-6 4x4 VX & more', picture: '/art/1/a b.svg', plan }
const site = { dealer: null, path: '/vehicles/fortuner' }
const finance = { ...model, offer: 'Traditional', months: 60, instalment: cents(730_699) } as const
const subscription = {
  ...model,
  rangeName: 'Fortuner',
  months: 60,
  kilometresAMonth: 1500,
  affordability: cents(799_709),
  reference: 'Q-77',
}

const read = (href: string) => new URL(href, 'https://example.co.za')
const queryOf = (href: string) => Object.fromEntries(read(href).searchParams)
const fragmentOf = (href: string) => new URLSearchParams(read(href).hash.replace(/^#plan\?/, ''))

describe('the link to a finance enquiry', () => {
  it('has exactly six parameters, with the instalment rounded down (V-029, V-031)', () => {
    expect(queryOf(financeEnquiryHref(site, finance))).toEqual({
      modelName: 'Fortuner 2.8 GD-6 4x4 VX & more',
      instalments: '60',
      offerType: 'Traditional',
      monthlyInstallment: '7306',
      carImage: '/art/1/a b.svg',
      calc: 'true',
    })
  })

  it('points to the form of the site, or of the dealer on dealer pages (V-027, V-028)', () => {
    expect(read(financeEnquiryHref(site, finance)).pathname).toBe('/enquiry/finance-offers')
    const page = { dealer: 'ridgeway', path: '/dealers/ridgeway/new-vehicles/fortuner' }
    expect(read(financeEnquiryHref(page, finance)).pathname).toBe('/dealers/ridgeway/finance-offers')
  })

  it('has the offer type GFV for FutureDrive (V-030)', () => {
    const href = financeEnquiryHref(site, { ...finance, offer: 'GFV' })
    expect(read(href).searchParams.get('offerType')).toBe('GFV')
    expect(fragmentOf(href).get('offer')).toBe('GFV')
  })

  it.each([
    ['/payment-options/future-drive-business', null, 'true-b'],
    ['/payment-options/instalment-business', null, 'true-b'],
    ['/payment-options/toyota-financial-services/finance', null, 'true'],
    ['/vehicles/fortuner', null, 'true'],
    ['/dealers/ridgeway/new-vehicles/fortuner', 'ridgeway', 'true'],
  ])('has the calc value of the page %s (V-032)', (path, dealer, calc) => {
    expect(read(financeEnquiryHref({ path, dealer }, finance)).searchParams.get('calc')).toBe(calc)
  })

  it('carries the plan and the configuration in its fragment', () => {
    const configured = { ...finance, colour: '218', accessories: 'PZ485-FOR01,PZ434-FOR04' }
    const fragment = fragmentOf(financeEnquiryHref(site, configured))
    expect(readPlan(fragment, defaultFinanceSettings)).toEqual(plan)
    expect(['model', 'colour', 'with'].map((name) => fragment.get(name))).toEqual([
      '57U',
      '218',
      'PZ485-FOR01,PZ434-FOR04',
    ])
    expect(fragmentOf(financeEnquiryHref(site, finance)).has('with')).toBe(false)
  })
})

describe('the link to a subscription enquiry', () => {
  it('has exactly eight parameters, including the quote reference (V-080, V-082, V-083)', () => {
    const href = subscriptionEnquiryHref(site, { ...subscription, colour: '218', accessories: 'PZ1' })
    expect(fragmentOf(href).get('colour')).toBe('218')
    expect(read(href).pathname).toBe('/enquiry/kinto')
    expect(queryOf(href)).toEqual({
      vehicleRange: 'Fortuner',
      vehicleModel: 'Fortuner 2.8 GD-6 4x4 VX & more',
      rentalTerm: '60',
      affordability: '7997.09',
      mileage: '1500',
      modelCode: '57U',
      quoteReference: 'Q-77',
      imgCar: '/art/1/a b.svg',
    })
  })

  it('points to the form of the dealer on dealer pages (V-081)', () => {
    const href = subscriptionEnquiryHref({ dealer: 'ridgeway', path: '/' }, subscription)
    expect(read(href).pathname).toBe('/dealers/ridgeway/kinto-offers')
  })

  it('contains no undefined values when there is no quote or picture (V-082)', () => {
    const href = subscriptionEnquiryHref(site, { ...subscription, affordability: null, picture: null })
    expect(Object.keys(queryOf(href))).toHaveLength(8)
    expect(href).not.toMatch(/undefined|NaN|null/)
  })
})
