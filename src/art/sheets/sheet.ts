/**
 * A contact sheet: one picture of many drawings, for looking at. Every module of this folder that exports
 * `sheets()` takes part in `npm run art:sheets`.
 */
export interface ContactSheet {
  /** File name without an ending. */
  readonly name: string
  /** A whole `<svg>` with width and height, literal colours only. */
  readonly svg: string
}
