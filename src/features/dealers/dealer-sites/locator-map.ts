/** A place on a map, in units of its view box. */
export type MapPlace = { readonly name: string; readonly x: number; readonly y: number }

/** A drawn map around a dealer. */
export type LocatorMap = {
  readonly width: number
  readonly height: number
  /** Outlines of the provinces and countries in view, as SVG paths in their own units. */
  readonly regions: readonly { readonly outline: string; readonly isOwn: boolean }[]
  /** Moves and scales the outlines into the view box, as an SVG transform. */
  readonly transform: string
  /** Towns around the dealer, for orientation. */
  readonly places: readonly MapPlace[]
  readonly dealer: { readonly x: number; readonly y: number }
  /** Radii of the rings at 20 and 40 km around the dealer. */
  readonly rings: readonly number[]
  /** Length of the scale bar, in units of the view box and kilometres. */
  readonly scale: { readonly length: number; readonly kilometres: number }
}
