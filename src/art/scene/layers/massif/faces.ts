import { between, clamp, type LayerContext, type Point, polygon, type Random } from '../../canvas/index.ts'
import type { Massif } from './massif.ts'

/** Shadows by strength, as path data. */
export type Wedges = [deep: string, soft: string, fine: string]

/** A jagged tapering shadow: wide at the crest, torn on both sides, its tip drawn away from the light. */
function wedge(
  { stage }: LayerContext,
  massif: Massif,
  random: Random,
  x: number,
  width: number,
  length: number,
): string {
  const away = massif.light === 'right' ? -1 : 1
  const top = (at: number) => massif.crest(at) - 0.6
  const tip: Point = [
    x + width * (0.5 - away * 0.1) + away * length * random.between(0.04, 0.16),
    top(x + width / 2) - length,
  ]
  const points: Point[] = []
  const spans = clamp(Math.round(width / 16), 1, 4)
  for (let i = 0; i <= spans; i++) {
    const at = x + (width * i) / spans
    points.push([at, top(at)])
  }
  const edge = (from: number, side: number) => {
    const rows = length > 60 ? 3 : 2
    for (let i = 1; i < rows; i++) {
      const t = i / rows
      const bulge = (random.next() - 0.45) * width * 0.26 * side
      points.push([between(from, tip[0], t ** 2.4) + bulge, between(top(from), tip[1], t)])
    }
  }
  edge(x + width, 1)
  points.push(tip)
  const start = points.length
  edge(x, -1)
  const left = points.splice(start).reverse()
  points.push(...left)
  return polygon(
    points.map(([px, e]) => [stage.x(px), stage.up(e)] as const),
    0,
  )
}

/** Buttresses of irregular width, each with one shaded flank, and cracks between them. */
export function faces(context: LayerContext, massif: Massif, random: Random): Wedges {
  const wedges: Wedges = ['', '', '']
  const [narrow, broad] = massif.buttress
  const { from, to } = context.stage
  for (let x = from - broad; x < to; ) {
    const size = random.next()
    const width = between(narrow, broad, size ** 2.2)
    const rise = massif.crest(x + width / 2) - massif.foot
    if (rise > 14) {
      const flank = width * random.between(0.3, 0.72)
      const at = massif.light === 'right' ? x : x + width - flank
      const share =
        random.next() < 0.3 && width < narrow * 2 ? random.between(0.4, 0.9) : random.between(1.2, 1.9)
      const length = rise * Math.min(0.9, massif.cliff * share)
      if (random.next() > 0.12)
        wedges[size > 0.55 ? 0 : 1] += wedge(context, massif, random, at, flank, length)
      const cracks = Math.floor(width / 24)
      for (let crack = 0; crack < cracks; crack++) {
        const crackAt = x + random.next() * width
        wedges[random.next() > 0.5 ? 1 : 2] += wedge(
          context,
          massif,
          random,
          crackAt,
          between(1.5, narrow * 0.35, random.next() ** 2),
          length * random.between(0.2, 0.62),
        )
      }
    }
    x += width * random.between(0.8, 1.12)
  }
  return wedges
}
