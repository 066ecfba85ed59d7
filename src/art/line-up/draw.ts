import type { Canvas } from '../core/canvas.ts'
import { createCanvas } from '../core/canvas.ts'
import { createRandom } from '../core/random.ts'
import { circle, ellipse, group, path, rect, svgDocument } from '../core/svg.ts'
import type { LineUpFormat, VehicleRange } from '../names.ts'
import { drawSilhouette } from '../vehicle/index.ts'
import type { LineUpLayout, Place } from './layout.ts'
import { lineUpLayout } from './layout.ts'

const tones = {
  body: '#0c0e14',
  glass: '#f7b98a',
  rim: '#6f6672',
  lamps: { head: '#fff6dc', tail: '#ff4a3d' },
}

/** The ground of a row: dark under its labels, then mist in which the next row stands. */
const earth = { top: '#141824', label: '#1d2233', mist: '#a8655c', light: '#eaa271' }

/**
 * Vehicles at dusk, backlit and with their lamps on, all at one centimetre scale. White text is legible on the upper
 * half of the sky and for 1.3 m below each row's ground.
 */
export function drawLineUp(options: {
  readonly ranges: readonly VehicleRange[]
  readonly format: LineUpFormat
  readonly idPrefix: string
}): string {
  const layout = lineUpLayout(options.ranges, options.format)
  const canvas = createCanvas(options.idPrefix)
  const content =
    drawSky(canvas, layout) +
    layout.rows
      .map((ground, index) => drawGround(canvas, layout, index) + drawRow(layout.places, ground))
      .join('')
  const { width, height } = layout
  return svgDocument({ viewBox: { x: 0, y: 0, width, height }, definitions: canvas.definitions(), content })
}

function drawSky(canvas: Canvas, { width, rows }: LineUpLayout): string {
  const [horizon = 0] = rows
  const sky = canvas.vertical('sky', 0, horizon, [
    [0, '#15171a'],
    [0.34, '#212840'],
    [0.58, '#544761'],
    [0.76, '#ad6568'],
    [0.91, '#f0a06e'],
    [1, '#ffd29b'],
  ])
  const glow = canvas.radial('glow', [
    [0, '#fff1d0', 0.85],
    [0.12, '#ffdba6', 0.55],
    [1, '#ffb27a', 0],
  ])
  const sun = { x: width * 0.74, y: horizon - 60 }
  const reach = Math.min(width * 0.3, 900)
  return (
    rect({ x: 0, y: 0, width, height: horizon + 2 }, { fill: sky }) +
    ellipse(sun.x, sun.y, reach, Math.min(horizon * 0.5, 420), { fill: glow }) +
    circle(sun.x, sun.y, Math.min(horizon * 0.12, 84), { fill: '#fff3d8' }) +
    drawMountains(width, horizon, { base: 74, rise: 70, seed: 'far', fill: '#b9706d', opacity: 0.55 }) +
    drawMountains(width, horizon, { base: 30, rise: 46, seed: 'near', fill: '#6d4c5f', opacity: 0.7 })
  )
}

type Ridge = { base: number; rise: number; seed: string; fill: string; opacity: number }

/** A far ridge of flat tops and long slopes. */
function drawMountains(width: number, horizon: number, { base, rise, seed, ...attributes }: Ridge): string {
  const random = createRandom(`line-up ${seed}`)
  const step = 190
  let d = `M0 ${horizon}`
  for (let x = -step; x < width + step; x += step) {
    const top = Math.round(horizon - base - random.between(0, rise))
    d += `L${Math.round(x + random.between(0, 40))} ${top}L${Math.round(x + 90 + random.between(0, 60))} ${top + Math.round(random.between(0, 10))}`
  }
  return path(`${d}L${width} ${horizon}Z`, { fill: attributes.fill, 'fill-opacity': attributes.opacity })
}

function drawGround(canvas: Canvas, { width, height, rows }: LineUpLayout, index: number): string {
  const top = rows[index] ?? 0
  const bottom = rows[index + 1] ?? height
  const last = index === rows.length - 1
  const fill = canvas.vertical(`ground-${index}`, top, bottom, [
    [0, earth.top],
    [last ? 1 : 0.36, earth.label],
    ...(last
      ? []
      : ([
          [0.72, earth.mist],
          [1, earth.light],
        ] as const)),
  ])
  return rect({ x: 0, y: top, width, height: bottom - top + (last ? 0 : 2) }, { fill })
}

function drawRow(places: readonly Place[], ground: number): string {
  return places
    .filter((place) => place.ground === ground)
    .map(({ range, nose }) =>
      group({ transform: `translate(${Math.round(nose)} ${ground + 1})` }, drawSilhouette(range, tones)),
    )
    .join('')
}
