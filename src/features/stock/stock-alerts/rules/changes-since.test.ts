import { expect, it } from 'vitest'
import type { VehicleNow } from '../wire/stock-changes.ts'
import { changesSince } from './changes-since.ts'

const vehicle = (id: string, price: number | null, isSold = false): VehicleNow => ({
  ...{ id, price, isSold },
  ...{ name: id, path: `/pre-owned/${id}`, currency: 'ZAR' },
})

it('reports lower prices first, then sold vehicles, then higher prices', () => {
  const viewed = ['rose', 'sold', 'same', 'dropped', 'gone'].map((id) => ({ id, price: 100_000 }))
  const current = [
    vehicle('rose', 150_000),
    vehicle('sold', 90_000, true),
    vehicle('same', 100_000),
    vehicle('dropped', 75_000),
  ]
  expect(changesSince(viewed, current)).toEqual([
    { kind: 'dropped', amount: 25_000, vehicle: current[3] },
    { kind: 'sold', vehicle: current[1] },
    { kind: 'rose', amount: 50_000, vehicle: current[0] },
  ])
})

it('compares no price that is or was unknown', () => {
  const viewed = [
    { id: 'a', price: null },
    { id: 'b', price: 1 },
  ]
  expect(changesSince(viewed, [vehicle('a', 5), vehicle('b', null)])).toEqual([])
})
