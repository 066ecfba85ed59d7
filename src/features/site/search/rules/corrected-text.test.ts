import { expect, test } from 'vitest'
import { correctedText } from './corrected-text.ts'

test('prefers the candidate that occurs in a result', () => {
  const guesses = [
    { typed: 'crss', candidates: ['cars', 'cross'] },
    { typed: 'corolla', candidates: [] },
  ]
  expect(correctedText(guesses, ['Corolla Cross', 'The family car'])).toBe('cross corolla')
  expect(correctedText(guesses, ['Something else'])).toBe('cars corolla')
})
