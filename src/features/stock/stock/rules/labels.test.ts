import { describe, expect, it } from 'vitest'
import { bodyTypeLabel, bodyTypeLabels } from './body-type.ts'
import { fuelLabel } from './fuel-label.ts'

describe('the label of a body type', () => {
  it.each([
    ['H/B', 'Hatchback'],
    ['S/W', 'Station Wagon'],
    ['S/D', 'Sedan'],
    ['MPV', 'Passenger Vehicle'],
    ['P/V', 'Passenger Vehicle'],
    ['C/B', 'Convertible'],
    ['SAV', 'SUV'],
    ['D/C', 'Double Cab'],
    ['S/C', 'Single Cab'],
    ['X/O', 'Cross'],
    ['B/S', 'Mini Bus'],
  ])('for %s is %s (D-243)', (code, label) => {
    expect(bodyTypeLabel(code)).toBe(label)
    expect(bodyTypeLabel(` ${code.toLowerCase()} `)).toBe(label)
  })

  it('is the text of the feed for an unknown code (D-243)', () => {
    expect(bodyTypeLabel(' Coupe ')).toBe('Coupe')
    expect(bodyTypeLabel('')).toBe('')
  })

  it('is one of ten, because MPV and P/V share theirs (D-244)', () => {
    expect(bodyTypeLabels).toHaveLength(10)
  })
})

describe('the label of a fuel', () => {
  it.each([
    ['H', 'Hybrid'],
    ['P', 'Petrol'],
    ['D', 'Diesel'],
    ['E', 'Electric'],
    ['h', 'Hybrid'],
    ['Petrol', 'Petrol'],
    ['Plug-in hybrid', 'Plug-in hybrid'],
    ['', ''],
  ])('for "%s" is "%s" (D-107, D-108)', (fuel, label) => {
    expect(fuelLabel(fuel)).toBe(label)
  })
})
