import { describe, expect, it } from 'vitest'
import { economyOrSeats } from './economy-or-seats.ts'

const fortuner = { name: 'Fortuner 2.8 GD-6 RB 6AT', range: { name: 'Fortuner' }, seats: 7 }

describe('the tile of fuel consumption or seats', () => {
  it('shows the fuel consumption when it is present (V-242)', () => {
    expect(economyOrSeats({ ...fortuner, fuelConsumption: ' 7.1 ' })).toEqual({
      kind: 'fuel-consumption',
      litresPer100Km: '7.1',
    })
  })

  it.each(['', '  ', '\u00A0', 'Not Available', 'not available ', null])(
    'shows the seats for the consumption %o (V-243)',
    (fuelConsumption) => {
      expect(economyOrSeats({ ...fortuner, fuelConsumption })).toEqual({ kind: 'seats', seats: 7 })
    },
  )

  it.each([
    ['Hiace', 'Hiace 2.7 PWD', null],
    ['Hiace', 'HIACE 2.7 PWD 5MT', 16],
    ['Hiace', '2.7 PWD', 16],
    ['Toyota HIACE', '2.7 PWD 5MT', null],
    ['Minibus', 'Hiace 2.7 PWD', 16],
  ])(
    'shows nine seats for the range %s and the model %s, whatever number the service states (V-243)',
    (range, name, seats) => {
      expect(economyOrSeats({ name, range: { name: range }, seats, fuelConsumption: null })).toEqual({
        kind: 'seats',
        seats: 9,
      })
    },
  )

  it.each([
    ['Hiace', 'Hiace Ses’fikile 2.7 5MT'],
    ['Hiace', '2.8 PWD'],
    ['Quantum', '2.7 PWD'],
  ])('shows the seats from the data for the range %s and the model %s (V-243)', (range, name) => {
    const other = { name, range: { name: range }, seats: 16, fuelConsumption: 'Not Available' }
    expect(economyOrSeats(other)).toEqual({ kind: 'seats', seats: 16 })
  })

  it('returns null when neither is known', () => {
    expect(economyOrSeats({ ...fortuner, seats: null, fuelConsumption: null })).toBeNull()
  })
})
