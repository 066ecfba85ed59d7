import { describe, expect, it } from 'vitest'
import { exampleVehicle } from '../vehicle.test-support.ts'
import { structuredVehicle } from './structured-vehicle.ts'

const site = 'https://www.example.co.za'
const path = '/pre-owned/toyota-hilux-2-8-gd-6-2021-U10442'
const read = (changes: Partial<typeof exampleVehicle> = {}) =>
  JSON.parse(JSON.stringify(structuredVehicle({ ...exampleVehicle, ...changes }, site, path, 'A Hilux', [])))

describe('the structured data of a used vehicle', () => {
  it('state the displayed price, the condition, the mileage and the seller (D-412)', () => {
    expect(read()).toMatchObject({
      '@type': ['Car', 'Product'],
      url: `${site}${path}`,
      brand: { name: 'Toyota' },
      vehicleModelDate: '2021',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 84_500, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      fuelType: 'Diesel',
      bodyType: 'Double Cab',
      offers: {
        '@type': 'Offer',
        price: '269750.00',
        priceCurrency: 'ZAR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoDealer', name: 'Marula Toyota Sandton' },
      },
    })
  })

  it('state the currency of a Namibian dealer (D-411)', () => {
    const dealer = { ...exampleVehicle.dealer, currency: 'NAD' as const }
    expect(read({ dealer }).offers).toMatchObject({ price: '269750.00', priceCurrency: 'NAD' })
  })

  it('offer a sold vehicle at no price', () => {
    const { offers } = read({ soldAt: '2026-11-10T08:00:00Z' })
    expect(offers.availability).toBe('https://schema.org/SoldOut')
    expect(offers).not.toHaveProperty('price')
  })

  it('offer nothing without a price, and state no missing figure', () => {
    const data = read({ price: null, year: null, mileage: null, colour: '' })
    for (const name of ['offers', 'vehicleModelDate', 'mileageFromOdometer', 'color'])
      expect(data).not.toHaveProperty(name)
  })
})
