import { group, path, svgDocument } from '../core/svg.ts'
import { pairBox, vehicleProportions } from '../measures.ts'
import type { VehicleRange } from '../names.ts'
import { drawContour, drawSilhouette } from '../vehicle/index.ts'

const first = { body: '#3a3f46', glass: '#aeb4b8', rim: '#aeb4b8' }
const secondTone = '#b8101f'
const lineTone = '#a49d92'

/** Two vehicles over each other, their noses at the same wall: the first one solid, the second one a contour. */
export function drawPair(ranges: { readonly first: VehicleRange; readonly second: VehicleRange }): string {
  const content =
    drawRuler() +
    drawRoofLine(ranges.first, first.body) +
    drawRoofLine(ranges.second, secondTone) +
    drawSilhouette(ranges.first, first) +
    group({ opacity: 0.16 }, drawSilhouette(ranges.second, { body: secondTone, rim: 'none' })) +
    drawContour(ranges.second, secondTone, 2.4)
  return svgDocument({ viewBox: pairBox, content })
}

/** The ground, the wall at the noses, and a mark for every half metre, longer for a whole one. */
function drawRuler(): string {
  const end = pairBox.x + pairBox.width
  let marks = ''
  for (let x = 0; x < end; x += 50) marks += `M${x} 6V${x % 100 === 0 ? 26 : 16}`
  const attributes = { fill: 'none', stroke: lineTone }
  return (
    path(`M${pairBox.x} 1H${end}M0 1V-240`, { ...attributes, 'stroke-width': 1.4 }) +
    path(marks, { ...attributes, 'stroke-width': 1.4 })
  )
}

/** A dashed line at the height of the roof, and one down at the tail. */
function drawRoofLine(range: VehicleRange, stroke: string): string {
  const { lengthCm, heightCm } = vehicleProportions(range)
  return path(`M0-${heightCm}H${lengthCm}V0`, {
    ...{ fill: 'none', stroke, 'stroke-width': 1.2, 'stroke-opacity': 0.55, 'stroke-dasharray': '6 6' },
  })
}
