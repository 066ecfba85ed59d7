/** A wall of rock: its crest, its faces, and the light on them. */
export interface Massif {
  readonly seed: number
  /** Elevation of the crest at a world x. */
  crest(x: number): number
  /** Elevation where its slopes end, usually hidden by nearer layers. */
  readonly foot: number
  /** Height of the vertical rock band below the crest, as a fraction of the crest's elevation. */
  readonly cliff: number
  /** Narrowest and widest buttress, in world units. */
  readonly buttress: readonly [number, number]
  /** Side the light comes from. */
  readonly light: 'left' | 'right'
  readonly lit: string
  readonly shade: string
  /** Colour into which the slopes fade. */
  readonly haze: string
  readonly rim: string
  /** Distance of outline samples; coarser for far walls. */
  readonly step?: number
  /** The scree apron: its colour at the rock, and how strongly its fans are modelled, 0–1. */
  readonly scree: { readonly colour: string; readonly folds: number }
}
