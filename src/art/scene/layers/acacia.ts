import { createRandom, type LayerContext, line, oval, pair, shape } from '../canvas/index.ts'

/** An umbrella thorn: foot at world x and elevation, height in world units. */
export interface Acacia {
  readonly seed: number
  readonly x: number
  /** Elevation of its foot. */
  readonly foot: number
  readonly height: number
  /** Crown against the light, its lit upper edge, and its wood. */
  readonly dark: string
  readonly lit: string
  readonly wood: string
}

/** One pad of foliage: a flat lens whose upper edge is broken into uneven tufts. */
function pad(
  x: number,
  y: number,
  half: number,
  thickness: number,
  tuft: number,
  next: () => number,
): string {
  const dome = (t: number) => Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) ** 0.7 * thickness
  let data = `M${pair(x - half, y, 0)}`
  let at = 0
  let rise = 0
  while (at < half * 2) {
    const step = Math.min(tuft * (0.5 + next() * 1.1), half * 2 - at)
    const end = at + step >= half * 2 - 1 ? 0 : dome((at + step) / (half * 2)) * (0.86 + next() * 0.2)
    const peak = Math.max(rise, end) + tuft * (0.12 + next() * 0.4)
    data += `q${pair(step * (0.25 + next() * 0.5), rise - peak)} ${pair(step, rise - end)}`
    rise = end
    at += step
  }
  return `${data}q${pair(-half * 0.5, thickness * 0.34)} ${pair(-half, thickness * 0.2)}t${pair(-half, -thickness * 0.2)}z`
}

/** Where pads of a crown sit, back to front: across and half width in spreads, height in tree heights. */
const PADS: readonly (readonly [across: number, up: number, half: number])[] = [
  [-0.5, 0.86, 0.34],
  [0.46, 0.87, 0.36],
  [0, 0.9, 0.46],
  [-0.74, 0.77, 0.28],
  [0.72, 0.78, 0.3],
  [-0.26, 0.82, 0.36],
  [0.3, 0.81, 0.38],
]

/** Trunk with two or three limbs that fan out under the crown, then the crown's pads, back to front. */
export function acacia({ defs, stage }: LayerContext, tree: Acacia): string {
  const random = createRandom(tree.seed)
  const x = stage.x(tree.x)
  const foot = stage.up(tree.foot)
  const h = tree.height * stage.zoom
  const spread = h * random.between(0.62, 0.8)
  const fork = foot - h * random.between(0.3, 0.42)
  const lean = h * random.between(-0.06, 0.06)
  const pads = PADS.map(([across, up, size]) => ({
    x: x + lean + (across + random.between(-0.06, 0.06)) * spread,
    y: foot - h * (up + random.between(-0.015, 0.015)),
    half: spread * size * random.between(0.86, 1.12),
  }))
  const trunk = line(
    `M${pair(x, foot, 0)}Q${pair(x + lean * 0.2, (foot + fork) / 2, 0)} ${pair(x + lean * 0.5, fork, 0)}`,
    tree.wood,
    Math.max(1.4, h * 0.042),
    'stroke-linecap="round"',
  )
  let limbs = ''
  for (const [index, p] of pads.entries()) {
    const elbow = random.between(0.36, 0.6)
    const from = fork + h * (index % 3 === 0 ? 0.02 : index % 3 === 1 ? 0.07 : -0.04)
    limbs += `M${pair(x + lean * 0.5, from, 0)}Q${pair(x + lean * 0.5 + (p.x - x) * elbow, fork - h * random.between(0.08, 0.2), 0)} ${pair(p.x, p.y, 0)}`
  }
  const crown = defs.linear([
    [0, tree.lit],
    [0.62, tree.dark],
    [1, tree.dark],
  ])
  return (
    oval(x, foot, spread * 0.9, h * 0.025, '#3A2A14', 'fill-opacity=".28"') +
    trunk +
    line(limbs, tree.wood, Math.max(0.8, h * 0.016)) +
    pads
      .map((p) =>
        shape(pad(p.x, p.y, p.half, h * 0.085, Math.max(3 * stage.zoom, h * 0.028), random.next), crown),
      )
      .join('')
  )
}
