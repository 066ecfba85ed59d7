import { expect, test } from 'vitest'
import { firstFallingRow } from './rising-loads.ts'

const rows = (...pairs: (readonly [loadIndex: number | null, loadInKG: number | null])[]) =>
  pairs.map(([loadIndex, loadInKG]) => ({ loadIndex, loadInKG }))

test('accepts loads that rise with the index', () => {
  expect(firstFallingRow(rows([103, 875], [104, 900], [105, 925]))).toBeNull()
  expect(firstFallingRow([])).toBeNull()
  expect(firstFallingRow(rows([90, 600]))).toBeNull()
})

test('names the row in which load index 104 is listed as 600 kg (C-160)', () => {
  expect(firstFallingRow(rows([102, 850], [103, 875], [104, 600], [105, 925]))).toBe(3)
})

test('names the first row that repeats an index or a load', () => {
  expect(firstFallingRow(rows([62, 265], [62, 272]))).toBe(2)
  expect(firstFallingRow(rows([62, 265], [63, 265], [63, 265]))).toBe(2)
})

test('leaves rows with a missing value to the required fields', () => {
  expect(firstFallingRow(rows([62, 265], [null, 272], [64, null], [65, 290]))).toBeNull()
})
