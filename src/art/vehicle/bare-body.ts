import type { Canvas } from '../core/canvas.ts'
import { circle, group } from '../core/svg.ts'
import type { VehicleRange } from '../names.ts'
import { draw, line, toPathData } from './geometry.ts'
import { vehicleRecords } from './ranges/index.ts'

/** What is seen through the openings for glass and wheels. */
const INSIDE = '#171C21'

/**
 * The welded body of a vehicle from the side before it is painted: sheet metal without glass, wheels or lamps; nose at
 * x = 0, ground at y = 0, centimetres.
 */
export function drawBareBody(canvas: Canvas, range: VehicleRange): string {
  const { side } = vehicleRecords[range]
  const metal = canvas.vertical('metal', -side.height, -side.sill, [
    [0, '#F1F4F6'],
    [0.16, '#C2CAD1'],
    [0.4, '#929CA5'],
    [0.5, '#D3D9DE'],
    [0.62, '#A3ADB5'],
    [1, '#4B545D'],
  ])
  const clip = canvas.clip('bare', `<path d="${toPathData(side.outline)}"/>`)
  const arches = [side.frontAxle, side.rearAxle]
    .map((axle) => circle(axle, -side.tyreRadius, side.tyreRadius * side.arch.reach, { fill: INSIDE }))
    .join('')
  const openings =
    draw(side.sideGlass, { fill: INSIDE, 'fill-opacity': 0.86 }) +
    draw(side.windscreen, { fill: INSIDE, 'fill-opacity': 0.7 }) +
    side.pillars.map((pillar) => draw(pillar, { fill: metal })).join('') +
    draw(side.sideGlass, { fill: 'none', stroke: '#E9EEF1', 'stroke-width': 1.4, 'stroke-opacity': 0.8 })
  const folds =
    line(side.shoulder, '#FFFFFF', 2, { 'stroke-opacity': 0.7 }) +
    line(side.crease, '#FFFFFF', 1.4, { 'stroke-opacity': 0.5 }) +
    side.shutLines.map((cut) => line(cut, '#2A3138', 1.2)).join('')
  return (
    draw(side.outline, { fill: metal, stroke: '#2A3138', 'stroke-width': 1.2 }) +
    group({ 'clip-path': clip }, folds + openings + arches + draw(side.headlamp.outline, { fill: INSIDE })) +
    draw(side.tailLamp.outline, { fill: INSIDE, 'fill-opacity': 0.9 })
  )
}
