import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { chosenContrast, groundOf } from './ground.ts'

describe('C-254 C-255: the ground of a section', () => {
  it('nothing chosen is the page’s own', () => {
    expect(groundOf({}, 'dark')).toBeNull()
    expect(groundOf({ colour: null, tone: null }, 'light')).toBeNull()
  })

  it('both chosen are both kept', () => {
    expect(groundOf({ colour: '#102030', tone: 'light' }, 'dark')).toMatchObject({
      tone: 'light',
      colour: '#102030',
    })
    expect(groundOf({ colour: '#102030', tone: 'dark' }, 'dark')).toMatchObject({
      tone: 'dark',
      colour: '#102030',
    })
  })

  it.each([
    ['#102030', 'light'],
    ['#f5e6c8', 'dark'],
    ['#b8101f', 'light'],
    ['#ffd400', 'dark'],
  ])('on %s alone, text is %s', (colour, tone) => {
    expect(groundOf({ colour }, 'dark')?.tone).toBe(tone)
  })

  it('a text alone brings its ground, unless the page’s text is so already', () => {
    expect(groundOf({ tone: 'light' }, 'dark')).toEqual({ tone: 'light', colour: null, black: false })
    expect(groundOf({ tone: 'dark' }, 'light')).toEqual({ tone: 'dark', colour: null, black: false })
    expect(groundOf({ tone: 'dark' }, 'dark')).toBeNull()
    expect(groundOf({ tone: 'light' }, 'light')).toBeNull()
  })

  it('what is no colour counts as none', () => {
    expect(groundOf({ colour: 'red;}' }, 'dark')).toBeNull()
  })
})

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('on any colour, the text chosen for it can be read', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const ground = groundOf({ colour }, 'dark')
      const dark = ground?.black ? '#000000' : '#15171a'
      expect(contrastRatio(ground?.tone === 'light' ? '#ffffff' : dark, colour)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('contrast is known only where both are chosen', () => {
  expect(chosenContrast({ colour: '#ffffff', tone: 'light' })).toBe(1)
  expect(chosenContrast({ colour: '#102030', tone: 'light' })).toBeGreaterThan(12)
  expect(chosenContrast({ colour: '#102030', tone: 'dark' })).toBeLessThan(2)
  expect(chosenContrast({ colour: '#102030' })).toBeNull()
  expect(chosenContrast({ tone: 'dark' })).toBeNull()
  expect(chosenContrast({ colour: '#10', tone: 'dark' })).toBeNull()
})
