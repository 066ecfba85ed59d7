import type { WheelFinish, WheelStyle } from '../../names.ts'
/** A factory wheel. */
export interface WheelFit {
  readonly style: WheelStyle
  readonly finish: WheelFinish
  /** Rim diameter over tyre diameter. */
  readonly rim: number
  /** Number of bolts; five by default. */
  readonly bolts?: number
  /** Blocks of an all-terrain tread that show over the shoulder. */
  readonly allTerrain?: boolean
  /** Brake caliper colour. */
  readonly caliper?: string
}
