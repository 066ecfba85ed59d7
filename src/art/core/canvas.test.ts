import { describe, expect, it } from 'vitest'
import { createCanvas, createIds } from './canvas.ts'
import { createRandom } from './random.ts'
import { element, formatNumber, svgDocument } from './svg.ts'

describe('svg', () => {
  it('writes numbers as short as possible', () => {
    expect(formatNumber(0.25, 2)).toBe('.25')
    expect(formatNumber(-0.04)).toBe('0')
    expect(formatNumber(12)).toBe('12')
    expect(formatNumber(-0.5)).toBe('-.5')
  })

  it('escapes attributes and omits undefined ones', () => {
    expect(element('g', { id: 'a"<b', fill: undefined, r: 0.333 })).toBe('<g id="a&quot;&lt;b" r=".33"/>')
  })

  it('is labelled when it has a title, and hidden from assistive technology when it has none', () => {
    const viewBox = { x: 0, y: 0, width: 10, height: 5 }
    expect(svgDocument({ viewBox, content: '', title: 'A & B' })).toContain(
      'role="img" aria-label="A &amp; B"',
    )
    expect(svgDocument({ viewBox, content: '' })).toContain('aria-hidden="true"')
  })
})

describe('canvas', () => {
  it('defines a name once and refers to it by prefix', () => {
    const canvas = createCanvas('car1')
    expect(
      canvas.linear('sky', [
        [0, '#fff'],
        [1, '#000', 0.5],
      ]),
    ).toBe('url(#car1-sky)')
    canvas.linear('sky', [[0, '#f00']])
    expect(canvas.definitions()).toBe(
      '<linearGradient id="car1-sky"><stop stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>',
    )
  })

  it('rejects an invalid id prefix', () => {
    for (const prefix of ['', '1a', 'a b', 'a"']) expect(() => createIds(prefix)).toThrow(RangeError)
  })
})

describe('random', () => {
  it('repeats its values for a seed and differs between seeds', () => {
    const draw = (seed: string | number) => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draw('karoo')).toEqual(draw('karoo'))
    expect(draw('karoo')).not.toEqual(draw('berg'))
    for (const value of draw(7)) expect(value).toBeGreaterThanOrEqual(0)
  })
})
