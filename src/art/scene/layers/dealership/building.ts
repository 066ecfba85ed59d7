import { box, type LayerContext, line, pair, polygon, shape } from '../../canvas/index.ts'
import type { Light } from '../../scene.ts'
import { display } from '../showroom/display.ts'
import type { Palette } from './palette.ts'
import type { Plot } from './site.ts'

/** Width of a pane, in world units. */
const PANE = 62

/** The hall behind the glass: ceiling with its light lines, back wall, floor, and the cars on show. */
function hall(
  { defs }: LayerContext,
  { right, beam, foot, zoom }: Plot,
  from: number,
  palette: Palette,
): string {
  const [ceiling, wall, floor] = palette.inside
  const height = foot - beam
  const fill = defs.linear([
    [0, ceiling],
    [0.24, wall],
    [0.66, wall],
    [0.8, floor],
    [1, ceiling],
  ])
  let lights = ''
  for (let x = from + 20 * zoom; x < right; x += 44 * zoom)
    lights += `M${pair(x, beam + height * 0.06, 0)}h${Math.round(24 * zoom)}`
  const cars = (
    [
      [0.1, 0, '#8C1A22', '#FFD6B0'],
      [0.42, 1, '#D9D2C6', '#FFFFFF'],
      [0.74, 0, '#2C3644', '#BFD0DE'],
    ] as const
  ).map(([at, kind, paint, shine]) =>
    display(from + (right - from) * at, foot - 3 * zoom, 118 * zoom, kind, paint, shine),
  )
  return (
    box(from, beam, right - from, height, fill) +
    line(lights, '#FFF6E0', 2.4 * zoom, 'stroke-opacity=".8"') +
    cars.join('')
  )
}

/** Panes that mirror the sky, more by day, with their frames and two slanted sheens. */
function glazing(
  { defs }: LayerContext,
  { right, beam, foot, zoom }: Plot,
  from: number,
  palette: Palette,
): string {
  const veil = 1 - palette.clear
  const [top, middle, bottom] = palette.glass
  const panes = defs.linear([
    [0, top, veil],
    [0.45, middle, veil * 0.9],
    [1, bottom, veil * 0.7],
  ])
  let frames = ''
  let sheens = ''
  let index = 0
  for (let x = from; x <= right; x += PANE * zoom) {
    frames += `M${pair(x, beam, 0)}V${Math.round(foot)}`
    if (index++ % 4 === 1)
      sheens += polygon(
        [
          [x + 40 * zoom, beam],
          [x + 60 * zoom, beam],
          [x + 22 * zoom, foot],
          [x + 4 * zoom, foot],
        ],
        0,
      )
  }
  const rail = Math.round(beam + (foot - beam) * 0.3)
  return (
    box(from, beam, right - from, foot - beam, panes) +
    shape(sheens, '#EAF2F8', 'fill-opacity=".13"') +
    line(`${frames}M${pair(from, rail, 0)}H${Math.round(right)}`, palette.frame, 2.4 * zoom) +
    box(from, foot - 4 * zoom, right - from, 5 * zoom, palette.frame)
  )
}

/** The workshop's wall at the near end, with its roller doors, lower than the showroom. */
function workshop({ defs }: LayerContext, { left, top, beam, foot, zoom }: Plot, palette: Palette): string {
  const roof = top + (beam - top) * 0.72
  const wall = defs.linear([
    [0, palette.wall[0]],
    [1, palette.wall[1]],
  ])
  const door = (x: number) => {
    const [width, height] = [58 * zoom, (foot - roof) * 0.66]
    let slats = ''
    for (let y = foot - height + 5 * zoom; y < foot; y += 6 * zoom)
      slats += `M${pair(x, y, 0)}h${Math.round(width)}`
    return (
      box(x, foot - height, width, height, palette.frame) +
      line(slats, palette.edge, 1, 'stroke-opacity=".45"')
    )
  }
  return (
    box(left, roof, 156 * zoom, foot - roof, wall) +
    box(left, roof, 156 * zoom, 5 * zoom, palette.frame) +
    door(left + 14 * zoom) +
    door(left + 84 * zoom)
  )
}

/** Workshop, showroom, and over both the strip that carries the name. */
export function building(context: LayerContext, plot: Plot, palette: Palette, { shadow }: Light): string {
  const { defs } = context
  const { left, right, top, beam, foot, zoom } = plot
  const from = left + 156 * zoom
  const strip = defs.linear([
    [0, palette.fascia[0]],
    [1, palette.fascia[1]],
  ])
  const shade = defs.linear([
    [0, '#000000', 0.42],
    [1, '#000000', 0],
  ])
  return (
    box(left - 10 * zoom, foot - 1, right - left + 20 * zoom, 9 * zoom, shadow.colour, 'opacity=".4"') +
    workshop(context, plot, palette) +
    hall(context, plot, from, palette) +
    glazing(context, plot, from, palette) +
    box(from - 7 * zoom, top + 6 * zoom, 9 * zoom, foot - top - 6 * zoom, '#C4121F') +
    box(left, beam, right - left, 20 * zoom, shade) +
    box(left - 12 * zoom, top, right - left + 16 * zoom, beam - top, strip) +
    box(left - 12 * zoom, top, right - left + 16 * zoom, 1.6 * zoom, palette.edge, 'opacity=".8"')
  )
}
