import { expect, it } from 'vitest'
import { strongestOverlay } from './strongest-overlay.ts'

it('chooses the strongest overlay, and none without any', () => {
  expect(strongestOverlay(['soft', 'strong', 'none'])).toBe('strong')
  expect(strongestOverlay(['none', 'soft'])).toBe('soft')
  expect(strongestOverlay([])).toBe('none')
})
