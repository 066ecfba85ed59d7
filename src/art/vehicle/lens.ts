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
