import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '1\u00a0KB'],
  [1, '1\u00a0KB'],
  [2_560, '3\u00a0KB'],
  [20_480, '20\u00a0KB'],
  [1_023_000, '999\u00a0KB'],
  [1_023_999, '1.0\u00a0MB'],
  [1_048_576, '1.0\u00a0MB'],
  [5_242_880, '5.0\u00a0MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
