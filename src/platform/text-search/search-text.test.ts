import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { searchText } from './search-text.ts'
import { createTextIndex } from './text-index.ts'

type Branch = { name: string; city: string; suburb: string; province: string }
const branch = (name: string, suburb: string, city: string, province: string): Branch => ({
  name,
  city,
  suburb,
  province,
})

const branches = [
  branch('Baobab Toyota', 'Superbia', 'Polokwane', 'Limpopo'),
  branch('George Street Motors', 'Hatfield', 'Pretoria', 'Gauteng'),
  branch('Garden Gate Toyota George', 'Heather Park', 'George', 'Western Cape'),
  branch('Kestrel Toyota', 'Isando', 'Kempton Park', 'Gauteng'),
  branch('Quiver Tree Toyota', 'Northern Industrial', 'Lüderitz', 'Namibia'),
]
const index = createTextIndex(branches, ({ name, city, suburb, province }) => [
  [name],
  [city],
  [suburb],
  [province],
])
const find = (text: string, limit = 9) => searchText(index, text, limit).map(({ name }) => name)

describe('a text without case, accents and signs', () => {
  it.each([
    ['Graaff-Reinet', 'graaff reinet'],
    ['  LÜDERITZ ', 'luderitz'],
    ['St Michael’s', 'st michaels'],
    ['—', ''],
  ])('is normalised: %s', (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })
})

describe('the search', () => {
  it.each([
    ['name', 'BAOBAB', 'Baobab Toyota'],
    ['province', 'limpopo', 'Baobab Toyota'],
    ['city', 'Luderitz', 'Quiver Tree Toyota'],
    ['suburb', 'heather park', 'Garden Gate Toyota George'],
  ])('finds a dealer by its %s, in any case (D-269)', (_, text, expected) => {
    expect(find(text)).toEqual([expected])
  })

  it('finds words of different fields together, with the last one incomplete', () => {
    expect(find('toyota geor')).toEqual(['Garden Gate Toyota George'])
    expect(find('toyota gauteng')).toEqual(['Kestrel Toyota'])
  })

  it.each(['polokwan', 'polokwnae', 'plokwane', 'polokwanne', 'pollokwane', 'polokwene', 'pietersbrg'])(
    'tolerates a mistake in one of the names of a place: %s (D-269)',
    (text) => {
      const cities = createTextIndex(branches, ({ city }) => [
        city === 'Polokwane' ? [city, 'Pietersburg'] : [city],
      ])
      expect(searchText(cities, text, 9).map(({ city }) => city)).toEqual(['Polokwane'])
    },
  )

  it('tolerates two mistakes in a long word and none in a short one', () => {
    expect(find('plokwnae')).toEqual(['Baobab Toyota'])
    expect(find('isa')).toEqual(['Kestrel Toyota'])
    expect(find('sia')).toEqual([])
  })

  it('finds words typed together or apart', () => {
    expect(find('kemptonpark')).toEqual(['Kestrel Toyota'])
    expect(find('bao bab')).toEqual(['Baobab Toyota'])
  })

  it('puts a whole field before a word of a field, and keeps the order otherwise', () => {
    expect(find('george')).toEqual(['Garden Gate Toyota George', 'George Street Motors'])
    expect(find('toyota')).toEqual([
      'Baobab Toyota',
      'Garden Gate Toyota George',
      'Kestrel Toyota',
      'Quiver Tree Toyota',
    ])
  })

  it('puts complete words before beginnings, whatever the field', () => {
    const towns = createTextIndex(
      [
        { name: 'Montague Gardens', city: 'Cape Town', region: 'Western Cape' },
        { name: 'Montagu', city: null, region: 'Western Cape' },
      ],
      ({ name, city, region }) => [[name], [city], [region]],
    )
    expect(searchText(towns, 'montagu cape', 9).map(({ name }) => name)).toEqual([
      'Montagu',
      'Montague Gardens',
    ])
  })

  it('returns no values with mistakes beside exact ones', () => {
    const names = createTextIndex(['Parow', 'Parow East', 'Paros'], (name) => [[name]])
    expect(searchText(names, 'parow', 9)).toEqual(['Parow', 'Parow East'])
  })

  it('returns nothing for an empty text and at most the requested number', () => {
    expect(find(' - ')).toEqual([])
    expect(find('toyota', 2)).toHaveLength(2)
  })

  it('accepts a text of any length', () => {
    expect(find('x'.repeat(50_000))).toEqual([])
    expect(find('kempton '.repeat(10_000))).toEqual(['Kestrel Toyota'])
  })
})
