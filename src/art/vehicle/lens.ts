import type { Canvas } from '../core/canvas.ts'

/** Glass of a projector lens in its chrome ring; the same for every lamp of a drawing. */
export function lensFill(canvas: Canvas): string {
  return canvas.radial(
    'lens',
    [
      [0, '#eaf4fb'],
      [0.16, '#8fa3b2'],
      [0.42, '#26313a'],
      [0.68, '#0b0f12'],
      [0.74, '#c3cdd4'],
      [0.86, '#5c676f'],
      [1, '#101417'],
    ],
    { cy: 0.46 },
  )
}

/** The bowl around a lens: shaded above by the housing, lit below. */
export function bowlFill(canvas: Canvas): string {
  return canvas.linear(
    'bowl',
    [
      [0, '#020303'],
      [0.55, '#1c2328'],
      [1, '#93a2ad'],
    ],
    { x2: 0.25, y2: 1 },
  )
}

/** Fine upright ribs moulded into a lamp. */
export function lampRibs(canvas: Canvas): string {
  return canvas.define(
    'ribs',
    (id) =>
      `<pattern id="${id}" width="1.5" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(14)">` +
      '<path d="M.4 0V9" stroke="#fff" stroke-opacity=".1" stroke-width=".5"/></pattern>',
  )
}
