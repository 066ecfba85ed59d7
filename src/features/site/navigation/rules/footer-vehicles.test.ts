import { expect, test } from 'vitest'
import { selectFooterVehicles } from './footer-vehicles.ts'

const entry = (key: string) => ({
  key,
  label: { text: key },
  link: { href: `/${key}`, newTab: false, mobileHref: null },
})
const cars = (count: number) => Array.from({ length: count }, (_, index) => entry(`car-${index + 1}`))
const keysOf = (count: number) => selectFooterVehicles(cars(count), entry('all')).map(({ key }) => key)

test('lists a line-up of up to eight in full', () => {
  expect(keysOf(0)).toEqual([])
  expect(keysOf(8)).toEqual(cars(8).map(({ key }) => key))
})

test('lists the first seven of a longer line-up, and a link to all', () => {
  expect(keysOf(9)).toEqual([...cars(7).map(({ key }) => key), 'all'])
  expect(keysOf(25)).toHaveLength(8)
})
