import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawingPath } from './address.ts'
import { type Drawing, drawingKinds, drawingSize, sampleDrawings } from './families/index.ts'
import { drawSvg } from './svg.ts'

describe.each(drawingKinds)('%s', (kind) => {
  test('renders as a standalone SVG in its declared proportions', async () => {
    for (const drawing of sampleDrawings(kind)) {
      const svg = drawSvg(drawing)
      expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(svg).not.toMatch(/oklch\(|<script|<text|<image|href="http/)
      // A custom property without a fallback colour would be black when the page does not set it.
      if (kind === 'paintable') expect(svg).not.toMatch(/var\((?!--[\w-]+, ?#)/)
      else expect(svg).not.toContain('var(')
      const [, , , width = 0, height = 0] =
        /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map((_, index, all) => Number(all[index])) ?? []
      const size = drawingSize(drawing)
      expect(width / height).toBeCloseTo(size.width / size.height, 2)
    }
    const [first] = sampleDrawings(kind)
    const { width, height } = await sharp(Buffer.from(first ? drawSvg(first) : '')).metadata()
    expect(Math.min(width, height)).toBeGreaterThan(20)
  })
})

test('sizes a QR code for its text at 15 % redundancy', () => {
  const modules = (text: string) =>
    Number(/viewBox="\S+ \S+ (\d+)/.exec(drawSvg({ kind: 'qr', text }))?.[1]) - 8
  // ISO/IEC 18004, table 7: at level M version 1 (21 modules) holds 14 bytes, version 2 (25) 26, version 13 (69) 331.
  expect(modules('http://a.za/bc')).toBe(21)
  expect(modules('http://a.za/bcd')).toBe(25)
  expect(modules('x'.repeat(300))).toBe(69)
  expect(modules('é'.repeat(13))).toBe(25)
})

test('draws a different vehicle for each choice of wheels, number and livery', () => {
  const plain = { kind: 'vehicle', vehicle: 'gr86', view: 'side', colour: { body: '#eef0ee' } } as const
  const cars: Drawing[] = [
    plain,
    { ...plain, wheels: 'turbine' },
    { ...plain, number: '7' },
    { ...plain, livery: { primary: '#b8101f', stripe: '#f4c430' } },
    { ...plain, livery: { primary: '#b8101f', stripe: '#f4c430', pattern: 'stripes' } },
  ]
  expect(new Set(cars.map(drawSvg)).size).toBe(cars.length)
})

test('samples every range in all views, every scene in three formats, and the other kinds by name', () => {
  const vehicles = sampleDrawings('vehicle').filter((drawing) => drawing.kind === 'vehicle')
  expect(new Set(vehicles.map(({ vehicle, view }) => `${vehicle} ${view}`)).size).toBe(3 * 25)
  expect(new Set(vehicles.map(({ wheels }) => wheels)).size).toBe(8 + 1)
  const scenes = sampleDrawings('scene').filter((drawing) => drawing.kind === 'scene')
  expect(new Set(scenes.map(({ scene, format }) => `${scene} ${format}`)).size).toBe(15 * 3)
  for (const [kind, names] of [
    ['place', ['karoo/wide', 'durban/portrait', 'studio-light/tall', 'track/poster', 'forecourt/card']],
    ['merchandise', ['tee', 'umbrella', 'model-car', 'keyring']],
    ['article', ['adventure', 'finance', 'safety']],
    ['circuit', ['kyalami', 'zwartkops']],
    ['alignment', ['camber', 'toe', 'caster', 'light', 'dark']],
    ['medal', ['gold', 'silver', 'bronze']],
  ] as const) {
    const paths = sampleDrawings(kind).map((drawing) => drawingPath(drawing))
    for (const name of names) expect(paths.some((path) => path.includes(`/${name}`))).toBe(true)
  }
})
