import { describe, expect, it } from 'vitest'
import { hasDoubtfulLetter, parseVin } from './vin.ts'

describe('a VIN', () => {
  it.each([
    ['with blanks around it, in small letters', '  ahtfr22g006012345 ', 'AHTFR22G006012345'],
    ['with an O, which is looked up', 'AHTFR22GO06012345', 'AHTFR22GO06012345'],
    ['without a correct check digit', '11111111111111112', '11111111111111112'],
  ])('is read %s (V-108, V-109)', (_, text, expected) => {
    expect(parseVin(text)).toBe(expected)
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['16 characters', 'AHTFR22G00601234'],
    ['18 characters', 'AHTFR22G0060123456'],
    ['17 characters with a hyphen', 'AHTFR22G-06012345'],
    ['17 characters with a blank inside', 'AHTFR22G 06012345'],
    ['a letter of another alphabet', 'ÄHTFR22G006012345'],
    ['a letter whose capital is two', 'ßHTFR22G00601234'],
  ])('is not %s (V-107, V-108)', (_, text) => {
    expect(parseVin(text)).toBeNull()
  })

  it.each([
    ['AHTFR22GI06012345', true],
    ['o', true],
    ['ahtfr22gq06012345', true],
    ['AHTFR22G006012345', false],
  ])('%s has a letter that is none of a VIN: %s (V-108)', (text, expected) => {
    expect(hasDoubtfulLetter(text)).toBe(expected)
  })
})
