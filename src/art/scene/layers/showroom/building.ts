/** A glass pavilion lit from within: world x range, and elevation of the eaves. */
export interface Showroom {
  readonly from: number
  readonly to: number
  readonly eaves: number
  /** Depth of its threshold (0 = horizon, 1 = tyres). */
  readonly threshold: number
}
