import { type Drawing, familyOf } from './families/index.ts'
import type { Size } from './family.ts'

/** Returns the drawing as a standalone SVG file. */
export const drawSvg = (drawing: Drawing): string => familyOf(drawing.kind).draw(drawing)

/** Returns the width and height of a drawing in its own units, for the proportions of an `<img>`. */
export const drawingSize = (drawing: Drawing): Size => familyOf(drawing.kind).size(drawing)
