/** A glass pavilion lit from within: world x range, elevation of the eaves, and where it stands. */
export interface Showroom {
  readonly from: number
  readonly to: number
  readonly eaves: number
  /** Depth of its threshold (0 = horizon, 1 = tyres). */
  readonly threshold: number
}
