import { describe, expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'

describe('the search for a place', () => {
  it.each([
    ['Sandton', 'Sandton'],
    ['sandtn', 'Sandton'],
    ['Bryanstn', 'Bryanston'],
    ['Johanesburg', 'Johannesburg'],
    ['joburg', 'Johannesburg'],
    ['Pretora', 'Pretoria'],
    ['umlanga', 'Umhlanga'],
    ['bloemfontien', 'Bloemfontein'],
    ['stelenbosh', 'Stellenbosch'],
    ['kaapstad', 'Cape Town'],
    ['capetown', 'Cape Town'],
    ['PE', 'Gqeberha'],
    ['port elizbeth', 'Gqeberha'],
    ['mbombela', 'Nelspruit'],
    ['witbank', 'eMalahleni'],
    ['qacha s nek', "Qacha's Nek"],
    ['luderitz', 'Lüderitz'],
    ['windhoak', 'Windhoek'],
    ['mitchels plain', 'Mitchells Plain'],
    ['kayelitsha', 'Khayelitsha'],
  ])('finds what %s means (D-270)', (text, name) => {
    expect(findPlaces(text, 3)[0]?.name).toBe(name)
  })

  it('tells places of the same name apart by city or region', () => {
    const find = (text: string) => findPlaces(text, 1).map(({ region }) => region)
    expect(find('middelburg mpumalanga')).toEqual(['Mpumalanga'])
    expect(find('middelburg eastern cape')).toEqual(['Eastern Cape'])
    expect(find('wynberg cape town')).toEqual(['Western Cape'])
  })

  it('puts the city before its suburbs', () => {
    expect(findPlaces('durban', 3).map(({ name }) => name)[0]).toBe('Durban')
  })

  it('finds nothing for a word that is not a place', () => {
    expect(findPlaces('xylophone', 5)).toEqual([])
    expect(findPlaces('', 5)).toEqual([])
  })
})
