import { describe, expect, it } from 'vitest'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rand } from '#platform/money.ts'
import { cardOf } from './range-card.ts'

const hero = { kind: 'artwork', subject: 'place', scene: 'karoo', alt: '' } as const
const range = {
  ...{ slug: 'fortuner', name: 'Fortuner', fromPrice: rand(700_000), hero },
  drawing: { vehicle: 'fortuner', colour: { body: '#ffffff' } },
} as unknown as VehicleRange

describe('the card of a popular vehicle', () => {
  it('shows the vehicle from the front, with its price, and leads into the dealer’s site (D-055)', () => {
    const { picture, ...card } = cardOf(range, 'marula')
    expect(card).toEqual({
      ...{ slug: 'fortuner', name: 'Fortuner', price: rand(700_000) },
      href: '/dealers/marula/new-vehicles/fortuner',
    })
    expect(picture?.src).toMatch(/\/art\/.*front/)
  })

  it('shows the picture of the range’s page when it is not drawn, and none without either (D-055)', () => {
    expect(cardOf({ ...range, drawing: null }, null).picture?.src).toMatch(/\/art\/.*karoo/)
    expect(cardOf({ ...range, drawing: null, hero: null }, null).picture).toBeNull()
  })
})
