import { describe, expect, it } from 'vitest'
import { economyOrSeats } from './economy-or-seats.ts'

const fortuner = { name: 'Fortuner 2.8 GD-6 RB 6AT', seats: 7 }

describe('the tile of fuel consumption or seats', () => {
  it('V-242: is the consumption when it is present', () => {
    expect(economyOrSeats({ ...fortuner, fuelConsumption: ' 7.1 ' })).toEqual({
      kind: 'fuel-consumption',
      litresPer100Km: '7.1',
    })
  })

  it.each(['', '  ', '\u00A0', 'Not Available', 'not available ', null])(
    'V-243: is the seats for %o',
    (fuelConsumption) => {
      expect(economyOrSeats({ ...fortuner, fuelConsumption })).toEqual({ kind: 'seats', seats: 7 })
    },
  )

  it.each([
    ['Hiace 2.7 PWD', null],
    ['HIACE 2.7 PWD 5MT', 16],
  ])('V-243: is nine seats for %s, whatever a feed says', (name, seats) => {
    expect(economyOrSeats({ name, seats, fuelConsumption: null })).toEqual({ kind: 'seats', seats: 9 })
  })

  it('V-243: other Hiaces have the seats of their data', () => {
    const hiace = { name: 'Hiace Ses’fikile 2.7 5MT', seats: 16, fuelConsumption: 'Not Available' }
    expect(economyOrSeats(hiace)).toEqual({ kind: 'seats', seats: 16 })
  })

  it('is none when neither is known', () => {
    expect(economyOrSeats({ ...fortuner, seats: null, fuelConsumption: null })).toBeNull()
  })
})
