import { box, type Ink } from '../canvas/index.ts'

/** A horizontal veil between two layers: clear at the top elevation, densest at the
 * bottom one, and gone a little below it, so that it never shows an edge. */
export function haze(
  { plate, stage }: Ink,
  colour: string,
  strength: number,
  top: number,
  bottom = 0,
): string {
  const y = stage.up(top)
  const fill = plate.linear([
    [0, colour, 0],
    [0.44, colour, strength * 0.55],
    [0.76, colour, strength],
    [1, colour, 0],
  ])
  return box(0, y, stage.width, (stage.up(bottom) - y) * 1.3, fill)
}
