/** The eight wheels: seven alloys of different spokes and a plain steel one. */
export const wheelStyles = [
  'five-twin',
  'y-spoke',
  'ten',
  'six',
  'turbine',
  'mesh',
  'seven',
  'steel',
] as const

export type WheelStyle = (typeof wheelStyles)[number]
export const wheelFinishes = ['silver', 'black', 'machined'] as const
export type WheelFinish = (typeof wheelFinishes)[number]

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
