import { describe, expect, it } from 'vitest'
import { contrast, palettes, resolve } from './tokens.test-support.ts'

const backgrounds = ['ground', 'surface', 'raised']
const on = (...colours: string[]) =>
  colours.flatMap((colour) => backgrounds.map((background) => [colour, background] as const))

/** Text colours, and the backgrounds they are used on. */
const texts = [
  ...on('ink', 'ink-2', 'accent-text', 'error', 'success'),
  ['on-ink', 'ink'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['white', 'accent'],
  ['white', 'night'],
  ['night-2', 'night'],
  ['ink', 'studio-wall'],
  ['ink', 'studio-wall-foot'],
] as const

/** Colours of non-text elements: field borders, focus outlines, marks. */
const shapes = [
  ...on('field', 'focus', 'ink', 'error'),
  ['ink', 'studio-floor'],
  ['focus', 'studio-floor'],
] as const

it('calculates contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(Object.entries(palettes))('the palette of %s', (_, palette) => {
  const measured = (one: string, other: string) =>
    contrast(resolve(palette, `--color-${one}`), resolve(palette, `--color-${other}`))

  it.each(texts)('has a contrast of at least 4.5:1 for the text colour %s on %s', (text, background) => {
    expect(measured(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('has a contrast of at least 3:1 for the shape colour %s on %s', (shape, background) => {
    expect(measured(shape, background)).toBeGreaterThanOrEqual(3)
  })
})

it.each(['light', 'racing'])('has a contrast of at least 3:1 for accent on the background of %s', (name) => {
  const palette = palettes[name] ?? {}
  expect(
    contrast(resolve(palette, '--color-accent'), resolve(palette, '--color-ground')),
  ).toBeGreaterThanOrEqual(3)
})

describe('layout', () => {
  const light = palettes.light ?? {}
  const pixels = (rem = '') => Number.parseFloat(rem) * 16

  it('has breakpoints at 640, 768, 1024, 1280 and 1536 px, and at 960 px for the menu (D-428)', () => {
    const breakpoints = Object.entries(light).filter(([name]) => /^--breakpoint-\w+$/.test(name))
    expect(breakpoints.map(([, value]) => pixels(value))).toEqual([640, 768, 960, 1024, 1280, 1536])
  })

  /** Size of a fluid token on a window of the given width. Pixels. */
  const sizeAt = (theme: string, token: string, width: number) => {
    const value = palettes[theme]?.[token] ?? ''
    const [, min, base, share, max] =
      /^clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(value)?.map(Number) ?? []
    if (min === undefined || base === undefined || share === undefined || max === undefined)
      throw new Error(`${token} is not fluid: ${value}`)
    return Math.min(max * 16, Math.max(min * 16, base * 16 + (share * width) / 100))
  }

  it.each([
    ['light', '--text-h1', 52, 112],
    ['racing', '--text-h1', 44, 100],
    ['light', '--text-h2', 34, 56],
    ['light', '--text-lead', 17, 20],
    ['light', '--text-figure', 32, 44],
    ['light', '--text-instalment', 60, 84],
    ['light', '--spacing-margin', 20, 64],
    ['light', '--spacing-section', 72, 128],
  ])(
    'sets in the theme %s the token %s to %i px at a width of 390 px and to %i px at 1440 px',
    (theme, token, phone, screen) => {
      expect(sizeAt(theme, token, 390)).toBeCloseTo(phone, 0)
      expect(sizeAt(theme, token, 1440)).toBeCloseTo(screen, 0)
    },
  )
})
