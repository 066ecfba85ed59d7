import { mix } from '../../core/colour.ts'
import { createRandom, type LayerContext, pair } from '../canvas/index.ts'

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

const TILE = 720
const BUSHES = 30

/** One tile of bushes in unit size, and their flat shadows: irregularly spaced in a band. */
function tile(seed: number, away: number): { bushes: string; shades: string } {
  const random = createRandom(seed)
  let bushes = ''
  let shades = ''
  for (let bush = 0; bush < BUSHES; bush++) {
    const size = random.between(0.7, 1.7)
    const x = (TILE * (bush + random.between(0, 0.9))) / BUSHES
    const y = random.between(-16, 16)
    if (random.next() < 0.16) continue
    bushes += cushion(x, y, size, Math.floor(random.next() * 3))
    const run = Math.round(15 * size)
    shades += `M${pair(x, y - 1, 0)}h${run}l${pair(away * 12 * size, 3, 0)}h-${run}z`
  }
  return { bushes, shades }
}

/** Rows of bushes with their own flat shadows, far to near: one tile, larger and farther apart each time. */
export function scrub({ defs, stage }: LayerContext, spec: Scrub): string {
  const { bushes, shades } = tile(spec.seed, spec.light === 'right' ? -1 : 1)
  const reference = (key: string, data: string) =>
    defs.reuse(`scrub${spec.seed}${key}`, (id) => `<path id="${id}" d="${data}"/>`)
  const [bushId, shadeId] = [reference('b', bushes), reference('s', shades)]
  let markup = ''
  for (let row = 0; row < spec.rows; row++) {
    const t = row / (spec.rows - 1)
    const y = stage.down(spec.from + (spec.to - spec.from) * t ** 1.6)
    const wide = (0.34 + t * 0.8) * stage.zoom
    const tall = wide * (0.8 + t * 0.2)
    const width = TILE * wide
    let uses = ''
    for (let x = -width * ((row * 0.41 + 0.17) % 1); x < stage.width; x += width) {
      uses += `<use href="#" transform="translate(${pair(x, y, 0)})scale(${pair(wide, tall, 2)})"/>`
    }
    markup +=
      `<g fill="#3A2A18" fill-opacity="${(0.12 + t * 0.16).toFixed(2)}">${uses.replaceAll('"#"', `"${shadeId}"`)}</g>` +
      `<g fill="${mix(spec.far, spec.near, t)}" fill-opacity="${(0.55 + t * 0.4).toFixed(2)}">${uses.replaceAll('"#"', `"${bushId}"`)}</g>`
  }
  return markup
}
