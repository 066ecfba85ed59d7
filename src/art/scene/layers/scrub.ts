import { mix } from '../../core/colour.ts'
import { createNoise, createRandom, type Ink, octaves, pair, shape } from '../canvas/index.ts'

/** Karoo bushes over a plain: small, grey-green, thicker in the hollows, larger towards the viewer. */
export interface Scrub {
  readonly seed: number
  /** Depths between which they grow (0 = horizon, 1 = tyres). */
  readonly from: number
  readonly to: number
  readonly rows: number
  readonly far: string
  readonly near: string
  readonly light: 'left' | 'right'
}

/** Outlines of one bush on a flat foot, about 14 wide: a cushion, a lopsided one, a pair. */
const CUSHIONS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, -5],
    [5, -7],
    [10, -8],
    [14, 0],
  ],
  [
    [1, -7],
    [6, -6],
    [12, -4],
    [16, 0],
  ],
  [
    [1, -5],
    [4, -6],
    [8, -2],
    [11, -7],
    [15, -5],
    [18, 0],
  ],
]

/** One bush with its left foot at (x, y). */
function cushion(x: number, y: number, size: number, kind: number): string {
  const outline = CUSHIONS[kind % CUSHIONS.length] ?? []
  let data = `M${pair(x, y, 0)}`
  for (let i = 0; i + 1 < outline.length; i += 2) {
    const [handle, end] = [outline[i] ?? [0, 0], outline[i + 1] ?? [0, 0]]
    const [from] = i === 0 ? [[0, 0] as const] : [outline[i - 1] ?? [0, 0]]
    data += `q${pair((handle[0] - from[0]) * size, (handle[1] - from[1]) * size)} ${pair((end[0] - from[0]) * size, (end[1] - from[1]) * size)}`
  }
  return `${data}z`
}

/** Rows of bushes with their own flat shadows, far to near. */
export function scrub({ stage }: Ink, spec: Scrub): string {
  const random = createRandom(spec.seed)
  const noise = createNoise(spec.seed)
  const away = spec.light === 'right' ? -1 : 1
  let drawn = ''
  for (let row = 0; row < spec.rows; row++) {
    const t = row / (spec.rows - 1)
    const depth = spec.from + (spec.to - spec.from) * t ** 1.6
    const size = (0.34 + t * 1.1) * stage.zoom
    const band = (spec.to - spec.from) * 0.1 * (0.3 + t)
    let bushes = ''
    let shades = ''
    for (let x = stage.from - 20; x < stage.to; x += random.between(14, 44) * (0.55 + t * 1.3)) {
      if (octaves(noise, x / 90 + row * 7, 2) < 0.36 + random.next() * 0.2) continue
      const grown = size * random.between(0.6, 1.4)
      const px = stage.x(x + random.between(-6, 6))
      const py = stage.down(depth + random.between(-band, band))
      bushes += cushion(px, py, grown, Math.floor(random.next() * 3))
      if (t > 0.2) shades += `M${pair(px, py - 1, 0)}h${Math.round(15 * grown)}l${Math.round(away * 12 * grown)} ${Math.max(1, Math.round(2.4 * grown))}h${-Math.round(14 * grown)}z`
    }
    const strength = (0.55 + t * 0.4).toFixed(2)
    drawn +=
      shape(shades, '#3A2A18', `fill-opacity="${(0.14 + t * 0.16).toFixed(2)}"`) +
      shape(bushes, mix(spec.far, spec.near, t), `fill-opacity="${strength}"`)
  }
  return drawn
}
