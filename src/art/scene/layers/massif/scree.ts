import { between, type LayerContext, type Point, pair, polygon, type Random } from '../../canvas/index.ts'
import type { Massif } from './massif.ts'

/** Gullies, where scree reaches high into the rock: their world x and elevation, irregularly spaced. */
function gullies({ stage }: LayerContext, massif: Massif, random: Random): Point[] {
  const points: Point[] = []
  const broad = massif.buttress[1]
  for (let x = stage.from - broad; x < stage.to + broad * 2; ) {
    const crest = massif.crest(x)
    const share = massif.cliff * random.between(0.72, 1.08)
    points.push([x, crest - (crest - massif.foot) * Math.min(share, 0.9)])
    x += broad * between(0.34, 1.15, random.next() ** 1.4)
  }
  return points
}

/** A concave run of scree from an apex down to the lowest point beside it, a little uneven. */
function slope(apex: Point, low: Point, random: Random, upwards = false): Point[] {
  const steps = [0.16, 0.36, 0.62]
  const points: Point[] = [...steps, 1].map((t) => [
    between(apex[0], low[0], t) + (t < 1 ? random.between(-2, 2) : 0),
    between(apex[1], low[1], 1 - (1 - t) ** 2.1) + (t < 1 ? random.between(-3, 3) : 0),
  ])
  return upwards ? [...points.slice(0, -1).reverse(), apex] : points
}

/** The scree apron over the feet of the faces: concave cones, and the shaded half of each. */
export function scree(
  context: LayerContext,
  massif: Massif,
  random: Random,
): { apron: string; folds: string } {
  const { stage } = context
  const away = massif.light === 'right' ? -1 : 1
  const base = Math.round(stage.up(massif.foot)) + 40
  const apron: Point[] = []
  let folds = ''
  let last: Point | undefined
  for (const [x, elevation] of gullies(context, massif, random)) {
    const [ax, ay] = [stage.x(x), stage.up(elevation)]
    const drop = stage.up(massif.foot) - ay
    if (last) {
      const low: Point = [
        between(last[0], ax, random.between(0.42, 0.58)),
        Math.max(last[1], ay) + drop * random.between(0.14, 0.3),
      ]
      apron.push(...slope(last, low, random), ...slope([ax, ay], low, random, true))
    } else apron.push([ax, base], [ax, ay])
    last = [ax, ay]
    const reach = away * drop * random.between(0.45, 0.8)
    const foot = ay + drop * random.between(0.62, 0.9)
    const inner = ax + reach * random.between(0, 0.3)
    folds += `M${pair(ax, ay, 0)}Q${pair(ax + reach * 0.26, ay + (foot - ay) * 0.58, 0)} ${pair(ax + reach, foot, 0)}Q${pair(ax + reach * 0.55, foot, 0)} ${pair(inner, foot - (foot - ay) * 0.22, 0)}Q${pair(between(ax, inner, 0.8), between(ay, foot, 0.4), 0)} ${pair(ax, ay, 0)}z`
  }
  apron.push([last?.[0] ?? 0, base])
  return { apron: polygon(apron, 0), folds }
}
