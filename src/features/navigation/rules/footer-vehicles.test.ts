import { expect, test } from 'vitest'
import { footerVehicles } from './footer-vehicles.ts'

const entry = (key: string) => ({
  key,
  label: { text: key },
  link: { href: `/${key}`, newTab: false, mobileHref: null },
})
const cars = (count: number) => Array.from({ length: count }, (_, index) => entry(`car-${index + 1}`))
const keysOf = (count: number) => footerVehicles(cars(count), entry('all')).map(({ key }) => key)

test('a short line-up stands in the footer as it is', () => {
  expect(keysOf(0)).toEqual([])
  expect(keysOf(8)).toEqual(cars(8).map(({ key }) => key))
})

test('of a long one it names the first and leads to the others', () => {
  expect(keysOf(9)).toEqual([...cars(7).map(({ key }) => key), 'all'])
  expect(keysOf(25)).toHaveLength(8)
})
