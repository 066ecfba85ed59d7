/** The map tiles that an operator configured. */
export type MapTiles = {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly url: string
  /** Shown on the map. */
  readonly attribution: string
}
