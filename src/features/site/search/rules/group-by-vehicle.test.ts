import { expect, test } from 'vitest'
import { groupByVehicle } from './group-by-vehicle.ts'

const model = (range: string, code: string, price: number | null) => ({
  shown: { href: `/vehicles/${range}?model=${code}`, price },
})

test('groups models by vehicle in the order of the results, and sorts each group by price', () => {
  const groups = groupByVehicle([
    model('hilux-double-cab', '48V', 1_069_900),
    model('fortuner', '73S', 664_900),
    model('hilux-double-cab', '41H', 549_900),
  ])
  expect(groups.map(({ path }) => path)).toEqual(['/vehicles/hilux-double-cab', '/vehicles/fortuner'])
  expect(groups[0]?.results.map(({ shown }) => shown.price)).toEqual([549_900, 1_069_900])
})

test('puts models without a price last', () => {
  const [group] = groupByVehicle([model('vitz', 'A', null), model('vitz', 'B', null), model('vitz', 'C', 1)])
  expect(group?.results.map(({ shown }) => shown.price)).toEqual([1, null, null])
})
