import { createNoise, createRandom, type LayerContext, octaves, pair, shape } from '../canvas/index.ts'

/** A distant belt of bush: one ragged silhouette, taller in clumps. */
export interface Treeline {
  readonly seed: number
  readonly foot: number
  readonly height: readonly [number, number]
  readonly colour: string
  readonly opacity?: number
  /** Width of one crown in world units. */
  readonly crown: number
}

export function treeline({ stage }: LayerContext, spec: Treeline): string {
  const random = createRandom(spec.seed)
  const noise = createNoise(spec.seed)
  const z = stage.zoom
  const foot = stage.up(spec.foot)
  let data = `M-20 ${Math.round(foot + 12)}V${Math.round(foot)}`
  let y = 0
  for (let wx = stage.from - 20; wx < stage.to + 30; ) {
    const width = spec.crown * random.between(0.5, 1.5)
    const tall = octaves(noise, wx / 120, 3) ** 1.6
    const next = -(spec.height[0] + (spec.height[1] - spec.height[0]) * tall * random.between(0.7, 1.2)) * z
    const rise = Math.abs(next) * 0.35 + width * 0.3 * z
    data += `q${pair(width * 0.4 * z, next - y - rise * random.between(0.2, 0.6), 0)} ${pair(width * z, next - y, 0)}`
    y = next
    wx += width
  }
  return shape(
    `${data}V${Math.round(foot + 12)}z`,
    spec.colour,
    spec.opacity === undefined ? '' : `fill-opacity="${spec.opacity}"`,
  )
}
