import { expect, test } from 'vitest'
import { circuitLength } from './circuit-length.ts'

test.each([
  [4522, '4,522\u00a0km'],
  [3920, '3,920\u00a0km'],
  [2042, '2,042\u00a0km'],
  [850, '0,850\u00a0km'],
])('formats %i metres as %s', (metres, text) => {
  expect(circuitLength(metres)).toBe(text)
})
