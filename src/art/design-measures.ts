import type { AppStore, CloseUp, SceneName, VehicleRange } from './names.ts'
import type { VehicleSpace } from './scene/placement.ts'

/** Real measures of a range, and the height of its front view, in centimetres. */
export interface VehicleMeasures {
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  readonly frontHeightCm: number
}

/** x from the nose and height above the ground, in centimetres. */
export type Mark = readonly [x: number, height: number]

/** What programs that never draw need to know about the designs of vehicles, scenes and badges. */
export interface DesignMeasures {
  readonly vehicles: Readonly<
    Record<VehicleRange, VehicleMeasures & { readonly marks: Readonly<Partial<Record<CloseUp, Mark>>> }>
  >
  readonly scenes: Readonly<Record<SceneName, VehicleSpace & { readonly followsDaylight?: boolean }>>
  readonly storeBadges: Readonly<Record<AppStore, { readonly width: number; readonly height: number }>>
}
