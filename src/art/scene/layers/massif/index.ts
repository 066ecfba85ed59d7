import {
  between,
  clamp,
  createRandom,
  type LayerContext,
  line,
  type Point,
  pair,
  polygon,
  type Random,
  shape,
} from '../../canvas/index.ts'
import { faces } from './faces.ts'
import type { Massif } from './massif.ts'
import { scree } from './scree.ts'

export type { Massif } from './massif.ts'

/** Broken ledges that follow the crest at a few levels and make the rock look stratified. */
function strata({ stage }: LayerContext, massif: Massif, random: Random): string {
  let data = ''
  for (const level of [0.24, 0.52, 0.86]) {
    for (let x = stage.from; x < stage.to; ) {
      const length = random.between(12, 70)
      const rise = massif.crest(x) - massif.foot
      if (rise > 50 && random.next() > 0.42) {
        const at = (wx: number) =>
          stage.up(massif.crest(wx) - (massif.crest(wx) - massif.foot) * massif.cliff * level)
        data += `M${pair(stage.x(x), at(x), 0)}L${pair(stage.x(x + length), at(x + length), 0)}`
      }
      x += length * random.between(1, 1.8)
    }
  }
  return data
}

const SAMPLE = 4

/** Caches the crest as a table with linear interpolation, because it is evaluated thousands of times. */
function tabulate(crest: Massif['crest'], from: number, to: number): Massif['crest'] {
  const count = Math.ceil((to - from) / SAMPLE) + 2
  const table = Float64Array.from({ length: count }, (_zero, index) => crest(from + index * SAMPLE))
  return (x) => {
    const at = clamp((x - from) / SAMPLE, 0, count - 2)
    const cell = Math.floor(at)
    return between(table[cell] ?? 0, table[cell + 1] ?? 0, at - cell)
  }
}

/** Draws the wall: body, talus, faces, ledges, and the light along its crest. */
export function massif(context: LayerContext, wall: Massif): string {
  const { defs, stage } = context
  const reach = wall.buttress[1] * 2 + 40
  const spec = { ...wall, crest: tabulate(wall.crest, stage.from - reach, stage.to + reach) }
  const random = createRandom(spec.seed)
  const step = (spec.step ?? 7) / Math.sqrt(stage.zoom)
  const crest: Point[] = []
  let peak = 0
  for (let x = stage.from - 12; x <= stage.to + 12 + step; x += step) {
    const elevation = spec.crest(x)
    peak = Math.max(peak, elevation)
    crest.push([stage.x(x), stage.up(elevation)])
  }
  const fall = { x1: 0, x2: 0, y1: stage.up(peak), y2: stage.up(spec.foot) }
  const body = defs.linear(
    [
      [0, spec.lit],
      [0.4, spec.lit],
      [1, spec.haze],
    ],
    fall,
  )
  const dark = defs.linear(
    [
      [0, spec.shade],
      [0.5, spec.shade, 0.72],
      [1, spec.shade, 0.1],
    ],
    fall,
  )
  const [deep, soft, fine] = faces(context, spec, random)
  const foot = stage.up(Math.min(spec.foot, 0)) + 30
  const outline: Point[] = [...crest, [stage.width + 40, foot], [-40, foot]]
  const { apron, folds } = scree(context, spec, random)
  const slope = defs.linear(
    [
      [0, spec.scree.colour, 0.86],
      [0.5, spec.scree.colour, 0.8],
      [1, spec.haze],
    ],
    fall,
  )
  return (
    shape(
      polygon(outline, 0),
      body,
      `stroke="${spec.rim}" stroke-opacity=".5" stroke-width="${(1.3 * stage.zoom).toFixed(1)}" stroke-linejoin="round"`,
    ) +
    shape(soft, dark, 'fill-opacity=".5"') +
    shape(deep, dark, 'fill-opacity=".78"') +
    shape(fine, dark, 'fill-opacity=".34"') +
    line(strata(context, spec, random), spec.rim, 1.1 * stage.zoom, 'stroke-opacity=".22"') +
    shape(apron, slope) +
    shape(folds, dark, `fill-opacity="${spec.scree.folds}"`)
  )
}
