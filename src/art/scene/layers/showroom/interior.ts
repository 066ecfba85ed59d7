import { box, createRandom, type LayerContext, line, oval, pair, polygon, shape } from '../../canvas/index.ts'
import type { Showroom } from './building.ts'
import { display } from './display.ts'

/** Ceiling light lines in perspective and the back wall with its panels. */
export function interior(context: LayerContext, building: Showroom): string {
  const { defs, stage } = context
  const left = stage.x(building.from)
  const right = stage.x(building.to)
  const ceiling = stage.up(building.eaves)
  const floor = stage.down(building.threshold)
  const back = { top: stage.up(building.eaves * 0.66), bottom: stage.down(building.threshold * 0.34) }
  const vanish = stage.x((building.from + building.to) / 2 - 60)
  const warm = defs.linear([
    [0, '#FFE9C4'],
    [0.5, '#F6CF98'],
    [1, '#D9A468'],
  ])
  const ceilingFill = defs.linear([
    [0, '#8A5C38'],
    [0.6, '#C88F58'],
    [1, '#E8B67C'],
  ])
  const floorFill = defs.linear([
    [0, '#C58C56'],
    [1, '#7A4C2C'],
  ])
  let lights = ''
  for (let k = -7; k <= 7; k++) {
    const nearX = vanish + k * 120 * stage.zoom
    const farX = vanish + k * 74 * stage.zoom
    lights += polygon(
      [
        [nearX - 5, ceiling + 3],
        [nearX + 5, ceiling + 3],
        [farX + 2, back.top - 3],
        [farX - 2, back.top - 3],
      ],
      0,
    )
  }
  const glow = defs.radial([
    [0, '#FFF6E0', 0.9],
    [0.5, '#FFE6B8', 0.4],
    [1, '#FFD898', 0],
  ])
  let panels = ''
  for (let x = left; x < right; x += 150 * stage.zoom)
    panels += `M${pair(x, back.top, 0)}V${Math.round(back.bottom)}`
  return (
    box(left, ceiling, right - left, back.top - ceiling + 1, ceilingFill) +
    box(left, back.top, right - left, back.bottom - back.top + 1, warm) +
    box(left, back.bottom, right - left, floor - back.bottom, floorFill) +
    line(panels, '#B27C48', 1.4, 'stroke-opacity=".4"') +
    shape(lights, '#FFF8E6') +
    oval(vanish + 240 * stage.zoom, back.top + 30, 420 * stage.zoom, 90 * stage.zoom, glow) +
    oval(vanish - 300 * stage.zoom, back.top + 24, 320 * stage.zoom, 70 * stage.zoom, glow)
  )
}

/** People as plain upright shapes, because they are far inside. */
export function visitors({ stage }: LayerContext, building: Showroom): string {
  const random = createRandom(31)
  const floor = stage.down(building.threshold * 0.62)
  const z = stage.zoom
  return [0.2, 0.235, 0.71]
    .map((t) => {
      const x = stage.x(building.from + (building.to - building.from) * t)
      const h = random.between(60, 66) * z
      const body = `M${pair(x - 5.5 * z, floor)}l${pair(1 * z, -h * 0.48)}c${pair(-4 * z, -h * 0.1)} ${pair(-3 * z, -h * 0.34)} ${pair(4.5 * z, -h * 0.36)}s${pair(9 * z, h * 0.24)} ${pair(5 * z, h * 0.36)}l${pair(1 * z, h * 0.48)}z`
      return (
        shape(body, '#3A2417', 'fill-opacity=".82"') +
        oval(x, floor - h * 0.92, 3.6 * z, 4.4 * z, '#3A2417', 'fill-opacity=".82"')
      )
    })
    .join('')
}

/** An upper deck with one car on show behind a glass balustrade. */
export function mezzanine({ defs, stage }: LayerContext, building: Showroom): string {
  const z = stage.zoom
  const at = (t: number) => stage.x(building.from + (building.to - building.from) * t)
  const [left, right] = [at(0), at(0.44)]
  const deck = stage.up(building.eaves * 0.3)
  const slab = defs.linear([
    [0, '#F6E4C8'],
    [0.3, '#8A6038'],
    [1, '#4E321C'],
  ])
  const glow = defs.linear([
    [0, '#FFF3D6', 0.7],
    [1, '#FFE3AE', 0],
  ])
  return (
    box(left, deck + 9 * z, right - left, 40 * z, glow) +
    display(at(0.075), deck, 150 * z, 1, '#A5161D', '#FFD9C0') +
    display(at(0.27), deck, 146 * z, 0, '#D9D2C6', '#FFFFFF') +
    box(left, deck, right - left, 9 * z, slab) +
    box(left, deck - 24 * z, right - left, 24 * z, '#EAF2F6', 'opacity=".16"') +
    box(left, deck - 25 * z, right - left, 1.6 * z, '#FFF4DC', 'opacity=".8"')
  )
}
