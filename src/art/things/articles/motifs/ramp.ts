import type { Canvas } from '../../../core/canvas.ts'
import { circle, ellipse, group, path, rect } from '../../../core/svg.ts'
import { drawVehicleParts } from '../../../vehicle/index.ts'
import { drawBackground } from '../frame.ts'

const stroke = (data: string, colour: string, width: number) =>
  path(data, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

/** A person in a wheelchair who faces left, in centimetres; the wheels stand at zero. */
function wheelchair(): string {
  return (
    stroke('M-14 -58L-4 -98', '#21466B', 22) +
    stroke('M-12 -52H-44L-52 -16H-64', '#2A2A34', 13) +
    stroke('M-8 -88L-30 -66L-44 -68', '#2F5F8F', 9) +
    circle(-4, -122, 12, { fill: '#7A4A30' }) +
    path('M-17 -124C-18 -140 8 -142 9 -122L4 -116C0 -126 -8 -128 -17 -124Z', { fill: '#1B1411' }) +
    stroke('M14 -96L8 -44H-42L-52 -10H-66', '#B9C0C8', 4) +
    stroke('M14 -96H24', '#B9C0C8', 4) +
    circle(2, -30, 29, { fill: 'none', stroke: '#E4E8EC', 'stroke-width': 4.5 }) +
    circle(2, -30, 24, { fill: 'none', stroke: '#8A929C', 'stroke-width': 1.6 }) +
    circle(2, -30, 4, { fill: '#E4E8EC' }) +
    circle(-50, -8, 8, { fill: 'none', stroke: '#E4E8EC', 'stroke-width': 3.6 })
  )
}

/** Mobility: a bus with its lift down at the rear, and somebody about to ride along. */
export function ramp(canvas: Canvas): string {
  const bus = drawVehicleParts({
    range: 'hiace',
    colour: { body: '#e9eaeb' },
    idPrefix: canvas.id('car'),
    shadow: true,
    surroundings: { sky: '#BFD2E4', ground: '#3A3A40', night: false },
  })
  canvas.define('car-definitions', () => bus.definitions)
  const scale = 630 / bus.lengthCm
  const tail = bus.lengthCm
  const floor = canvas.linear(
    'floor',
    [
      [0, '#4C5560'],
      [1, '#1E242B'],
    ],
    { x2: '0', y2: '1' },
  )
  return (
    drawBackground(canvas, ['#25384A', '#7A8A96'], {
      x: 760,
      y: 420,
      r: 640,
      colour: '#F4D9B0',
      strength: 0.75,
    }) +
    rect({ x: 0, y: 520, width: 1200, height: 280 }, { fill: floor }) +
    path('M0 521H1200', { stroke: '#fff', 'stroke-opacity': 0.14, 'stroke-width': 2 }) +
    ellipse(896, 572, 220, 14, { fill: '#000', 'fill-opacity': 0.4 }) +
    group(
      { transform: `translate(296 566)scale(${scale.toFixed(3)})` },
      bus.content +
        stroke(`M${tail - 6} -48L${tail + 16} -46`, '#4A525C', 7) +
        stroke(`M${tail + 14} -110V-30M${tail + 14} -46L${tail + 8} -8`, '#2B3138', 7) +
        path(`M${tail + 6} -12H${tail + 132}L${tail + 150} -2H${tail + 6}Z`, {
          fill: '#8F98A2',
          stroke: '#2B3138',
          'stroke-width': 2,
        }) +
        path(`M${tail + 10} -7H${tail + 138}`, {
          stroke: '#F2C230',
          'stroke-width': 3,
          'stroke-dasharray': '10 8',
        }) +
        stroke(`M${tail + 18} -92H${tail + 116}M${tail + 116} -92V-14`, '#F2C230', 4) +
        group({ transform: `translate(${tail + 84} -13)` }, wheelchair()),
    )
  )
}
