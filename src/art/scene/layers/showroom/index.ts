import { box, type LayerContext } from '../../canvas/index.ts'
import type { Showroom } from './building.ts'
import { display } from './display.ts'
import { facade } from './facade.ts'
import { interior, mezzanine, visitors } from './interior.ts'

/** The building with its interior, people and cars. */
export function showroom(context: LayerContext, building: Showroom): string {
  const { stage } = context
  const z = stage.zoom
  const floor = stage.down(building.threshold * 0.8)
  const at = (t: number) => stage.x(building.from + (building.to - building.from) * t)
  const [left, top] = [stage.x(building.from), stage.up(building.eaves)]
  const clip = context.defs.define('showroom', (id) => {
    const pane = box(left, top, stage.x(building.to) - left, stage.down(building.threshold) - top, '#000')
    return `<clipPath id="${id}">${pane}</clipPath>`
  })
  return (
    `<g clip-path="${clip}">${interior(context, building)}</g>` +
    visitors(context, building) +
    mezzanine(context, building) +
    display(at(0.03), floor, 172 * z, 0, '#7A1620', '#FFD6B0') +
    display(at(0.29), floor + 3 * z, 168 * z, 1, '#CDBCA6', '#FFF6E4') +
    display(at(0.78), floor, 176 * z, 0, '#2C3644', '#FFE0B4') +
    facade(context, building)
  )
}
