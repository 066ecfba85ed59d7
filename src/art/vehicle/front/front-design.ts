import type { MasterPath } from '../geometry.ts'
import type { FrontBody } from './body.ts'

/** How an opening between the lamps is filled. */
export type GrillePattern = 'bars' | 'mesh' | 'slats' | 'plain'

/**
 * An opening in the face: the right half of its outline from the middle back to the middle, or with
 * `apart` a closed shape that is drawn on both sides.
 */
export interface FrontOpening {
  readonly d: MasterPath
  readonly pattern: GrillePattern
  /** The frame around it. */
  readonly frame?: 'chrome' | 'gloss' | 'plastic' | 'silver'
  readonly apart?: boolean
}

/** x from the middle, height above the ground, radius. */
export type FrontLens = readonly [x: number, height: number, radius: number]

/** The front view of one range, in centimetres: right halves, x from the middle, heights above the ground. */
export interface FrontDesign {
  readonly measures: FrontBody
  readonly tyre: { readonly width: number; readonly diameter: number; readonly track: number }
  readonly openings: readonly FrontOpening[]
  readonly headlamp: MasterPath
  readonly signature: MasterPath
  readonly lenses: readonly FrontLens[]
  /** Fog lamps or the lower running lights. */
  readonly fog?: readonly FrontLens[]
  /** Dark plastic of the lower bumper. */
  readonly plastic?: MasterPath
  /** Bright skid plate in its middle. */
  readonly skid?: MasterPath
  /** Bright strips. */
  readonly chrome?: readonly MasterPath[]
  /** Folds in bonnet and bumper. */
  readonly creases: readonly MasterPath[]
  /** An intake in the bonnet. */
  readonly scoop?: MasterPath
  readonly emblem: { readonly height: number; readonly width: number }
  /** Height of the number plate's middle. */
  readonly plate: number
  /** Where the mirror's arm leaves the door, and its size. */
  readonly mirror: readonly [x: number, height: number, scale: number]
  readonly rails?: number
  /** Protruding wheel arches: how far beyond the flank in cm, and whether they are dark cladding. */
  readonly flares?: { readonly out: number; readonly clad?: boolean }
}
