import { describe, expect, it } from 'vitest'
import { bareDealer, exampleDealer } from '../example-data.ts'
import { structuredDealer } from './structured-dealer.ts'

const site = 'https://www.example.co.za'

describe('the structured data of a dealer', () => {
  const data = structuredDealer(exampleDealer.dealer, site)

  it('is an AutoDealer with address and position', () => {
    expect(data).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Marula Toyota Bryanston',
      url: 'https://www.example.co.za/dealers/marula-toyota-bryanston',
      telephone: '0800 000 101',
      address: { streetAddress: '14 Fever Tree Road', addressRegion: 'Gauteng', postalCode: '2191' },
      geo: { latitude: -26.0476, longitude: 28.0252 },
    })
    expect(data.image).toMatch(/^https:\/\/www\.example\.co\.za\/art\//)
  })

  it('groups weekdays with the same hours, and leaves out closed days', () => {
    const hours = data.openingHoursSpecification as { dayOfWeek: string[]; opens: string }[]
    expect(hours.map(({ dayOfWeek, opens }) => [dayOfWeek.length, opens])).toEqual([
      [5, '07:30'],
      [1, '08:00'],
    ])
  })

  it('leaves out what is unknown', () => {
    const bare = structuredDealer(bareDealer.dealer, site)
    expect(bare).not.toHaveProperty('geo')
    expect(bare).not.toHaveProperty('telephone')
    expect(bare).not.toHaveProperty('openingHoursSpecification')
  })
})
