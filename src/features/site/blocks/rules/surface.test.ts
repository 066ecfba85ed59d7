import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { chosenContrast, resolveSurface } from './surface.ts'

describe('the background of a section (C-254, C-255)', () => {
  it('is null when nothing is chosen', () => {
    expect(resolveSurface({}, 'dark')).toBeNull()
    expect(resolveSurface({ colour: null, tone: null }, 'light')).toBeNull()
  })

  it('keeps both the colour and the tone when both are chosen', () => {
    expect(resolveSurface({ colour: '#102030', tone: 'light' }, 'dark')).toMatchObject({
      tone: 'light',
      colour: '#102030',
    })
    expect(resolveSurface({ colour: '#102030', tone: 'dark' }, 'dark')).toMatchObject({
      tone: 'dark',
      colour: '#102030',
    })
  })

  it.each([
    ['#102030', 'light'],
    ['#f5e6c8', 'dark'],
    ['#b8101f', 'light'],
    ['#ffd400', 'dark'],
  ])('matches the colour %s alone with the text tone %s', (colour, tone) => {
    expect(resolveSurface({ colour }, 'dark')?.tone).toBe(tone)
  })

  it('applies a text tone without a colour unless the page already has that tone', () => {
    expect(resolveSurface({ tone: 'light' }, 'dark')).toEqual({
      tone: 'light',
      colour: null,
      needsBlackText: false,
    })
    expect(resolveSurface({ tone: 'dark' }, 'light')).toEqual({
      tone: 'dark',
      colour: null,
      needsBlackText: false,
    })
    expect(resolveSurface({ tone: 'dark' }, 'dark')).toBeNull()
    expect(resolveSurface({ tone: 'light' }, 'light')).toBeNull()
  })

  it('ignores an invalid colour', () => {
    expect(resolveSurface({ colour: 'red;}' }, 'dark')).toBeNull()
  })
})

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('chooses text with a contrast of at least 4.5 on any colour', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const surface = resolveSurface({ colour }, 'dark')
      const dark = surface?.needsBlackText ? '#000000' : '#15171a'
      expect(contrastRatio(surface?.tone === 'light' ? '#ffffff' : dark, colour)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('returns the contrast only when a valid colour and a tone are chosen', () => {
  expect(chosenContrast({ colour: '#ffffff', tone: 'light' })).toBe(1)
  expect(chosenContrast({ colour: '#102030', tone: 'light' })).toBeGreaterThan(12)
  expect(chosenContrast({ colour: '#102030', tone: 'dark' })).toBeLessThan(2)
  expect(chosenContrast({ colour: '#102030' })).toBeNull()
  expect(chosenContrast({ tone: 'dark' })).toBeNull()
  expect(chosenContrast({ colour: '#10', tone: 'dark' })).toBeNull()
})
