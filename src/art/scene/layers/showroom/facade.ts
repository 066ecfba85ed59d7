import { box, type LayerContext, line, pair, polygon, shape } from '../../canvas/index.ts'
import type { Showroom } from './building.ts'

/** Mullions, sky in the panes, the deep roof slab with its lit soffit and a red edge. */
export function facade({ defs, stage }: LayerContext, building: Showroom): string {
  const z = stage.zoom
  const left = stage.x(building.from)
  const right = stage.x(building.to)
  const ceiling = stage.up(building.eaves)
  const floor = stage.down(building.threshold)
  const panes = defs.linear([
    [0, '#2B3A58', 0.62],
    [0.3, '#6C5A74', 0.24],
    [0.7, '#F0A070', 0.04],
    [1, '#1A1420', 0.16],
  ])
  let mullions = ''
  let sheens = ''
  let index = 0
  for (let x = left; x <= right + 1; x += 96 * z) {
    mullions += `M${pair(x, ceiling, 0)}V${Math.round(floor)}`
    if (index++ % 3 === 1) {
      sheens += polygon(
        [
          [x + 58 * z, ceiling],
          [x + 86 * z, ceiling],
          [x + 30 * z, floor],
          [x + 6 * z, floor],
        ],
        0,
      )
    }
  }
  const slab = defs.linear([
    [0, '#3A3D4C'],
    [0.14, '#23252F'],
    [1, '#15161C'],
  ])
  const soffit = defs.linear([
    [0, '#5A3B26'],
    [1, '#F3BE82'],
  ])
  const roofTop = ceiling - 40 * z
  const overhang = left - 92 * z
  return (
    box(left, ceiling, right - left, floor - ceiling, panes) +
    shape(sheens, '#DCE6F4', 'fill-opacity=".07"') +
    line(mullions, '#17171C', 3.4 * z) +
    line(mullions, '#FFD9A0', 0.9 * z, 'stroke-opacity=".5" transform="translate(-2 0)"') +
    box(left, stage.up(building.eaves * 0.16), right - left, 1.8 * z, '#17171C') +
    box(left, floor - 5 * z, right - left, 6 * z, '#1B1A1E') +
    shape(
      `M${pair(overhang, ceiling - 10 * z)}H${Math.round(right + 4)}V${Math.round(ceiling)}H${Math.round(left)}z`,
      soffit,
    ) +
    box(overhang, roofTop, right - overhang + 4, 31 * z, slab) +
    box(overhang, roofTop, right - overhang + 4, 1.8 * z, '#FFB98A', 'opacity=".75"') +
    box(overhang, ceiling - 13 * z, right - overhang + 4, 3.2 * z, '#C4121F') +
    box(overhang + 26 * z, ceiling - 2, 7 * z, floor - ceiling + 4, '#1C1D24') +
    box(overhang + 26 * z, ceiling - 2, 1.6 * z, floor - ceiling + 4, '#FFB98A', 'opacity=".5"')
  )
}
