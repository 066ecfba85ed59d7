import type { Canvas } from '../../core/canvas.ts'
import type { Racing } from '../../names.ts'
import type { PaintReferences } from '../paint/references.ts'
import type { VehicleRecord } from '../shape.ts'
import type { FrontOutlines } from './body.ts'
import type { FrontDesign } from './front-design.ts'

/** Passed to every part of the front view. */
export interface FrontContext {
  readonly canvas: Canvas
  readonly record: VehicleRecord
  readonly design: FrontDesign
  readonly outlines: FrontOutlines
  readonly body: PaintReferences
  readonly roof: PaintReferences
  readonly night: boolean
  readonly racing: Racing
}
