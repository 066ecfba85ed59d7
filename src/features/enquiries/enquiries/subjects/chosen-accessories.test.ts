import { expect, test } from 'vitest'
import { rand } from '#platform/money.ts'
import { accessoriesText, chosenAccessories } from './chosen-accessories.ts'
import type { NewVehicleSubject } from './new-vehicle.ts'
import { describeSubject } from './subjects.ts'

const offered = [
  { name: 'Roof bars', partNumber: 'PZ498-FOR02', price: rand(4_490) },
  { name: 'Tow bar', partNumber: 'PZ485-FOR01', price: rand(6_990) },
  { name: 'Long-range fuel tank', partNumber: null, price: null },
]

test('names the accessories of a form in its order, with part numbers, and those that are not offered by their code', () => {
  const chosen = chosenAccessories(['PZ485-FOR01', 'Long-range-fuel-tank', 'PZ1'], offered)
  expect(accessoriesText(chosen)).toBe(
    'Tow bar (PZ485-FOR01), Long-range fuel tank (price on request), PZ1 (price on request)',
  )
})

test('stands in the line of the inbox and in the description of the vehicle', () => {
  const subject: NewVehicleSubject = {
    ...{ kind: 'new', code: '73S', derivativeCode: 'FOR-73S', range: 'Fortuner', title: 'Fortuner 2.4 GD-6' },
    ...{ colour: 'Glacier White', colourCode: '040', price: rand(736_890), bodyType: 'large-suv' },
    ...{
      picture: null,
      page: '/vehicles/fortuner',
      accessories: chosenAccessories(['PZ485-FOR01'], offered),
    },
  }
  const about = describeSubject(subject)
  expect(about.line.replace(/\u00a0/g, ' ')).toBe(
    'Fortuner 2.4 GD-6, Glacier White, with Tow bar (PZ485-FOR01), R 736 890 (73S)',
  )
  expect(about.accessories).toBe('Tow bar (PZ485-FOR01)')
})
