import { letterPath, measureLettering } from '../../../things/lettering/index.ts'
import { box, type LayerContext, line } from '../../canvas/index.ts'
import type { Palette } from './palette.ts'
import type { Plot } from './site.ts'

const WEIGHT = 0.17
const TRACKING = 0.14

/** Room beside the name, in world units. */
const MARGIN = 34

/** The name of the dealer on the strip above the glass, as large as the strip and its length allow. */
export function sign({ defs }: LayerContext, plot: Plot, name: string, { letters }: Palette): string {
  const { left, right, top, beam, zoom } = plot
  const height = beam - top
  const room = right - left - MARGIN * 2 * zoom
  const size = Math.min(height * 0.46, room / measureLettering(name, 1, WEIGHT, TRACKING))
  const base = (top + beam + size) / 2
  const middle = (left + right) / 2 + 6 * zoom
  const { data, width } = letterPath(name, {
    ...{ x: middle, y: base, size, weight: WEIGHT, tracking: TRACKING, anchor: 'middle' },
  })
  const clip = defs.define(
    `sign${name}`,
    (id) =>
      `<clipPath id="${id}">${box(middle - width / 2 - 1, base - size, width + 2, size, '#000')}</clipPath>`,
  )
  return (
    line(data, letters, WEIGHT * size, `stroke-miterlimit="12" clip-path="${clip}"`) +
    box(left, beam - 3.4 * zoom, right - left, 3.4 * zoom, '#C4121F')
  )
}
