import { circle, group } from '../core/svg.ts'
import type { VehicleRange } from '../names.ts'
import { draw, line } from './geometry.ts'
import { vehicleRecords } from './ranges/index.ts'
import type { SideShape, VehicleRecord } from './shape.ts'

export interface SilhouetteTones {
  readonly body: string
  /** Seen through the side windows; without it the windows are part of the body. */
  readonly glass?: string
  /** The rims of the wheels. */
  readonly rim: string
  /** Lit lines of the lamps; without them the lamps are off. */
  readonly lamps?: { readonly head: string; readonly tail: string }
}

const tailSignatureWidth = 3.4
const headSignatureWidth = 3

/**
 * The side of a vehicle in flat tones: nose at x = 0, ground at y = 0, centimetres. About 2 KB, a tenth of the complete
 * drawing, for many vehicles in one picture.
 */
export function drawSilhouette(range: VehicleRange, tones: SilhouetteTones): string {
  const { side: shape, wheel }: VehicleRecord = vehicleRecords[range]
  const { headlamp, tailLamp } = shape
  return (
    group({ fill: tones.body }, drawBody(shape)) +
    (shape.roofRail ? line(shape.roofRail, tones.body, 3) : '') +
    (tones.glass ? drawWindows(shape, tones.body, tones.glass) : '') +
    (tones.lamps
      ? line(headlamp.signature, tones.lamps.head, headSignatureWidth, { 'stroke-linecap': 'round' }) +
        line(tailLamp.signature, tones.lamps.tail, tailSignatureWidth, { 'stroke-linecap': 'round' })
      : '') +
    [shape.frontAxle, shape.rearAxle]
      .map((axle) => drawWheel(axle, shape.tyreRadius, wheel.rim, tones))
      .join('')
  )
}

/** The contour of a vehicle as one line, for laying it over another one. */
export function drawContour(range: VehicleRange, stroke: string, width: number): string {
  const { side: shape }: VehicleRecord = vehicleRecords[range]
  const outline = { 'stroke-linejoin': 'round' }
  return (
    line(shape.outline, stroke, width, outline) +
    line(shape.sideGlass, stroke, width * 0.6, outline) +
    [shape.frontAxle, shape.rearAxle]
      .map((axle) =>
        circle(axle, -shape.tyreRadius, shape.tyreRadius, { fill: 'none', stroke, 'stroke-width': width }),
      )
      .join('')
  )
}

function drawBody({
  outline,
  spoiler,
  rollBar,
  loadBed,
  frontAxle,
  rearAxle,
  tyreRadius: r,
  sill,
}: SideShape) {
  const floor = sill * 0.76
  const underbody = `M ${frontAxle} ${floor} L ${rearAxle} ${floor} L ${rearAxle + r * 0.6} ${sill + 10} L ${frontAxle - r * 0.6} ${sill + 10} Z`
  return [underbody, outline, spoiler, rollBar, loadBed?.bumper]
    .filter((part) => part !== undefined)
    .map((part) => draw(part, {}))
    .join('')
}

function drawWindows({ sideGlass, pillars }: SideShape, body: string, glass: string): string {
  return (
    draw(sideGlass, { fill: glass }) +
    group({ fill: body }, pillars.map((pillar) => draw(pillar, {})).join(''))
  )
}

function drawWheel(axle: number, radius: number, rim: number, tones: SilhouetteTones): string {
  return (
    circle(axle, -radius, radius, { fill: tones.body }) +
    circle(axle, -radius, radius * rim, { fill: 'none', stroke: tones.rim, 'stroke-width': 2 })
  )
}
