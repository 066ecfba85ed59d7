import { draw, line, startOf, toPathData } from '../geometry.ts'
import type { SideContext } from './context.ts'
import { studioSky, trimBlack } from './context.ts'

/** Slivers of windscreen and rear screen, and the side glass with what shows through and on it. */
export function drawGlass(context: SideContext): string {
  const { canvas, shape } = context
  const { height, belt } = shape
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
    `<g clip-path="${clip}">${drawPane(context)}${drawSeats(context)}${drawSkyBand(context)}${drawStreaks(context)}${drawPillars(context)}${line(shape.sideGlass, '#000', 2, { 'stroke-opacity': 0.5 })}</g>` +
    line(shape.sideGlass, '#fff', 0.6, { 'stroke-opacity': 0.14 }) +
    drawBeltTrim(context)
  )
}

function drawPane({ canvas, shape }: SideContext): string {
  const fill = canvas.vertical('pane', 4 - shape.height, -shape.belt, [
    [0, '#47535c'],
    [0.38, '#1c2429'],
    [0.42, '#0d1215'],
    [0.8, '#0a0d0f'],
    [1, '#1a2024'],
  ])
  return draw(shape.sideGlass, { fill })
}

/** Backrest and headrest, hardly darker than the glass. */
function drawSeats({ shape }: SideContext): string {
  const w = shape.height > 150 ? 1.12 : 1
  const b = shape.belt
  return shape.seats
    .map(([x, top]) =>
      draw(
        `M ${x - 2 * w} ${b - 4} C ${x + 2} ${b + 8} ${x + 5} ${top - 16} ${x + 8} ${top - 12} L ${x + 9} ${top - 9} ` +
          `C ${x + 5} ${top - 8} ${x + 5} ${top + 1} ${x + 9} ${top + 2} L ${x + 15} ${top + 2} C ${x + 19} ${top} ${x + 19} ${top - 8} ${x + 15} ${top - 10} ` +
          `L ${x + 17} ${top - 12} C ${x + 24} ${top - 16} ${x + 24} ${b + 6} ${x + 24} ${b - 4} Z`,
        { fill: '#000', 'fill-opacity': 0.32 },
      ),
    )
    .join('')
}

/** The sky in the glass: a crisp lower edge, fading downwards. */
function drawSkyBand({ canvas, shape, surroundings }: SideContext): string {
  const { length: l, height: h, belt: b } = shape
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
  const first = shape.pillars[0]
  const x = first ? startOf(first)[0] : shape.mirror[0] + 50
  const { height: h, belt: b } = shape
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

function drawPillars({ shape }: SideContext): string {
  return shape.pillars.map((d) => draw(d, { fill: '#0f1112', stroke: '#000', 'stroke-width': 0.5 })).join('')
}

function drawBeltTrim({ shape }: SideContext): string {
  if (!shape.beltTrim) return ''
  return (
    line(shape.beltTrim, '#20242a', 2.4, { 'stroke-linejoin': 'round' }) +
    line(shape.beltTrim, '#dfe4e8', 1.3, { 'stroke-linejoin': 'round' })
  )
}
