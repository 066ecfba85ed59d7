import { expect, test } from 'vitest'
import { translateBenefit } from './translate-benefit.ts'

const afrikaans = {
  services: (count: string) => `${count} dienste`,
  years: (count: string) => `${count} jaar`,
  months: (data: string, count: string) => `${data} vir ${count} maande`,
}

test('translates a plan and leaves its figures unchanged (C-133)', () => {
  expect(translateBenefit('9 services / 90 000 km', afrikaans)).toBe('9 dienste / 90 000 km')
  expect(translateBenefit('3 years / 100 000 km', afrikaans)).toBe('3 jaar / 100 000 km')
  expect(translateBenefit('8 years', afrikaans)).toBe('8 jaar')
  expect(translateBenefit('25GB for 12 months', afrikaans)).toBe('25GB vir 12 maande')
})

test('returns null for a text in an unknown format', () => {
  expect(translateBenefit('Unlimited, for as long as you keep it', afrikaans)).toBeNull()
})
