import type { Canvas } from '../core/canvas.ts'
import { createCanvas } from '../core/canvas.ts'
import type { Equipment, Racing, VehicleRange, VehicleView } from '../names.ts'
import { equip } from './equipment.ts'
import { frontOutlines } from './front/body.ts'
import type { FrontContext } from './front/context.ts'
import { drawFront } from './front/draw.ts'
import type { PaintMode, VehicleColour } from './paint/references.ts'
import { paintReferences } from './paint/references.ts'
import type { VehicleProportions } from './proportions.ts'
import { measuresOf, proportionsOf } from './proportions.ts'
import { vehicleRecords } from './ranges/index.ts'
import { drawRear } from './rear/draw.ts'
import type { VehicleRecord } from './shape.ts'
import type { Surroundings } from './side/context.ts'
import { trimBlack } from './side/context.ts'
import { drawSide } from './side/draw.ts'

export interface VehicleOptions extends Equipment {
  readonly range: VehicleRange
  readonly view?: VehicleView
  readonly colour: VehicleColour
  /** `css` recolours by custom properties ({@link PaintMode}); `literal`, the default, is plain hex. */
  readonly paint?: PaintMode
  /** Letters, digits, `-` and `_`, a letter first; unique on the page. */
  readonly idPrefix: string
  readonly racing?: Racing
  /** Drawn wider than about 800 px: soft lights are blurred instead of stacked. */
  readonly large?: boolean
  /** Whether to draw the shadow on the ground; true by default. */
  readonly shadow?: boolean
  /** The light of a scene. */
  readonly surroundings?: Surroundings
}

/**
 * A vehicle for use in a scene: `content` has its nose (in the front view its middle) at x = 0
 * on the ground line y = 0, in centimetres, and refers to `definitions`.
 */
export interface VehicleParts extends VehicleProportions {
  readonly view: VehicleView
  readonly definitions: string
  readonly content: string
  /** Where the tyres touch the ground, x in cm. */
  readonly wheels: readonly number[]
  readonly tyreRadiusCm: number
}

/** @throws RangeError for a bad id prefix, colour or race number. */
export function drawVehicleParts(options: VehicleOptions): VehicleParts {
  const record = equip(vehicleRecords[options.range], options)
  const canvas = createCanvas(options.idPrefix)
  const view = options.view ?? 'side'
  const content = views[view](canvas, record, options)
  const { track } = record.front.tyre
  return {
    ...proportionsOf(measuresOf(vehicleRecords[options.range]), view),
    view,
    definitions: canvas.definitions(),
    content,
    wheels: view === 'side' ? [record.side.frontAxle, record.side.rearAxle] : [-track, track],
    tyreRadiusCm: record.side.tyreRadius,
  }
}

function side(canvas: Canvas, record: VehicleRecord, options: VehicleOptions): string {
  const { racing, surroundings = {}, large = false, shadow = true } = options
  return drawSide(
    { canvas, record, shape: record.side, ...paints(record, options), surroundings, large },
    { wheel: record.wheel, racing, shadow },
  )
}

const front = (canvas: Canvas, record: VehicleRecord, options: VehicleOptions): string =>
  drawFront(endOn(canvas, record, options))

const rear = (canvas: Canvas, record: VehicleRecord, options: VehicleOptions): string =>
  drawRear(endOn(canvas, record, options))

const views = { side, front, rear } as const satisfies Readonly<Record<VehicleView, typeof front>>

/** What the views from the front and from the rear draw from. */
function endOn(canvas: Canvas, record: VehicleRecord, options: VehicleOptions): FrontContext {
  const design = record.front
  return {
    canvas,
    record,
    design,
    outlines: frontOutlines(design.measures),
    ...paints(record, options),
    night: options.surroundings?.night === true,
    racing: options.racing ?? {},
  }
}

function paints(record: VehicleRecord, { colour, paint = 'literal' }: VehicleOptions) {
  const body = paintReferences(colour.body, 'paint', paint)
  const roof = record.blackRoof
    ? paintReferences(trimBlack, 'roof', 'literal')
    : paintReferences(colour.roof ?? colour.body, 'roof', paint)
  return { body, roof }
}
