/**
 * A contact sheet: many drawings in one picture, for visual review. `npm run art:sheets` renders every module of this
 * folder that exports `sheets()`.
 */
export interface ContactSheet {
  /** File name without its extension. */
  readonly name: string
  /** A whole `<svg>` with width and height, literal colours only. */
  readonly svg: string
}
