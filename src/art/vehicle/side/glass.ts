import { draw, line, toPathData } from '../geometry.ts'
import type { SideShape } from '../shape.ts'
import type { SideContext } from './context.ts'
import { studioSky, trimBlack } from './context.ts'

const interior = '#05070a'

/** Slivers of windscreen and rear screen, and the side glass with the interior and reflections. */
export function drawGlass(context: SideContext): string {
  const { canvas, shape } = context
  const { belt } = shape
  const height = glassTop(shape)
  const screens = canvas.vertical('screen', 4 - height, 4 - belt, [
    [0, '#6b7983'],
    [0.6, '#1a2126'],
    [1, '#0d1113'],
  ])
  const clip = canvas.clip('glass', `<path d="${toPathData(shape.sideGlass)}"/>`)
  return (
    draw(shape.windscreen, { fill: screens }) +
    draw(shape.rearScreen, { fill: screens }) +
    (shape.blackPillar ? draw(shape.blackPillar, { fill: trimBlack }) : '') +
    draw(shape.sideGlass, {
      fill: trimBlack,
      stroke: trimBlack,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }) +
    `<g clip-path="${clip}">${drawPane(context)}${drawFarSide(context)}${drawCabin(context)}${drawPillars(context)}${drawSkyBand(context)}${drawStreaks(context)}${line(shape.sideGlass, '#000', 2, { 'stroke-opacity': 0.5 })}</g>` +
    line(shape.sideGlass, '#fff', 0.6, { 'stroke-opacity': 0.14 }) +
    drawBeltTrim(context)
  )
}

function drawPane({ canvas, shape }: SideContext): string {
  const fill = canvas.vertical('pane', 4 - glassTop(shape), -shape.belt, [
    [0, '#47535c'],
    [0.38, '#1c2429'],
    [0.42, '#0d1215'],
    [0.8, '#0a0d0f'],
    [1, '#1a2024'],
  ])
  return draw(shape.sideGlass, { fill })
}

/** The light of the windows on the far side, seen through the cabin. */
function drawFarSide({ canvas, shape }: SideContext): string {
  const { length, belt: b } = shape
  const h = glassTop(shape)
  const rise = h - b
  const fill = canvas.vertical('far-side', -b - rise * 0.78, -b - rise * 0.16, [
    [0, '#9fb0bb', 0.34],
    [1, '#7f909b', 0.16],
  ])
  return draw(
    `M 0 ${b + rise * 0.16} L 0 ${b + rise * 0.78} L ${length} ${b + rise * 0.78} L ${length} ${b + rise * 0.16} Z`,
    { fill },
  )
}

/** Dashboard, steering wheel and seats: little more than shadows. */
function drawCabin({ shape }: SideContext): string {
  const [x] = shape.mirror
  const b = shape.belt
  const scale = shape.height > 150 ? 1.1 : 1
  const dashboard = `M ${x - 10} ${b - 4} L ${x + 12} ${b + 6} C ${x + 24} ${b + 8} ${x + 32} ${b + 6} ${x + 36} ${b - 4} Z`
  const wheel = `M ${x + 39} ${b - 6} C ${x + 39.6} ${b + 3} ${x + 42.4} ${b + 11} ${x + 46} ${b + 16}`
  return (
    draw(dashboard, { fill: interior, 'fill-opacity': 0.7 }) +
    line(wheel, interior, 1.8, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' }) +
    shape.seats.map(([seat, top]) => drawSeat(seat, b, top, scale)).join('')
  )
}

/** A leaning backrest and its headrest; x is where the backrest leaves the belt line. */
function drawSeat(x: number, belt: number, top: number, scale: number): string {
  const at = (across: number, height: number) => `${x + across * scale} ${height}`
  return draw(
    `M ${at(-3, belt - 6)} C ${at(1, belt + 6)} ${at(5, top - 26)} ${at(8, top - 16)} C ${at(10, top - 12)} ${at(19, top - 11.6)} ${at(21.6, top - 15)} ` +
      `C ${at(25, top - 23)} ${at(25, belt + 8)} ${at(22, belt - 6)} Z ` +
      `M ${at(10.4, top - 8.6)} C ${at(9.8, top - 3.6)} ${at(11, top)} ${at(14.4, top)} C ${at(18.6, top)} ${at(20.6, top - 1.6)} ${at(21.2, top - 5)} ` +
      `C ${at(21.6, top - 9)} ${at(20.4, top - 10.4)} ${at(17.4, top - 10.4)} L ${at(13, top - 10.4)} C ${at(11.4, top - 10.4)} ${at(10.6, top - 10)} ${at(10.4, top - 8.6)} Z ` +
      `M ${at(13.4, top - 14)} L ${at(13.4, top - 9)} L ${at(15, top - 9)} L ${at(15, top - 14)} Z`,
    { fill: interior, 'fill-opacity': 0.66 },
  )
}

/** The sky in the glass: a crisp lower edge, fading downwards. */
function drawSkyBand({ canvas, shape, surroundings }: SideContext): string {
  const { length: l, belt: b } = shape
  const h = glassTop(shape)
  const sky = surroundings.sky ?? studioSky
  const rise = h - b
  const fill = canvas.vertical('sky-band', 6 - h, -b - rise * 0.42, [
    [0, sky, 0.34],
    [1, sky, 0.02],
  ])
  return draw(
    `M 0 ${h + 4} L ${l} ${h + 4} L ${l} ${b + rise * 0.62} C ${l * 0.7} ${b + rise * 0.52} ${l * 0.55} ${b + rise * 0.6} ${l * 0.4} ${b + rise * 0.4} C ${l * 0.3} ${b + rise * 0.3} 60 ${b} 0 ${b} Z`,
    { fill },
  )
}

/** Two slanted reflections in the front window. */
function drawStreaks({ shape, surroundings }: SideContext): string {
  const [seat] = shape.seats[0] ?? [shape.mirror[0] + 24]
  const x = seat + 26
  const { belt: b } = shape
  const h = glassTop(shape)
  const lean = (h - b) * 0.55
  const attributes = { fill: surroundings.sky ?? studioSky, 'fill-opacity': 0.07 }
  return [
    [x - 34, 14],
    [x - 14, 4],
  ]
    .map(([from = 0, width = 0]) =>
      draw(
        `M ${from} ${b - 2} L ${from + lean} ${h} L ${from + lean + width} ${h} L ${from + width} ${b - 2} Z`,
        attributes,
      ),
    )
    .join('')
}

/** Gloss black; the seam between two doors' frames runs down the middle. */
function drawPillars({ canvas, shape }: SideContext): string {
  const fill = canvas.linear('pillar', [
    [0, '#23282c'],
    [0.44, '#0d0f11'],
    [0.48, '#000'],
    [0.54, '#000'],
    [0.58, '#1d2125'],
    [1, '#0a0b0c'],
  ])
  return shape.pillars.map((d) => draw(d, { fill, stroke: '#000', 'stroke-width': 0.5 })).join('')
}

function drawBeltTrim({ shape }: SideContext): string {
  if (!shape.beltTrim) return ''
  return (
    line(shape.beltTrim, '#20242a', 2.4, { 'stroke-linejoin': 'round' }) +
    line(shape.beltTrim, '#dfe4e8', 1.3, { 'stroke-linejoin': 'round' })
  )
}

function glassTop(shape: SideShape): number {
  return shape.glassTop ?? shape.height
}
