import type { Canvas } from '../../../core/canvas.ts'
import { circle, group, path, rect } from '../../../core/svg.ts'
import { drawVehicleParts } from '../../../vehicle/index.ts'
import { drawLettering } from '../../lettering/index.ts'
import { drawBackground } from '../frame.ts'

const orange = '#FF8A1E'
const blue = '#6FC9FF'
const white = '#FFFFFF'

const line = (data: string, stroke: string, width: number, dashes?: string) =>
  path(data, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...(dashes && { 'stroke-dasharray': dashes }),
  })

/** A number beside a part, with a line to it. */
function mark(
  canvas: Canvas,
  number: string,
  [x, y]: readonly [number, number],
  to: readonly [number, number],
): string {
  return (
    line(`M${x} ${y}L${to[0]} ${to[1]}`, white, 2) +
    circle(x, y, 27, { fill: '#15171A', stroke: white, 'stroke-width': 3 }) +
    drawLettering(canvas, `mark${number}`, number, {
      ...{ x, y: y + 11, size: 22, colour: white, weight: 0.18, tracking: 0, anchor: 'middle' },
    })
  )
}

/** What is under the panels of a hybrid: high voltage, its battery, the 12 V battery, and where to cut. In centimetres. */
function parts(): string {
  return (
    line('M300 -44H128C104 -44 104 -74 92 -78', orange, 4.5) +
    line('M300 -37H132', orange, 2.5) +
    rect({ x: 284, y: -66, width: 66, height: 34 }, { rx: 4, fill: orange }) +
    path('M300 -66V-32M317 -66V-32M334 -66V-32', { stroke: '#7A3A00', 'stroke-width': 1.6 }) +
    rect({ x: 62, y: -98, width: 46, height: 26 }, { rx: 4, fill: orange, 'fill-opacity': 0.9 }) +
    rect({ x: 392, y: -84, width: 22, height: 18 }, { rx: 2, fill: blue }) +
    path('M397 -84v-4h4v4M405 -84v-4h4v4', { fill: blue }) +
    line('M176 -148C220 -156 300 -156 346 -146', blue, 3, '1 6') +
    line('M146 -128L166 -142M240 -154V-134M334 -128L352 -142', white, 3.4, '5 5')
  )
}

/** First responders: a hybrid as if its panels were glass, with its orange cables and the places to cut. */
export function rescue(canvas: Canvas): string {
  const car = drawVehicleParts({
    range: 'corolla-cross',
    colour: { body: '#5e6b78' },
    idPrefix: canvas.id('car'),
    shadow: true,
    surroundings: { sky: '#9FC4E8', ground: '#0C1116', night: true },
  })
  canvas.define('car-definitions', () => car.definitions)
  const scale = 2.2
  const left = 1200 / 2 - (car.lengthCm * scale) / 2
  const foot = 610
  const at = (x: number, y: number) => [left + x * scale, foot + y * scale] as const
  return (
    drawBackground(canvas, ['#18202A', '#07090C'], {
      x: 600,
      y: 400,
      r: 700,
      colour: '#33506A',
      strength: 0.5,
    }) +
    group(
      { transform: `translate(${left.toFixed(1)} ${foot})scale(${scale})` },
      group({ opacity: 0.5 }, car.content) + parts(),
    ) +
    mark(canvas, '1', [at(216, 0)[0], 712], at(216, -40)) +
    mark(canvas, '2', [at(317, 0)[0], 712], at(317, -34)) +
    mark(canvas, '3', [at(403, 0)[0] + 44, 320], at(403, -86)) +
    mark(canvas, '4', [at(240, 0)[0], 168], at(240, -158))
  )
}
