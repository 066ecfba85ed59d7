import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { followsDaylight } from '../measures.ts'
import { type Daylight, daylights, type SceneName, sceneNames } from '../names.ts'
import { contrastOfWhite, textAreasOf } from './contrast.test-support.ts'
import { drawScene } from './index.ts'

const landscapes = sceneNames.filter(followsDaylight)
const every = landscapes.flatMap((scene) => daylights.map((daylight) => [scene, daylight] as const))
const vehicle = { range: 'fortuner', colour: { body: '#4a5240' } } as const

const draw = (scene: SceneName, daylight?: Daylight, more: object = {}) =>
  drawScene({ scene, vehicle, idPrefix: 's', daylight, ...more })

/** Mean brightness of a drawing, 0–255. */
async function brightness(svg: string): Promise<number> {
  const pixels = await sharp(Buffer.from(svg)).resize({ width: 200 }).greyscale().raw().toBuffer()
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length
}

it('is followed by the seven landscapes', () => {
  expect(landscapes).toEqual([
    'bushveld',
    'drakensberg',
    'dunes',
    'durban',
    'garden-route',
    'karoo',
    'namaqualand',
  ])
})

describe.each(every)('%s at %s', (scene, daylight) => {
  it('has unique ids and no undefined references', () => {
    const svg = draw(scene, daylight)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id)
  })

  it('gives white text a contrast of 4.5', async () => {
    for (const [format, area] of textAreasOf(landscapes.indexOf(scene) + daylights.indexOf(daylight))) {
      const svg = drawScene({ scene, daylight, format, scrim: true, idPrefix: 's' })
      const pixels = await sharp(Buffer.from(svg)).extract(area).removeAlpha().raw().toBuffer()
      expect(contrastOfWhite(pixels), format).toBeGreaterThan(4.5)
    }
  })
})

it('is brightest by day and darkest at night', async () => {
  const [dawn, day, dusk, night] = await Promise.all(
    daylights.map((daylight) =>
      brightness(drawScene({ scene: 'karoo', daylight, format: 'card', idPrefix: 's' })),
    ),
  )
  expect(day).toBeGreaterThan(Math.max(dawn ?? 0, dusk ?? 0))
  expect(night).toBeLessThan(Math.min(dawn ?? 0, dusk ?? 0))
})

it('turns on the lamps at dusk and at night', () => {
  const lampLight = /stop-color="#eaf1ff"/i
  const lit = daylights.filter((daylight) => lampLight.test(draw('karoo', daylight)))
  expect(lit).toEqual(['dusk', 'night'])
})

it('does not change a scene with a light of its own', () => {
  for (const scene of ['johannesburg', 'studio-dark', 'track'] as const)
    expect(draw(scene, 'day')).toBe(draw(scene))
})

it('rolls the wheels of a vehicle from the side only when the picture arrives', () => {
  const rolls = (more: object) => draw('karoo', undefined, more).includes('@keyframes')
  expect(rolls({ arrives: true })).toBe(true)
  expect(rolls({})).toBe(false)
  expect(rolls({ arrives: true, vehicle: { ...vehicle, view: 'front' } })).toBe(false)
})
