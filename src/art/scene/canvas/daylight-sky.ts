import type { Stop } from '../../core/canvas.ts'
import type { Defs } from './defs.ts'

/** The sun near the horizon, or the moon. */
export interface Luminary {
  readonly kind: 'sun' | 'moon'
  /** Elevation of its centre in wide and in upright pictures, its radius and its reach, in world units. */
  readonly elevation: number
  readonly low: number
  readonly radius: number
  readonly reach: number
  readonly disc: string
  readonly glow: string
}

/** The sky at a part of the day. */
export interface DaylightSky {
  readonly defs: Defs
  /** Colours from zenith to horizon. */
  readonly stops: readonly Stop[]
  /** None at noon, when the sun is above the picture. */
  readonly luminary?: Luminary
  readonly stars: boolean
}
