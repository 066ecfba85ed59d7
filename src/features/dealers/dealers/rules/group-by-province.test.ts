import { describe, expect, it } from 'vitest'
import { groupByProvince } from './group-by-province.ts'

const regions = [
  { id: 1, name: 'Gauteng' },
  { id: 2, name: 'Limpopo' },
  { id: 3, name: 'Botswana' },
]
const dealers = [
  { name: 'Gaborone', region: 3 },
  { name: 'Bryanston', region: 1 },
  { name: 'Parktown', region: 1 },
]

const read = (tabs?: number[]) =>
  groupByProvince(dealers, regions, tabs).map((tab) => [tab.name, ...tab.dealers.map(({ name }) => name)])

describe('dealers of a group by province', () => {
  it('returns one tab for each region with dealers, in the order of the regions (D-058)', () => {
    expect(read()).toEqual([
      ['Gauteng', 'Bryanston', 'Parktown'],
      ['Botswana', 'Gaborone'],
    ])
  })

  it('prefers the order set by the editor (D-059)', () => {
    expect(read([3, 1]).map(([name]) => name)).toEqual(['Botswana', 'Gauteng'])
  })

  it('returns an empty tab for a named region without dealers (D-060)', () => {
    expect(read([2, 1, 3])[0]).toEqual(['Limpopo'])
  })

  it('appends regions that were not named, and ignores unknown ones', () => {
    expect(read([3, 99])).toEqual([
      ['Botswana', 'Gaborone'],
      ['Gauteng', 'Bryanston', 'Parktown'],
    ])
  })

  it('leaves out dealers without a known region', () => {
    expect(groupByProvince([{ region: null }, { region: 99 }], regions)).toEqual([])
  })
})
