import { type Drawing, familyOf } from './families/index.ts'
import type { Size } from './family.ts'

/** The drawing as a file of its own. */
export const drawSvg = (drawing: Drawing): string => familyOf(drawing.kind).draw(drawing)

/** Its width and height in its own units: what an image's attributes take their proportions from. */
export const drawingSize = (drawing: Drawing): Size => familyOf(drawing.kind).size(drawing)
