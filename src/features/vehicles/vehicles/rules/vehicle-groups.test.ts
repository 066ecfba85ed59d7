import { expect, test } from 'vitest'
import { groupByBody } from './vehicle-groups.ts'

const vehicle = (name: string, bodyType: string | null) => ({ name, bodyType })

test('groups vehicles by body type in line-up order, unknown ones last', () => {
  const grouped = groupByBody([
    vehicle('Novelty', null),
    vehicle('Hilux Double Cab', 'double-cab'),
    vehicle('Fortuner', 'suv'),
    vehicle('Hilux Single Cab', 'single-cab'),
    vehicle('HiAce', 'minibus'),
    vehicle('Corolla Cross', 'crossover'),
  ])
  expect(grouped.map(({ group, vehicles }) => [group, vehicles.map(({ name }) => name)])).toEqual([
    ['bakkies', ['Hilux Double Cab', 'Hilux Single Cab']],
    ['suvs', ['Fortuner', 'Corolla Cross']],
    ['people', ['HiAce']],
    ['others', ['Novelty']],
  ])
})
