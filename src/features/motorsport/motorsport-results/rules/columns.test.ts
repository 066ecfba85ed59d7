import { expect, it, test } from 'vitest'
import { resultRow } from '../result.test-support.ts'
import type { ResultRow } from '../result.ts'
import { columnsOf, hasValue } from './columns.ts'

const full: Partial<ResultRow> = {
  ...{ rank: 1, points: 25, year: 2025, driverName: 'Thabo Molefe', navigatorName: 'Ilse Kruger' },
  ...{ nationalChampionship: 'NRC', carNumber: '7', teamName: 'Marula Racing' },
}

test('has eight columns in the order of the specification (C-098)', () => {
  expect(columnsOf([resultRow(full)])).toEqual([
    ...['rank', 'points', 'year', 'driverName', 'navigatorName', 'nationalChampionship', 'carNumber'],
    'teamName',
  ])
})

test('has a column when only the last of ten rows has a value for it, and none for no value (C-100)', () => {
  const rows = Array.from({ length: 10 }, (_, index) =>
    resultRow({ id: `${index}`, driverName: 'Ruan Botha' }),
  )
  expect(columnsOf(rows)).toEqual(['driverName'])
  const last = resultRow({ id: '9', navigatorName: 'Ilse Kruger' })
  expect(columnsOf([...rows.slice(0, 9), last])).toEqual(['driverName', 'navigatorName'])
})

test('has no column for regional, the time and the picture of the team (C-101)', () => {
  expect(columnsOf([resultRow({ regional: 'Gauteng', resultTime: '4:12:33' })])).toEqual([])
})

it.each([
  [0, true],
  ['0', true],
  ['', false],
  [' \u00a0', false],
  [null, false],
  [undefined, false],
  [Number.NaN, false],
])('takes %j as a value: %s (C-100)', (value, expected) => {
  expect(hasValue(value)).toBe(expected)
})
