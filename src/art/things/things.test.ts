import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  alignmentAngles,
  appStores,
  articleTopics,
  circuitNames,
  medalMetals,
  merchandiseKinds,
} from '../names.ts'
import {
  articleMotifs,
  drawAlignment,
  drawArticlePicture,
  drawCircuit,
  drawMedal,
  drawMerchandise,
  drawPoster,
  drawStoreBadge,
  drawTyreWall,
} from './index.ts'

const marking = { size: '205/55 R16', loadIndex: '91', speedSymbol: 'V' }
const vehicle = { range: 'gr86', colour: { body: '#a5161d' } } as const
const lettering = { title: ['Nine hours', 'of Kyalami'], facts: ['21 November', 'Round 7'] } as const

type Draw = (idPrefix: string) => string

/** Every drawing with its maximum compressed size. */
const things: readonly (readonly [name: string, budgetKb: number, draw: Draw])[] = [
  ...circuitNames.map(
    (circuit) => [circuit, 1, (idPrefix: string) => drawCircuit({ circuit, idPrefix })] as const,
  ),
  ...medalMetals.map(
    (metal) => [metal, 2, (idPrefix: string) => drawMedal({ metal, text: '2025', idPrefix })] as const,
  ),
  ...alignmentAngles.map(
    (angle) => [angle, 2, (idPrefix: string) => drawAlignment({ angle, idPrefix })] as const,
  ),
  ['tyre wall', 3, (idPrefix) => drawTyreWall({ marking, idPrefix })],
  ...appStores.map((store) => [store, 2, (idPrefix: string) => drawStoreBadge({ store, idPrefix })] as const),
  ...merchandiseKinds.map(
    (kind) =>
      [
        kind,
        kind === 'model-car' ? 8 : 2,
        (idPrefix: string) => drawMerchandise({ kind, idPrefix }),
      ] as const,
  ),
  ...articleTopics.map(
    (topic) =>
      [
        `article ${topic}`,
        20,
        (idPrefix: string) => drawArticlePicture({ topic, seed: 'a', idPrefix }),
      ] as const,
  ),
  ...articleMotifs.map(
    ({ topic, seed }) =>
      [
        `article ${topic} ${seed}`,
        20,
        (idPrefix: string) => drawArticlePicture({ topic, seed, idPrefix }),
      ] as const,
  ),
  ['poster', 20, (idPrefix) => drawPoster({ scene: 'track', vehicle, lettering, idPrefix })],
]

describe.each(things)('%s', (_name, budgetKb, draw) => {
  it('is well-formed, with unique ids and no undefined references', async () => {
    const svg = draw('t')
    const { width } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBeGreaterThan(0)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
  })

  it('uses only literal colours and paths, and stays within its size budget', () => {
    const svg = draw('t')
    expect(svg).not.toMatch(/var\(|oklch\(|style=|<script|<text|font|href="[^#]|NaN|undefined|Infinity/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budgetKb * 1024)
  })

  it('is the same every time, and changes only its ids with another prefix', () => {
    expect(draw('t')).toBe(draw('t'))
    expect(draw('other').replaceAll('other-', 't-')).toBe(draw('t'))
  })
})

it('shares no id between drawings on one page', () => {
  const page = things.map(([, , draw], index) => draw(`n${index}`)).join('')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(100)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('merchandise', () => {
  it('comes in twelve kinds', () => {
    expect(merchandiseKinds).toHaveLength(12)
  })

  it('uses the requested colour', async () => {
    const svg = drawMerchandise({ kind: 'tee', colour: '#00aa00', idPrefix: 't' })
    const part = await sharp(Buffer.from(svg))
      .extract({ left: 150, top: 220, width: 100, height: 60 })
      .png()
      .toBuffer()
    const [red, green, blue] = (await sharp(part).stats()).channels.map(({ mean }) => mean)
    expect(green).toBeGreaterThan(Math.max(red ?? 255, blue ?? 255) + 60)
  })
})

describe('article pictures', () => {
  it('are the same for one article and vary within a topic', () => {
    const draw = (seed: string) => drawArticlePicture({ topic: 'adventure', seed, idPrefix: 'a' })
    expect(draw('one')).toBe(draw('one'))
    expect(new Set(['one', 'two', 'three', 'four', 'five', 'six'].map(draw)).size).toBeGreaterThan(3)
  })
})

describe('posters', () => {
  it('contain lettering only when it is given', () => {
    const bare = drawPoster({ scene: 'dunes', idPrefix: 'p' })
    const lettered = drawPoster({ scene: 'dunes', idPrefix: 'p', lettering: { title: ['Namib', 'Rally'] } })
    expect(lettered.length).toBeGreaterThan(bare.length + 200)
    expect(bare).not.toContain('p-t-')
  })
})
