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

describe('a group’s dealers by province', () => {
  it('D-058: one tab for each region with dealers, in the order of the regions', () => {
    expect(read()).toEqual([
      ['Gauteng', 'Bryanston', 'Parktown'],
      ['Botswana', 'Gaborone'],
    ])
  })

  it('D-059: the editor’s order wins', () => {
    expect(read([3, 1]).map(([name]) => name)).toEqual(['Botswana', 'Gauteng'])
  })

  it('D-060: a named region without dealers is an empty tab', () => {
    expect(read([2, 1, 3])[0]).toEqual(['Limpopo'])
  })

  it('a region that was not named is not lost; one that is gone is no tab', () => {
    expect(read([3, 99])).toEqual([
      ['Botswana', 'Gaborone'],
      ['Gauteng', 'Bryanston', 'Parktown'],
    ])
  })

  it('a dealer nobody knows the region of is in no tab', () => {
    expect(groupByProvince([{ region: null }, { region: 99 }], regions)).toEqual([])
  })
})
