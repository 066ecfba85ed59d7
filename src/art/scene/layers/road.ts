import { box, type LayerContext, pair, shape } from '../canvas/index.ts'
import { grain, streaks } from './ground.ts'

/** A tarred road seen from its near shoulder; depths as on the stage (1 = at the tyres). */
export interface Road {
  readonly far: number
  readonly near: number
  readonly tar: readonly [far: string, middle: string, near: string]
  /** The painted edge lines and the broken centre line beyond the vehicle. */
  readonly edge: string
  readonly centre: string
  readonly glint: string
}

/** Broken centre line: short dashes in perspective, drawn beyond the vehicle. */
function dashes({ stage }: LayerContext, y: number, thickness: number): string {
  const [dash, gap] = [86 * stage.zoom, 118 * stage.zoom]
  let data = ''
  for (let x = -30; x < stage.width; x += dash + gap) {
    data += `M${pair(x, y, 0)}h${Math.round(dash)}l-${Math.round(thickness * 2)} ${Math.round(thickness)}h-${Math.round(dash)}z`
  }
  return data
}

/** Tar with its polish, grain and lines. The near edge line is in front of the vehicle. */
export function road(context: LayerContext, seed: number, spec: Road): string {
  const { defs, stage } = context
  const top = stage.down(spec.far)
  const bottom = stage.down(spec.near)
  const depth = bottom - top
  const tar = defs.linear([
    [0, spec.tar[0]],
    [0.3, spec.tar[1]],
    [1, spec.tar[2]],
  ])
  const area = { top: top + 6, bottom }
  return (
    box(-2, top - 1, stage.width + 4, depth + 2, tar) +
    grain(context, seed, area, [spec.glint, '#000000']) +
    streaks(context, seed + 1, area, {
      count: 26,
      length: [120, 420],
      colour: spec.glint,
      opacity: 0.05,
      width: 3,
    }) +
    box(-2, top + depth * 0.035, stage.width + 4, Math.max(1.6, depth * 0.014), spec.edge, 'opacity=".75"') +
    shape(dashes(context, top + depth * 0.2, depth * 0.026), spec.centre, 'fill-opacity=".72"') +
    box(-2, bottom - depth * 0.11, stage.width + 4, depth * 0.042, spec.edge, 'opacity=".82"')
  )
}
