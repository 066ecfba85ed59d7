import { box, type LayerContext, line, pair, polygon, shape } from '../../canvas/index.ts'
import { flags } from '../flags.ts'
import type { Palette } from './palette.ts'
import type { Plot } from './site.ts'

/** Paving from the threshold to the road, wider towards the viewer, with joints and parking bays in perspective. */
export function drive(context: LayerContext, plot: Plot, palette: Palette): string {
  const { defs, stage } = context
  const { left, right, foot, road, zoom } = plot
  const spread = (y: number, x: number) => {
    const vanish = (left + right) / 2
    const t = (y - stage.horizon) / (foot - stage.horizon)
    return vanish + (x - vanish) * t
  }
  const near = Math.min(spread(road, left), left - 40 * zoom)
  const fill = defs.linear(
    [
      [0, palette.paving[0]],
      [1, palette.paving[1]],
    ],
    { x1: 0, x2: 0, y1: foot, y2: road },
  )
  const ground = polygon(
    [
      [left - 16 * zoom, foot],
      [right, foot],
      [right, road],
      [near, road],
    ],
    0,
  )
  let joints = ''
  for (let k = 1; k < 5; k++) {
    const y = foot + (road - foot) * (k / 5) ** 1.4
    joints += `M${pair(left - 16 * zoom + ((near - left) * (y - foot)) / (road - foot), y, 0)}H${Math.round(right)}`
  }
  let bays = ''
  const [bayTop, bayFoot] = [foot + (road - foot) * 0.3, foot + (road - foot) * 0.62]
  for (let x = left; x < right + 200 * zoom; x += 74 * zoom)
    bays += `M${pair(spread(bayTop, x), bayTop, 0)}L${pair(spread(bayFoot, x), bayFoot, 0)}`
  const kerb = box(near, road - 4 * zoom, right - near, 4 * zoom, palette.marking, 'opacity=".5"')
  const poles = [-96, -58].map((x) => stage.from + left / zoom + x)
  return (
    shape(ground, fill) +
    line(joints, palette.joint, 1.2, 'stroke-opacity=".3"') +
    line(bays, palette.marking, 1.8 * zoom, 'stroke-opacity=".55"') +
    kerb +
    (stage.format === 'wide' ? flags(context, poles, 0.4, 178) : '')
  )
}
