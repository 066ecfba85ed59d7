import { expect, it } from 'vitest'
import { cityLabels } from './city-labels.ts'
import { createFinderDealer } from './finder-dealer.test-support.ts'

const marker = (city: string | null, x: number, y: number) => ({ dealer: createFinderDealer({ city }), x, y })
const names = (markers: ReturnType<typeof marker>[], width = 100) =>
  cityLabels(markers, { width }).map(({ name }) => name)

it('names every city once, beside its markers', () => {
  const labels = cityLabels([marker('Durban', 10, 10), marker('Durban', 14, 12), marker(null, 50, 50)], {
    width: 100,
  })
  expect(labels.map(({ name }) => name)).toEqual(['Durban'])
  expect(labels[0]?.x).toBeGreaterThan(14)
})

it('leaves out a name that would cover a marker or the name of a larger city', () => {
  expect(names([marker('Durban', 10, 10), marker('Umhlanga', 15, 10)])).toEqual(['Umhlanga'])
  const crowded = [marker('Here', 10, 10), marker('Large', 10, 11), marker('Large', 10, 11.5)]
  expect(names(crowded)).toEqual(['Large'])
})

it('names no city in a view of several provinces', () => {
  expect(names([marker('Durban', 10, 10)], 501)).toEqual([])
})
