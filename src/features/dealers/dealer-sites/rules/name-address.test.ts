import { expect, test } from 'vitest'
import { nameAddress } from './name-address.ts'

test('lower-cases the name of a dealer and replaces white space by hyphens (V-283)', () => {
  expect(nameAddress('Barloworld Toyota  Menlyn')).toBe('barloworld-toyota-menlyn')
})
