import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type DefaultLivery, defaultLiveries } from '../names.ts'
import { drawHelmet, drawMonogram } from './index.ts'

const names = Object.keys(defaultLiveries) as DefaultLivery[]
const parse = (svg: string) => sharp(Buffer.from(svg)).metadata()
const forbidden = /var\(|oklch\(|style=|<script|<text|font|NaN|undefined|Infinity/

/** Mean colour of a part of a drawing. */
async function meanOf(svg: string, area: { left: number; top: number; width: number; height: number }) {
  const part = await sharp(Buffer.from(svg)).extract(area).png().toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

describe('helmets', () => {
  it.each(names)('draw %s well-formed, self-contained and within 3 KB compressed', async (name) => {
    const svg = drawHelmet({ livery: defaultLiveries[name], number: '204', idPrefix: name })
    expect(await parse(svg)).toMatchObject({ width: 420, height: 500 })
    expect(svg).not.toMatch(forbidden)
    expect(brotliCompressSync(svg).length).toBeLessThan(3 * 1024)
  })

  it('differ from one another even without colour', () => {
    const plain = names.map((name) =>
      drawHelmet({
        livery: {
          ...defaultLiveries[name],
          base: '#808080',
          second: '#ffffff',
          third: '#000000',
          visor: '#404040',
        },
        idPrefix: 'h',
      }),
    )
    expect(new Set(plain).size).toBe(names.length)
  })

  it('use the given livery', async () => {
    const livery = { ...defaultLiveries.ring, base: '#0000ff' }
    const [red = 0, , blue = 0] = await meanOf(drawHelmet({ livery, idPrefix: 'h' }), {
      left: 120,
      top: 290,
      width: 60,
      height: 20,
    })
    expect(blue).toBeGreaterThan(red + 40)
  })

  it('reject an invalid colour', () => {
    const livery = { ...defaultLiveries.ring, visor: 'red" onload="x' }
    expect(() => drawHelmet({ livery, idPrefix: 'h' })).toThrow(RangeError)
  })
})

describe('monograms', () => {
  it('draw a different picture for each letter and digit', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
    const svgs = letters.map((letter) => drawMonogram({ initials: letter, seed: 'x', idPrefix: 'm' }))
    expect(new Set(svgs).size).toBe(letters.length)
    for (const svg of svgs) {
      expect(svg).not.toMatch(forbidden)
      expect(await parse(svg)).toMatchObject({ width: 420, height: 500 })
    }
  })

  it('draw accented and lower-case letters as plain capitals', () => {
    const plain = drawMonogram({ initials: 'EO', seed: 's', idPrefix: 'm' })
    expect(drawMonogram({ initials: 'êö', seed: 's', idPrefix: 'm' })).toBe(plain)
  })

  it('are the same for one person and different for another', () => {
    const draw = (seed: string) => drawMonogram({ initials: 'AB', seed, idPrefix: 'm' })
    expect(draw('thandi-dlamini')).toBe(draw('thandi-dlamini'))
    expect(draw('thandi-dlamini')).not.toBe(draw('riaan-kruger'))
  })

  it('draw dark letters on a pale background and pale letters on a dark one', async () => {
    const area = { left: 36, top: 100, width: 16, height: 40 }
    const on = (ground: string) => drawMonogram({ initials: 'H', seed: 's', ground, idPrefix: 'm' })
    const [onPale = 0] = await meanOf(on('#eeeeee'), area)
    const [onDark = 0] = await meanOf(on('#202428'), area)
    expect(onPale).toBeLessThan(110)
    expect(onDark).toBeGreaterThan(150)
  })
})
