import type { Canvas } from '../../core/canvas.ts'
import type { PaintReferences } from '../paint/references.ts'
import type { SideShape, VehicleRecord } from '../shape.ts'

/** The light around a vehicle; a scene passes the colours of its sky and ground. */
export interface Surroundings {
  /** Tints the upper body and the glass. */
  readonly sky?: string
  /** Tints the lower body. */
  readonly ground?: string
  /** Lamps glow, and the ground shadow is deeper. */
  readonly night?: boolean
}

/** Passed to every part of the side view. */
export interface SideContext {
  readonly canvas: Canvas
  readonly record: VehicleRecord
  readonly shape: SideShape
  readonly body: PaintReferences
  readonly roof: PaintReferences
  readonly surroundings: Surroundings
  /** Drawn wider than about 800 px: real blur instead of stacked strokes. */
  readonly large: boolean
}

/** Neutral white light, as in a studio. */
export const studioSky = '#ffffff'
export const trimBlack = '#17191b'

/** Radius of the wheel opening in cm. */
export function archRadius(shape: SideShape): number {
  return shape.tyreRadius * shape.arch.reach
}

/** Outer radius of the flare or cladding around the opening, or of the opening itself. */
export function archOuterRadius(shape: SideShape): number {
  return archRadius(shape) + Math.max(shape.arch.cladding ?? 0, shape.arch.flare ?? 0)
}
