import { describe, expect, it } from 'vitest'
import type { ModelCard } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { filtersOf, findMatchingModels, noFilters } from './model-filters.ts'

function card(name: string, rangeName: string, part: Partial<ModelCard> = {}): ModelCard {
  return {
    code: name,
    name,
    range: { slug: rangeName.toLowerCase(), name: rangeName },
    grade: '',
    price: cents(1),
    specialPrice: null,
    fuelType: 'Diesel',
    transmissionType: 'Manual',
    driveSystem: 'Rear',
    picture: null,
    hero: null,
    ...part,
  }
}

const cards = [
  card('Hilux 2.4 GD-6 Raider', 'Hilux Double Cab', { grade: 'raider' }),
  card('Hilux 2.8 GD-6 Legend', 'Hilux Double Cab', { grade: 'legend', transmissionType: 'Automatic' }),
  card('2.0 Cross XS', 'Corolla Cross', {
    fuelType: 'Petrol',
    transmissionType: 'CVT',
    driveSystem: 'Front',
  }),
  card('1.8 Cross GR-Sport', 'Corolla Cross', {
    ...{ grade: 'gr-s', fuelType: 'Hybrid', transmissionType: 'CVT', driveSystem: 'Front' },
  }),
]

const found = (searchTerm: string, filters = noFilters, byGrade = false) =>
  findMatchingModels(cards, { searchTerm, brand: 'Toyota', filters, byGrade }).map(({ name }) => name)

describe('the search for a model', () => {
  it('finds models by their name and by the name of their range (V-216)', () => {
    expect(found('raider')).toEqual(['Hilux 2.4 GD-6 Raider'])
    expect(found('corolla')).toEqual(['2.0 Cross XS', '1.8 Cross GR-Sport'])
    expect(found('corolla xs')).toEqual(['2.0 Cross XS'])
    expect(found('zzzz')).toEqual([])
    expect(found('  ')).toHaveLength(4)
  })

  it('ignores the word toyota unless it is the whole search term (V-217)', () => {
    expect(found('toyota hilux')).toEqual(found('hilux'))
    expect(found('Hilux TOYOTA')).toEqual(found('hilux'))
    expect(found('hilux')).toHaveLength(2)
    expect(found('toyota')).toEqual([])
  })
})

describe('the filter list', () => {
  const options = (byGrade: boolean, of = cards) =>
    Object.fromEntries(filtersOf(of, byGrade).map(({ name, options: all }) => [name, all]))

  it('lists fuel, transmission and drive in the specified order (V-219)', () => {
    const all = options(false, cards.toReversed())
    expect(Object.keys(all)).toEqual(['fuelType', 'transmissionType', 'driveSystem', 'trim'])
    expect(all.fuelType).toEqual(['Hybrid', 'Petrol', 'Diesel'])
    expect(all.transmissionType).toEqual(['Manual', 'Automatic', 'CVT'])
    expect(all.driveSystem).toEqual(['Front', 'Rear'])
  })

  it('omits an option that no model has, and a filter without options (V-218)', () => {
    const hilux = options(false, cards.slice(0, 2))
    expect(hilux.transmissionType).toEqual(['Manual', 'Automatic'])
    expect(options(false, [card('X', 'X', { driveSystem: null })])).not.toHaveProperty('driveSystem')
  })

  it('lists the grades of a range as trims, or Standard and GR without grades (V-220)', () => {
    expect(options(true, cards.slice(0, 2)).trim).toEqual(['Legend', 'Raider'])
    const fortuners = ['mild-hybrid', 'gr-s', 'vx', 'standard'].map((grade) =>
      card(grade, 'Fortuner', { grade }),
    )
    expect(options(true, fortuners).trim).toEqual(['VX', 'Standard', 'GR-Sport', 'Mild Hybrid'])
    expect(options(false).trim).toEqual(['Standard', 'GR'])
    expect(options(true, [card('X', 'X'), card('X GR', 'X')]).trim).toEqual(['Standard', 'GR'])
    expect(found('', { ...noFilters, trim: ['GR'] })).toEqual(['1.8 Cross GR-Sport'])
    expect(found('', { ...noFilters, trim: ['Legend'] }, true)).toEqual(['Hilux 2.8 GD-6 Legend'])
  })

  it('hides the columns that a featured model names, and uses its headings for the others (V-225)', () => {
    const filters = filtersOf(cards, true, { hidden: [2], headings: ['What it runs on', null, null, null] })
    expect(filters.map(({ name }) => name)).toEqual(['fuelType', 'driveSystem', 'trim'])
    expect(filters[0]?.heading).toBe('What it runs on')
    expect(filters[1]?.heading).toBeNull()
  })

  it('matches any selected option within a filter, and all filters together (V-214)', () => {
    const filters = { ...noFilters, fuelType: ['Petrol', 'Hybrid'] }
    expect(found('', filters)).toHaveLength(2)
    expect(found('', { ...filters, trim: ['GR'] })).toHaveLength(1)
    expect(found('', noFilters)).toHaveLength(4)
  })
})
