import { expect, test } from 'vitest'
import { spacedPlaces } from './spaced-places.ts'

const map = { mark: { x: 300, y: 200 }, width: 600, height: 400, count: 3 }
const place = (name: string, x: number, y: number) => ({ name, x, y })
const names = (...places: ReturnType<typeof place>[]) => spacedPlaces(places, map).map(({ name }) => name)

test('leaves out a place whose label would touch one before it', () => {
  expect(
    names(place('Pretoria', 100, 100), place('Centurion', 120, 110), place('Midrand', 120, 160)),
  ).toEqual(['Pretoria', 'Midrand'])
})

test('keeps the surroundings of the mark free', () => {
  expect(names(place('Here', 305, 205), place('Bryanston', 250, 202), place('Far', 100, 300))).toEqual([
    'Far',
  ])
})

test('leaves out places at the edge, and more than the number', () => {
  expect(names(place('Edge', 2, 100), place('Right', 590, 100))).toEqual([])
  const many = [0, 1, 2, 3, 4].map((index) => place(`P${index}`, 50, 40 + index * 60))
  expect(names(...many)).toHaveLength(3)
})
