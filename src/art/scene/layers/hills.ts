import {
  between,
  box,
  createNoise,
  createRandom,
  type LayerContext,
  line,
  octaves,
  pair,
  shape,
} from '../canvas/index.ts'

/** A row of overlapping rounded hills. */
export interface HillRow {
  readonly seed: number
  /** Elevation of the row's foot; negative means nearer than the horizon. */
  readonly foot: number
  readonly height: readonly [number, number]
  readonly spread: readonly [number, number]
  readonly lit: string
  readonly shade: string
  readonly light: 'left' | 'right'
  /** Colour of the row's valley floor, into which every hill runs out. */
  readonly floor: string
}

/**
 * Overlapping humps, each lit on the sun's side and dark on the other, with a fine bright edge: volume
 * without outlines. Spacing and height wander, so no two hills repeat.
 */
export function hillRow({ defs, stage }: LayerContext, row: HillRow): string {
  const random = createRandom(row.seed)
  const noise = createNoise(row.seed)
  const foot = stage.up(row.foot)
  const [dim, bright] = row.light === 'right' ? [0, 1] : [1, 0]
  const fill = defs.linear(
    [
      [0, row.light === 'right' ? row.shade : row.lit],
      [0.42, row.light === 'right' ? row.shade : row.lit, 1],
      [1, row.light === 'right' ? row.lit : row.shade],
    ],
    'across',
  )
  const floorFade = defs.linear([
    [0, row.floor, 0],
    [0.35, row.floor, 0.12],
    [1, row.floor, 0.96],
  ])
  const humps: { x: number; data: string; edge: string; height: number }[] = []
  for (let x = stage.from - row.spread[1]; x < stage.to + row.spread[1]; ) {
    const spread = random.between(row.spread[0], row.spread[1])
    const height = between(
      row.height[0],
      row.height[1],
      octaves(noise, x / 260, 2) * 0.6 + random.next() * 0.4,
    )
    const skew = random.between(-0.16, 0.16)
    const left = stage.x(x - spread * 0.5)
    const right = stage.x(x + spread * 0.5)
    const top = stage.x(x + spread * skew)
    const rise = height * stage.zoom
    const peak = foot - rise
    const up = `C${pair(between(left, top, 0.42), foot - rise * 0.12, 0)} ${pair(between(left, top, 0.66), peak, 0)} ${pair(top, peak, 0)}`
    const over = `C${pair(between(right, top, 0.66), peak, 0)} ${pair(between(right, top, 0.42), foot - rise * 0.12, 0)} ${pair(right, foot, 0)}`
    const edge = dim === 0 ? `M${pair(top, peak, 0)}${over}` : `M${pair(left, foot, 0)}${up}`
    humps.push({ x, height, data: `M${pair(left, foot, 0)}${up}${over}z`, edge })
    x += spread * random.between(0.3, 0.55)
  }
  humps.sort((a, b) => b.height - a.height)
  const markup = humps
    .map(
      ({ data, edge }) =>
        shape(data, fill) +
        shape(data, floorFade) +
        line(edge, row.lit, 1.4 * stage.zoom, `stroke-opacity="${bright === 1 ? '.55' : '.5'}"`),
    )
    .join('')
  const floor = box(-2, foot - 1, stage.width + 4, stage.height - foot, row.floor)
  return floor + markup
}
