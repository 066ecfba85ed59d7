import { expect, test } from 'vitest'
import { translateBenefit } from './translate-benefit.ts'

const afrikaans = {
  services: (count: string) => `${count} dienste`,
  years: (count: string) => `${count} jaar`,
}

test('C-133: a plan is said in another language, its figures as they are', () => {
  expect(translateBenefit('9 services / 90 000 km', afrikaans)).toBe('9 dienste / 90 000 km')
  expect(translateBenefit('3 years / 100 000 km', afrikaans)).toBe('3 jaar / 100 000 km')
  expect(translateBenefit('8 years', afrikaans)).toBe('8 jaar')
})

test('what is written in another way is not guessed at', () => {
  expect(translateBenefit('Unlimited, for as long as you keep it', afrikaans)).toBeNull()
})
