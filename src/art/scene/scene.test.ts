import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isExhaustive } from '#tests/scale.ts'
import { sceneSize, vehicleExtent } from '../measures.ts'
import {
  dealerScenes,
  isSceneName,
  type SceneFormat,
  type SceneName,
  sceneFormats,
  sceneNames,
  vehicleRanges,
} from '../names.ts'
import { contrastOfWhite, textAreasOf } from './contrast.test-support.ts'
import { drawScene } from './index.ts'

const every = sceneNames.flatMap((scene) => sceneFormats.map((format) => [scene, format] as const))
/** The drawings to compress, which takes longest: in the gate each scene in one format, the formats in turn. */
const compressed = every.filter(
  ([scene, format]) =>
    isExhaustive || sceneFormats.indexOf(format) === sceneNames.indexOf(scene) % sceneFormats.length,
)
const vehicle = { range: 'fortuner', colour: { body: '#4a5240' } } as const
const draw = (scene: SceneName, format: SceneFormat, idPrefix = 's') =>
  drawScene({ scene, format, vehicle, idPrefix })

/** Throws unless the SVG is well-formed: librsvg uses the strict parser of libxml2. */
const parse = (svg: string) => sharp(Buffer.from(svg)).metadata()

describe('every scene in every format', () => {
  it.each(every)('draws %s (%s) as well-formed XML of the declared size', async (scene, format) => {
    const { width, height } = await parse(draw(scene, format))
    expect([width, height]).toEqual([sceneSize(format).width, sceneSize(format).height])
  })

  it.each(every)('draws %s (%s) without scripts, text, styles or external references', (scene, format) => {
    const svg = draw(scene, format)
    expect(svg).not.toMatch(/var\(|oklch\(|style=|<script|<text|font|href="[^#]|NaN|undefined|Infinity/)
  })

  it.each(every)('has unique ids and no undefined references in %s (%s)', (scene, format) => {
    const svg = draw(scene, format)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
  })

  it.each(compressed)('keeps %s (%s) within 20 KB compressed, with a vehicle', (scene, format) => {
    expect(brotliCompressSync(draw(scene, format)).length).toBeLessThanOrEqual(20 * 1024)
  })

  it.each(every)('covers the whole frame of %s (%s)', async (scene, format) => {
    const { data, info } = await sharp(Buffer.from(drawScene({ scene, format, idPrefix: 's' })))
      .resize({ width: 120 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const clear = Array.from({ length: info.width * info.height }, (_pixel, index) => data[index * 4 + 3])
    expect(clear.filter((alpha) => alpha !== 255)).toHaveLength(0)
  })
})

describe('a scene', () => {
  it('is the same every time it is drawn', () => {
    expect(draw('karoo', 'wide')).toBe(draw('karoo', 'wide'))
  })

  it('shares no id with other scenes on the page', () => {
    const ids = sceneNames.flatMap((scene) =>
      [...draw(scene, 'portrait', `p-${scene}`).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('uses custom properties for the paint when paint is css', () => {
    expect(drawScene({ scene: 'dunes', vehicle, idPrefix: 's', paint: 'css' })).toContain('var(--paint-base')
  })

  it('is labelled when it has a title, and hidden from assistive technology when it has none', () => {
    expect(drawScene({ scene: 'track', idPrefix: 's', title: 'Night & rain' })).toContain(
      'role="img" aria-label="Night &amp; rain"',
    )
    expect(drawScene({ scene: 'track', idPrefix: 's' })).toContain('aria-hidden="true"')
  })

  it('rejects an invalid id prefix', () => {
    expect(() => drawScene({ scene: 'track', idPrefix: '1"><script' })).toThrow(RangeError)
  })

  it('darkens only the area behind text when it has a scrim', async () => {
    const shade = async (format: SceneFormat, scrim: boolean, left: number, top: number) => {
      const picture = sharp(Buffer.from(drawScene({ scene: 'dunes', format, idPrefix: 's', scrim })))
      const { channels } = await sharp(
        await picture.extract({ left, top, width: 30, height: 30 }).png().toBuffer(),
      ).stats()
      return channels[0]?.mean ?? 0
    }
    for (const [format, left, top] of [
      ['wide', 20, 300],
      ['portrait', 300, 700],
      ['tall', 300, 900],
    ] as const)
      expect(await shade(format, true, left, top)).toBeLessThan((await shade(format, false, left, top)) * 0.7)
    for (const [format, left, top] of [
      ['wide', 1200, 345],
      ['portrait', 300, 960],
      ['tall', 300, 1230],
    ] as const)
      expect(await shade(format, true, left, top)).toBeCloseTo(await shade(format, false, left, top), 0)
  })

  it.each(sceneNames.filter((name) => name !== 'studio-light'))(
    'gives white text a contrast of 4.5 in front of %s',
    async (scene) => {
      for (const [format, area] of textAreasOf(sceneNames.indexOf(scene))) {
        const svg = drawScene({ scene, format, vehicle, idPrefix: 's', scrim: true })
        const pixels = await sharp(Buffer.from(svg)).extract(area).removeAlpha().raw().toBuffer()
        expect(contrastOfWhite(pixels), format).toBeGreaterThan(4.5)
      }
    },
  )

  it('keeps every vehicle in the right half of a wide picture and the middle of an upright one', () => {
    for (const range of vehicleRanges) {
      expect(vehicleExtent('karoo', 'wide', range).left).toBeGreaterThanOrEqual(0.5 - 1e-9)
      for (const format of ['portrait', 'tall'] as const) {
        const { left, right } = vehicleExtent('karoo', format, range)
        expect(left).toBeGreaterThanOrEqual(0.08 - 1e-9)
        expect(right).toBeLessThanOrEqual(0.92 + 1e-9)
      }
    }
  })

  it('shows the vehicle of Namaqualand small: 15 % of a wide picture', () => {
    const { left, right } = vehicleExtent('namaqualand', 'wide', 'fortuner', { besideText: true })
    expect(right - left).toBeGreaterThan(0.14)
    expect(right - left).toBeLessThan(0.16)
  })

  it('draws three vehicles in a convoy, each smaller than the one before it', () => {
    const svg = drawScene({ scene: 'dunes', vehicle: { ...vehicle, view: 'convoy' }, idPrefix: 's' })
    const scales = [...svg.matchAll(/<use href="#s-car" transform="[^"]*scale\(([\d.]+)\)"/g)].map(
      ([, scale]) => Number(scale),
    )
    expect(scales).toEqual([0.42, 0.6])
    expect(svg.match(/ id="s-car"/g)).toHaveLength(1)
  })

  it('lights the upper edge of a vehicle against the sun only', () => {
    const hasRim = (scene: SceneName) => draw(scene, 'wide').includes('<feFlood')
    expect(sceneNames.filter(hasRim)).toEqual(['highveld'])
  })

  it('has the name of a dealer over its door wherever there is room for its building', () => {
    const signed = (scene: SceneName, sign?: string) =>
      drawScene({ scene, format: 'card', idPrefix: 's', sign })
    const withRoom = sceneNames.filter((scene) => signed(scene, 'Marula Toyota') !== signed(scene))
    expect(withRoom).toEqual(dealerScenes)
    expect(signed('karoo', 'Marula Toyota')).not.toBe(signed('karoo', 'Karee Toyota'))
  })

  it.each(dealerScenes)('keeps the name of a dealer inside the picture in %s', async (scene) => {
    for (const format of sceneFormats) {
      const svg = drawScene({ scene, format, idPrefix: 's', sign: 'W'.repeat(60) })
      const clips = svg.matchAll(/<clipPath id="[^"]+"><rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)
      const [, x, width] = [...clips].at(-1) ?? []
      expect(Number(x)).toBeGreaterThan(0)
      expect(Number(x) + Number(width)).toBeLessThan(sceneSize(format).width)
    }
  })

  it('fits the longest vehicle inside every format', () => {
    for (const format of sceneFormats) {
      const svg = drawScene({
        scene: 'studio-dark',
        format,
        vehicle: { range: 'hiace', colour: { body: '#ecedeb' } },
        idPrefix: 's',
      })
      const [, x, , unit] = svg.match(/translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)/) ?? []
      expect(Number(x)).toBeGreaterThan(0)
      expect(Number(x) + Number(unit) * 500).toBeLessThan(sceneSize(format).width)
    }
  })
})

it('recognises scene names', () => {
  expect(isSceneName('drakensberg')).toBe(true)
  expect(isSceneName('toString')).toBe(false)
  expect(sceneNames).toHaveLength(15)
})
