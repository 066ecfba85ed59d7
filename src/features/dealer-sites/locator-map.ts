/** A place on a map, in units of its view box. */
export type MapPlace = { readonly name: string; readonly x: number; readonly y: number }

/** A drawn map around a dealer, as SVG path data. */
export type LocatorMap = {
  readonly width: number
  readonly height: number
  /** The outlines of the countries. */
  readonly land: string
  /** The borders between countries. */
  readonly borders: string
  /** Towns around the dealer, for orientation. */
  readonly places: readonly MapPlace[]
  readonly dealer: { readonly x: number; readonly y: number }
  /** Length of the scale bar, in units of the view box and kilometres. */
  readonly scale: { readonly length: number; readonly kilometres: number }
}
