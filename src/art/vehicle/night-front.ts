import { createCanvas } from '../core/canvas.ts'
import { ellipse, group, path, rect, svgDocument } from '../core/svg.ts'
import { nightFrontSize } from '../measures.ts'
import type { FrontDesign } from './front/front-design.ts'
import { startOf } from './geometry.ts'
import type { VehicleOptions } from './parts.ts'
import { drawVehicleParts } from './parts.ts'
import { vehicleRecords } from './ranges/index.ts'

const ground = 270
const horizon = 148

/** The middle of the right headlamp, x from the middle of the vehicle and height, in cm. */
function lampOf({ lenses, headlamp }: FrontDesign): readonly [number, number] {
  const [lens] = lenses
  return lens ? [lens[0] + 6, lens[1]] : startOf(headlamp)
}

/** A vehicle from the front on a dark road, its lamps lighting haze and asphalt. */
export function drawNightFront(options: VehicleOptions): string {
  const { width, height } = nightFrontSize
  const canvas = createCanvas(options.idPrefix)
  const car = drawVehicleParts({
    ...options,
    idPrefix: canvas.id('car'),
    view: 'front',
    surroundings: { sky: '#5d7690', ground: '#0b0d10', night: true },
  })
  const [x, lamp] = lampOf(vehicleRecords[options.range].front)
  const middle = width * 0.5
  const sky = canvas.vertical('sky', 0, horizon, [
    [0, '#04060a'],
    [0.7, '#0c131d'],
    [1, '#1d2a38'],
  ])
  const road = canvas.vertical('road', horizon, height, [
    [0, '#10161d'],
    [0.4, '#0b0e12'],
    [1, '#050608'],
  ])
  const glow = canvas.radial('glow', [
    [0, '#ffffff', 0.95],
    [0.08, '#e8f3ff', 0.7],
    [0.3, '#a9cdf0', 0.2],
    [1, '#7fb0e0', 0],
  ])
  const pool = canvas.radial('pool', [
    [0, '#dcecff', 0.5],
    [0.5, '#9cc0e4', 0.16],
    [1, '#9cc0e4', 0],
  ])
  const sides = [-x, x]
  return svgDocument({
    viewBox: { x: 0, y: 0, width, height },
    content:
      rect({ x: 0, y: 0, width, height: horizon + 1 }, { fill: sky }) +
      path(`M0 ${horizon}V128C60 118 110 132 180 124S300 136 380 122S520 130 ${width} 112V${horizon}Z`, {
        fill: '#070b10',
      }) +
      rect({ x: 0, y: horizon, width, height: height - horizon }, { fill: road }) +
      path(`M${middle - 40} ${horizon}L-140 ${height}M${middle + 40} ${horizon}L${width + 140} ${height}`, {
        ...{ fill: 'none', stroke: '#cfd6dd', 'stroke-opacity': 0.28, 'stroke-width': 3 },
      }) +
      ellipse(middle, ground - 60, 260, 130, {
        fill: canvas.radial('haze', [
          [0, '#7fa6cc', 0.3],
          [1, '#7fa6cc', 0],
        ]),
      }) +
      group({ transform: `translate(${middle} ${ground})` }, car.content) +
      sides
        .map(
          (side) =>
            ellipse(middle + side * 1.5, ground + 30, 190, 30, { fill: pool }) +
            ellipse(middle + side, ground - lamp, 120, 60, { fill: glow }) +
            ellipse(middle + side, ground - lamp, 260, 7, { fill: glow, 'fill-opacity': 0.6 }),
        )
        .join(''),
    definitions: canvas.definitions() + car.definitions,
  })
}
